/**
 * The laboratory with real browsers: `tsx tests/lab/real/main.ts <engine> <kills> <seed> <lane> <lanes> <first build> <second
 * build>`. Each history has a dozen kills, and its seed is one above the last. With `lanes` lanes, each runs every `lanes`-th
 * history, with a service of its own. The last line lists the steps that were tried, in JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Learner } from '../../journeys/Learner'
import { Violation } from '../Violation'
import { chromium } from './engines/chromium'
import type { Engine } from './engines/Engine'
import { firefox } from './engines/firefox'
import { History } from './History'
import { RealSite } from './RealSite'
import { settle } from './settle'
import { livesOf } from './steps'

const KILLS_A_HISTORY = 13
const READY_MS = 120_000

const [name = '', ...words] = process.argv.slice(2)
const [kills = 25, seed = 1, lane = 0, lanes = 1] = words.slice(0, 4).map(Number)
const [first = '', second = ''] = words.slice(4)
const engine = engineNamed(name)

interface Failure {
  readonly seed: number
  readonly kills: number
  readonly after: number
  readonly why: string
  readonly sentences: readonly string[]
  readonly stack: string
  /** The last console messages. */
  readonly complaints: readonly string[]
}

const site = await RealSite.starts({ first, second })
const visited = mkdtempSync(join(tmpdir(), 'lab-visited-'))
const tried: Record<string, number> = {}
let [done, histories, confirmations] = [0, 0, 0]
let failed: Failure | undefined
try {
  await visitsOnce()
  for (let at = lane; at * KILLS_A_HISTORY < kills && failed === undefined; at += lanes)
    await oneHistory(seed + at, Math.min(KILLS_A_HISTORY, kills - at * KILLS_A_HISTORY))
} finally {
  rmSync(visited, { recursive: true, force: true, maxRetries: 5 })
  await site.ends()
}
console.log(JSON.stringify({ kills: done, histories, confirmations, tried, ...(failed && { failed }) }))
process.exit(0)

function engineNamed(name: string): Engine {
  const found = [chromium, firefox].find((one) => one.name === name)
  if (found === undefined) throw new Error(`The laboratory has no browser named “${name}”.`)
  return found
}

/** Makes a browser profile that has the site, for copies of it. */
async function visitsOnce(): Promise<void> {
  const browser = await engine.starts(visited, { looks: () => undefined, complains: () => undefined })
  const visitor = new Learner(browser.front, site.origin)
  await visitor.opens('/')
  await visitor.sees('ready offline', { withinMs: READY_MS })
  await browser.closes()
}

/**
 * A false confirmation on a screen ends everything. Any other failure may come from a busy machine or a browser that closed, so the
 * same history runs again from its start.
 */
async function oneHistory(own: number, count: number): Promise<void> {
  const first = await livesThrough(own, count)
  if (first === undefined) return
  if (first.isViolation) {
    failed = first.failure
    return
  }
  const { why, sentences, complaints } = first.failure
  console.error([`history ${own} is lived once more: ${why}`, ...sentences, ...complaints].join('\n  '))
  tried['lived once more'] = (tried['lived once more'] ?? 0) + 1
  failed = (await livesThrough(own, count))?.failure
}

async function livesThrough(
  own: number,
  count: number,
): Promise<{ readonly failure: Failure; readonly isViolation: boolean } | undefined> {
  if (site.isSecond) await site.deploysTheOther()
  await site.behaves()
  const history = new History(engine, site, await site.newAccount(), visited)
  const begun = Date.now()
  try {
    await history.run(livesOf(own, count, engine.kinds))
    await settle(history)
    return undefined
  } catch (error) {
    const { message: why, stack = '' } = error instanceof Error ? error : new Error(String(error))
    const { sentences, complaints } = history
    const failure = { seed: own, kills: count, after: done + history.kills, why, sentences, stack, complaints }
    return { failure, isViolation: error instanceof Violation }
  } finally {
    await history.remove()
    histories += 1
    done += history.kills
    confirmations += history.expectations.count
    for (const [name, times] of history.tried) tried[name] = (tried[name] ?? 0) + times
    const seconds = Math.round((Date.now() - begun) / 1000)
    console.error(`history ${own}: ${history.kills} kills, ${history.expectations.count} confirmations, ${seconds} s`)
  }
}
