/**
 * Kills the hub of a class while a learner hands in: `tsx tests/lab/real/hub.ts <kills> <seed>`. When the hub is back, it must
 * have everything that the screen calls handed in. Each history has a class and a learner of its own. The last line
 * lists the steps that were tried.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '../../journeys/drivers/chromium'
import { freePort } from '../../journeys/freePort'
import { Learner } from '../../journeys/Learner'
import { bundleHub } from '../../hub/hubProcess'
import { chanceOf } from '../chance'
import { HandingIn } from './HandingIn'

const KILLS_A_HISTORY = 13

const [kills = 13, seed = 1] = process.argv.slice(2).map(Number)

const program = bundleHub('lab-hub')
const tried: Record<string, number> = {}
const counts = (what: string) => void (tried[what] = (tried[what] ?? 0) + 1)
let [done, histories, confirmations] = [0, 0, 0]
let failed: object | undefined
try {
  while (done < kills && failed === undefined)
    await oneHistory(seed + histories, Math.min(KILLS_A_HISTORY, kills - done))
} finally {
  program.remove()
}
console.log(JSON.stringify({ kills: done, histories, confirmations, tried, ...(failed && { failed }) }))
process.exit(0)

async function oneHistory(own: number, count: number): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'lab-hub-'))
  const browser = await launchChromium({ profile })
  const port = freePort()
  const handingIn = new HandingIn(program, port, new Learner(browser, `http://localhost:${port}`), counts)
  const begun = Date.now()
  try {
    await handingIn.begins()
    await handingIn.run(chanceOf(own), count)
  } catch (error) {
    const { message: why, stack = '' } = error instanceof Error ? error : new Error(String(error))
    failed = { seed: own, kills: count, after: done + handingIn.kills, why, sentences: handingIn.sentences, stack }
  } finally {
    await handingIn.ends()
    await browser.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  histories += 1
  done += handingIn.kills
  confirmations += handingIn.confirmations
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.error(
    `class ${own}: ${handingIn.kills} kills of the hub, ${handingIn.confirmations} confirmations, ${seconds} s`,
  )
}
