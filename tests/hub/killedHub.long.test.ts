import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseOf, envelopeBytesIn } from '../../src/classroom/protocol/relay/relayDocument'
import { decodeEnvelope } from '../../src/classroom/protocol/envelope/envelope'
import { closeDatabase, openDatabase } from '../../tools/hub/store/openDatabase'
import { openedClass, type OpenedClass } from '../classroom/protocol/openedClass'
import { bundleHub, end, type HubProcess, type HubProgram, makeClass } from './hubProcess'
import { ask, basic } from './openHub'
import { type Device, newDevice, report } from './sealedReports'

/** `HUB_KILLS=100` runs more rounds, and also prints the slowest request and the highest memory use. */
const ROUNDS = Number(process.env['HUB_KILLS'] ?? 50)
const LONG = { timeout: 60_000 * Math.ceil(ROUNDS / 20) }
/** Maximum memory of a hub, in megabytes. */
const MOST_MB = 200
let [slowestMs, mostMb] = [0, 0]
let program: HubProgram
let hub: HubProcess
beforeAll(() => void (program = bundleHub('hub-killed')))
afterAll(() => {
  hub.child.kill('SIGKILL')
  program.remove()
})

interface Sending extends Device {
  /** The highest sequence that was sent, and the highest that was answered. */
  sent: number
  answered: number
  rev: unknown
}

it('a hub that is killed during writes loses no answered report', LONG, async () => {
  const opened = await openedClass()
  const path = `/${databaseOf(opened.card.classId)}`
  const devices: Sending[] = []
  for (let at = 0; at < 4; at += 1) devices.push({ ...(await newDevice()), sent: 0, answered: 0, rev: undefined })
  const answered = () => devices.reduce((sum, device) => sum + device.answered, 0)
  hub = await program.start()
  expect(await makeClass(hub, opened)).toBe(201)
  for (let round = 0; round < ROUNDS; round += 1) {
    const until = answered() + 2 + (round % 7)
    const writing = devices.map((device) => write(hub.port, path, opened, device))
    await expect.poll(answered, { interval: 1, timeout: 60_000 }).toBeGreaterThan(until)
    mostMb = Math.max(mostMb, peakMb(hub))
    expect(await end(hub, 'SIGKILL')).toEqual([null, 'SIGKILL'])
    await Promise.all(writing)
    hub = await program.start()
    for (const device of devices) await check(hub.port, path, device)
  }
  expect(await end(hub, 'SIGINT')).toEqual([0, null])
  expect(mostMb).toBeLessThan(MOST_MB)
  if ('HUB_KILLS' in process.env) console.log({ kills: ROUNDS, reports: answered(), slowestMs, mostMb })
  const database = openDatabase(join(program.data, 'hub.sqlite'))
  expect(database.pragma('integrity_check')).toMatchObject([{ integrity_check: 'ok' }])
  closeDatabase(database)
})

/** The highest memory use of a process, if the system reports it. */
function peakMb({ child }: HubProcess): number {
  const file = `/proc/${child.pid}/status`
  if (!existsSync(file)) return 0
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(file, 'utf8')) ?? []
  return Number(kilobytes ?? 0) / 1000
}

/** Hands in one report after another, until the hub is gone. */
async function write(port: number, path: string, opened: OpenedClass, device: Sending) {
  for (;;) {
    const body = { ...(await report(opened, device, device.sent + 1)), _rev: device.rev }
    device.sent += 1
    const asked = { method: 'PUT', target: `${path}/${device.id}`, headers: { authorization: basic() }, body }
    const began = performance.now()
    const answer = await ask(port, asked).catch(() => undefined)
    if (answer?.status !== 201) return
    slowestMs = Math.max(slowestMs, performance.now() - began)
    device.answered = device.sent
    device.rev = (JSON.parse(answer.text) as { rev: string }).rev
  }
}

/** Checks that every answered report is there. A report in transit may be there. */
async function check(port: number, path: string, device: Sending) {
  const answer = await ask(port, { target: `${path}/${device.id}`, headers: { authorization: basic() } })
  const document: { readonly _rev?: string } = answer.status === 404 ? {} : (JSON.parse(answer.text) as object)
  const decoded = decodeEnvelope(envelopeBytesIn(document) ?? new Uint8Array())
  const sequence = decoded.kind === 'envelope' ? decoded.envelope.sequence : 0
  expect(sequence).toBeGreaterThanOrEqual(device.answered)
  expect(sequence).toBeLessThanOrEqual(device.sent)
  device.rev = document._rev
}
