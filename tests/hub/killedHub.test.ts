import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseOf, envelopeBytesIn } from '../../src/classroom/relay/relayDocument'
import { decodeEnvelope } from '../../src/classroom/envelope/envelope'
import { closeDatabase, openDatabase } from '../../tools/hub/store/openDatabase'
import { openedClass, type OpenedClass } from '../classroom/openedClass'
import { bundleHub, end, type HubProcess, type HubProgram, makeClass } from './hubProcess'
import { ask, basic } from './openHub'
import { type Device, newDevice, report } from './sealedReports'

const ROUNDS = 50
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

it('loses no report that it has answered, killed 50 times in the middle of writing', async () => {
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
    expect(await end(hub, 'SIGKILL')).toEqual([null, 'SIGKILL'])
    await Promise.all(writing)
    hub = await program.start()
    for (const device of devices) await check(hub.port, path, device)
  }
  expect(await end(hub, 'SIGINT')).toEqual([0, null])
  const database = openDatabase(join(program.data, 'hub.sqlite'))
  expect(database.pragma('integrity_check')).toMatchObject([{ integrity_check: 'ok' }])
  closeDatabase(database)
})

/** Hands in one report after another, until the hub is gone. */
async function write(port: number, path: string, opened: OpenedClass, device: Sending) {
  for (;;) {
    const body = { ...(await report(opened, device, device.sent + 1)), _rev: device.rev }
    device.sent += 1
    const asked = { method: 'PUT', target: `${path}/${device.id}`, headers: { authorization: basic() }, body }
    const answer = await ask(port, asked).catch(() => undefined)
    if (answer?.status !== 201) return
    device.answered = device.sent
    device.rev = (JSON.parse(answer.text) as { rev: string }).rev
  }
}

/** What was answered is here; what was on its way may be. */
async function check(port: number, path: string, device: Sending) {
  const answer = await ask(port, { target: `${path}/${device.id}`, headers: { authorization: basic() } })
  const document: { readonly _rev?: string } = answer.status === 404 ? {} : (JSON.parse(answer.text) as object)
  const decoded = decodeEnvelope(envelopeBytesIn(document) ?? new Uint8Array())
  const sequence = decoded.kind === 'envelope' ? decoded.envelope.sequence : 0
  expect(sequence).toBeGreaterThanOrEqual(device.answered)
  expect(sequence).toBeLessThanOrEqual(device.sent)
  device.rev = document._rev
}
