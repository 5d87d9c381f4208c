import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessonFaults } from '../../../tools/content/dev/lessonFaults'
import { SHOWN_EVENT } from '../../../tools/content/dev/shownEvent'
import { asFiles, soundContent } from '../soundContent'
import { HotClient } from './HotClient'

/** The check and a watcher on a busy machine. */
const patient = { timeout: 30_000 }
const http = createHttp()
const folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'course-'))), '')
const pathOf = (file: string) => join(folder, file)
let server: ViteDevServer
const clients: HotClient[] = []

const replace = (file: string, from: string, to: string): void => {
  const text = readFileSync(pathOf(file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(pathOf(file), text.replace(from, to))
}

/** A page that shows a file, or none. */
async function openPage(file?: string): Promise<HotClient> {
  const { port } = http.address() as AddressInfo
  const client = await HotClient.connect(port, server.config.webSocketToken)
  clients.push(client)
  await expect.poll(() => client.messages, patient).toContainEqual({ type: 'connected' })
  if (file !== undefined) client.send(SHOWN_EVENT, { file })
  return client
}

const overlays = (client: HotClient) => client.messages.filter(({ type }) => type === 'error').map(({ err }) => err)
const reloads = (client: HotClient) => client.messages.filter(({ type }) => type === 'full-reload').length

beforeAll(async () => {
  for (const [file, text] of asFiles(soundContent())) {
    writeFileSync(pathOf(file), JSON.stringify(JSON.parse(text), undefined, 2))
  }
  await new Promise<void>((resolve) => http.listen(0, resolve))
  server = await createServer({
    configFile: false,
    mode: 'development',
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: http } },
    optimizeDeps: { noDiscovery: true },
    plugins: [lessonFaults(folder)],
  })
}, patient.timeout)

afterAll(async () => {
  for (const client of clients) client.close()
  await server.close()
  http.close()
  rmSync(folder, { recursive: true })
})

test(
  'sends the fault of a save, and reloads after a good one',
  async () => {
    const page = await openPage('banking_2.json')
    replace('banking_2.json', '"type": "reading",', '"type": "reading"')
    await expect
      .poll(() => overlays(page).at(-1), patient)
      .toMatchObject({
        message:
          'broken JSON: no comma, or no }, after this value. Write a comma if the list continues, or } if it ends.',
        id: pathOf('banking_2.json'),
        loc: { file: pathOf('banking_2.json'), line: 3, column: 20 },
        frame: expect.stringContaining('> 3 |   "type": "reading"\n    |                    ^\n'),
      })
    replace('banking_2.json', '"type": "reading"', '"type": "reading",')
    await expect.poll(() => reloads(page), patient).toBeGreaterThan(0)
  },
  patient.timeout,
)

test(
  'shows each page its lesson’s faults first',
  async () => {
    const [first, second] = [await openPage('banking_1.json'), await openPage('banking_3.json')]
    for (const file of ['banking_1.json', 'banking_3.json']) replace(file, '"points": 50', '"points": 70')
    await expect.poll(() => overlays(first).at(-1), patient).toMatchObject({ id: pathOf('banking_1.json') })
    await expect
      .poll(() => overlays(second).at(-1), patient)
      .toMatchObject({
        id: pathOf('banking_3.json'),
        stack: expect.stringContaining(`1 more:\n${pathOf('banking_1.json')}:5:3  points`),
      })
  },
  patient.timeout,
)

test(
  'shows a newly opened page only the faults of its lesson',
  async () => {
    const [faulty, sound] = [await openPage('banking_1.json'), await openPage('banking_2.json')]
    await expect.poll(() => overlays(faulty), patient).toHaveLength(1)
    sound.send(SHOWN_EVENT, { file: 'banking_3.json' })
    await expect.poll(() => overlays(sound), patient).toHaveLength(1)
    expect(overlays(sound)).toMatchObject([{ id: pathOf('banking_3.json') }])
  },
  patient.timeout,
)
