import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signAccess } from '../../src/classroom/protocol/relay/relayAccess'
import { databaseOf, ACCESS_ID, PLAN_ID } from '../../src/classroom/protocol/relay/relayDocument'
import { headerBytes } from '../../src/classroom/protocol/envelope/envelope'
import { joinBytes } from '../../src/classroom/protocol/bytes'
import { encodeBase64url } from '../../src/core/progress/file/base64url'
import { openedClass, type OpenedClass, tools } from '../classroom/protocol/openedClass'
import { bundleHub, end, makeClass } from '../hub/hubProcess'
import { basic } from '../hub/openHub'
import { type Device, newDevice } from '../hub/sealedReports'
import type { Row } from './table'

const TABLETS = 30
/** Together with the tablets these are three hundred senders, the most that a class has room for. */
const SCHOOL = 270
/** The bytes of a report of the whole course with some reviews, deflated and sealed. */
const REPORT = 2000
const PLAN = 400

/** In one round p95 is the second worst of thirty. So many extra rounds keep its median stable. */
const ROUNDS_MORE = 5
/** Both programs serve so many rounds before they are measured, because new code is still being compiled. */
const WARM_UP = 5

/**
 * Measures thirty tablets that come back at once, each with one report. Each tablet makes the app's own requests. It asks which
 * report the relay has and whether the class is open, sends its report, then asks for the saved report and the plan. The limit
 * is a bare server on the same disk, which gets as many requests of the same size and waits once for the disk.
 */
export async function measureHerd(rounds: number): Promise<readonly Row[]> {
  const program = bundleHub('hub-bench')
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  const bare = await startBare(folder)
  const hub = await program.start()
  const opened = await openedClass()
  if ((await makeClass(hub, opened)) !== 201) throw new Error('The hub made no class.')
  const path = `/${databaseOf(opened.card.classId)}`
  const fixed = await fixedDocuments(opened)
  for (const port of [hub.port, bare.port]) {
    const agent = new Agent()
    for (const [id, body] of fixed) await send(agent, port, 'PUT', `${path}/${id}`, JSON.stringify({ envelope: body }))
    agent.destroy()
  }
  const devices = await Promise.all(Array.from({ length: TABLETS }, newDevice))
  const school = await Promise.all(Array.from({ length: SCHOOL }, newDevice))
  const [ours, limit]: [number[], number[]] = [[], []]
  for (let round = 0; round < WARM_UP + rounds * ROUNDS_MORE; round += 1) {
    const bodies = await Promise.all(devices.map((device) => sealed(opened, device, round + 1)))
    for (const [port, times] of round % 2 === 0
      ? [[hub.port, ours] as const, [bare.port, limit] as const]
      : [[bare.port, limit] as const, [hub.port, ours] as const]) {
      const handIns = devices.map((device, at) => handIn(port, path, device.id, bodies[at] ?? ''))
      const p95 = percentile(await Promise.all(handIns), 0.95)
      if (round >= WARM_UP) times.push(p95)
    }
  }
  const bodies = await Promise.all(school.map((device) => sealed(opened, device, 1)))
  const wholes: number[] = []
  for (const port of [hub.port, bare.port]) {
    const started = performance.now()
    await Promise.all(school.map((device, at) => handIn(port, path, device.id, bodies[at] ?? '')))
    wholes.push(performance.now() - started)
  }
  const memory = [residentMb(hub.child), residentMb(bare.child)]
  await end(hub, 'SIGINT')
  bare.child.kill()
  program.remove()
  rmSync(folder, { recursive: true, force: true })
  return [
    { what: `hand-in of ${TABLETS} tablets at once, p95`, unit: 'ms', ours, limit, target: 1.6 },
    {
      what: `hand-in of ${SCHOOL} learners`,
      unit: 'ms',
      ours: wholes.slice(0, 1),
      limit: wholes.slice(1),
      atMost: 3000,
    },
    { what: 'memory of the hub after that', unit: 'MB', ours: memory.slice(0, 1), limit: memory.slice(1), atMost: 120 },
  ]
}

async function startBare(file: string): Promise<{ port: number; child: ChildProcess }> {
  const child = spawn(process.execPath, ['tests/bench/bareServer.mjs', file])
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: Number(line.toString()), child }
}

/** Makes the text of a signed envelope of the usual size. Its sealed content is never opened here. */
async function sealed({ card }: OpenedClass, { signer }: Device, sequence: number): Promise<string> {
  const header = headerBytes({ kind: 'report', classId: card.classId, sender: signer.key, sequence })
  const signed = joinBytes([header, tools.random(REPORT - header.length - 64)])
  return encodeBase64url(joinBytes([signed, await signer.sign(signed)]))
}

/** Writes the documents that a class has on its relay besides reports. They are its access, open, and a plan. */
async function fixedDocuments({ card, signer }: OpenedClass): Promise<readonly (readonly [string, string])[]> {
  const access = await signAccess('open', 1, signer, card)
  const header = headerBytes({ kind: 'plan', classId: card.classId, sender: signer.key, sequence: 1 })
  const signed = joinBytes([header, tools.random(PLAN - header.length - 64)])
  return [
    [ACCESS_ID, encodeBase64url(access)],
    [PLAN_ID, encodeBase64url(joinBytes([signed, await signer.sign(signed)]))],
  ]
}

/** @returns milliseconds of a complete hand-in, over a connection of its own */
async function handIn(port: number, path: string, id: string, envelope: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const [own, ...others] = [id, ACCESS_ID, PLAN_ID].map((name) => `${path}/${name}?open_revs=all`)
  const [access = '', plan = ''] = others
  const started = performance.now()
  const found = await send(agent, port, 'GET', own ?? '')
  const rev = found.status === 200 ? /"_rev":"([^"]+)"/.exec(found.text)?.[1] : undefined
  await send(agent, port, 'GET', access)
  const body = JSON.stringify({ envelope, ...(rev && { _rev: rev }) })
  const put = await send(agent, port, 'PUT', `${path}/${id}`, body)
  const kept = await send(agent, port, 'GET', own ?? '')
  await send(agent, port, 'GET', plan)
  const took = performance.now() - started
  agent.destroy()
  if (put.status !== 201 || !kept.text.includes(envelope)) throw new Error(`Not handed in: ${put.status} ${put.text}`)
  return took
}

function send(agent: Agent, port: number, method: string, path: string, body?: string) {
  const headers = {
    authorization: basic(),
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN
}

/** Returns the resident megabytes of a process, where the system reports them. */
function residentMb({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}
