import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { databaseOf, envelopeBytesIn, PIN_HEADER } from '../../src/classroom/relay/relayDocument'
import { decodeEnvelope } from '../../src/classroom/envelope/envelope'
import { encodeBase64url } from '../../src/progress/file/base64url'
import { closeDatabase, openDatabase } from '../../tools/hub/store/openDatabase'
import { openedClass, type OpenedClass } from '../classroom/openedClass'
import { ask, basic } from './openHub'
import { type Device, newDevice, report } from './sealedReports'

const ROUNDS = 50
const bundle = '.cache/hub-test'
const data = mkdtempSync(join(tmpdir(), 'killed-hub-'))
let child: ChildProcess | undefined

/** The program that `npm run hub` starts. */
beforeAll(() => {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', 'tools/hub/vite.config.ts', '--outDir', bundle]
  execFileSync(process.execPath, vite)
})
afterAll(() => {
  child?.kill('SIGKILL')
  for (const folder of [data, bundle]) rmSync(folder, { recursive: true, force: true })
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
  const first = await start()
  expect(await makeClass(first, path, opened)).toBe(201)
  await kill()
  for (let round = 0; round < ROUNDS; round += 1) {
    const { port } = await start()
    for (const device of devices) await check(port, path, device)
    const until = devices.reduce((sum, { answered }) => sum + answered, 0) + 2 + (round % 7)
    const writing = devices.map((device) => write(port, path, opened, device))
    await expect.poll(() => devices.reduce((sum, { answered }) => sum + answered, 0), POLLING).toBeGreaterThan(until)
    await kill()
    await Promise.all(writing)
  }
  const { port } = await start()
  for (const device of devices) await check(port, path, device)
  const ended = once(child ?? process, 'exit')
  child?.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  const database = openDatabase(join(data, 'hub.sqlite'))
  expect(database.pragma('integrity_check')).toMatchObject([{ integrity_check: 'ok' }])
  closeDatabase(database)
})

const POLLING = { interval: 1, timeout: 60_000 }

interface Started {
  readonly port: number
  readonly pin: string
}

async function start(): Promise<Started> {
  child = spawn(process.execPath, [join(bundle, 'main.js'), '--port', '0', '--data', data])
  let [port, pin] = [0, '']
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    pin = /^PIN for one new class: (.+)$/.exec(line)?.[1] ?? pin
    port = Number(/^The hub is at .+:(\d+)$/.exec(line)?.[1] ?? port)
    if (line === 'Stop with Ctrl-C.') break
  }
  return { port, pin }
}

async function kill() {
  const dying = child
  if (dying === undefined) return
  const ended = once(dying, 'exit')
  dying.kill('SIGKILL')
  await ended
}

async function makeClass({ port, pin }: Started, path: string, { card }: OpenedClass): Promise<number> {
  const body = { verifyingKey: encodeBase64url(card.verifyingKey), sealingKey: encodeBase64url(card.sealingKey) }
  const headers = { authorization: basic(), [PIN_HEADER]: pin }
  return (await ask(port, { method: 'PUT', target: path, headers, body })).status
}

/** Hands in one report after another, until the hub is gone. */
async function write(port: number, path: string, opened: OpenedClass, device: Sending) {
  for (;;) {
    const body = { ...(await report(opened, device, device.sent + 1)), _rev: device.rev }
    device.sent += 1
    const headers = { authorization: basic() }
    const answer = await ask(port, { method: 'PUT', target: `${path}/${device.id}`, headers, body }).catch(
      () => undefined,
    )
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
