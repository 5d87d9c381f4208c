/**
 * `npx tsx tests/bench/firestore.ts`: what 200 actions done offline cost when the network is back, by one exchange of this
 * site and by the offline store of the full Firestore SDK, beside each other in headless Chromium over the emulator.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { startEmulators } from '../../tools/setup/startEmulators.mjs'
import type { ProgressDocument } from '../../src/progress/document'
import { TWO_HUNDRED_DEEDS } from '../firebase/counts/twoHundredDeeds'
import { launchChromium } from '../journeys/drivers/chromium'
import { MemoryReplica } from '../replication/MemoryReplica'
import { printTable, type Row } from './table'
import { removeFolder, untilTrue, withServer } from './visits'

export interface FirestoreBenchPage {
  /** Brings the first document there and does the rest of the actions offline; answers what is to be measured. */
  prepare(
    project: { readonly host: string; readonly port: number; readonly projectId: string },
    documents: readonly [ProgressDocument, ...ProgressDocument[]],
  ): Promise<() => Promise<void>>
}

interface Cost {
  readonly requests: number
  readonly writes: number
  readonly bytes: number
  readonly ms: number
}

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5)

async function documents(): Promise<readonly ProgressDocument[]> {
  const replica = new MemoryReplica(0)
  const all = [await replica.document()]
  for (const deed of TWO_HUNDRED_DEEDS) {
    await replica.do(deed, '2026-03-01')
    all.push(await replica.document())
  }
  return all
}

async function pageOf(name: 'Lite' | 'Full'): Promise<{ readonly root: string; readonly codeBytes: number }> {
  const root = mkdtempSync(join(tmpdir(), 'bench-firestore-'))
  const entry = resolve(`tests/bench/firestore${name}Page.ts`)
  const lib = { entry, formats: ['es' as const], fileName: () => 'page.js' }
  await build({ configFile: false, logLevel: 'error', build: { outDir: root, emptyOutDir: true, minify: true, lib } })
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>Bench</title><script type="module" src="/page.js"></script>',
  )
  return { root, codeBytes: brotliCompressSync(readFileSync(join(root, 'page.js'))).length }
}

async function costOf(root: string, firestore: string, all: readonly ProgressDocument[]): Promise<Cost> {
  const { hostname: host, port } = new URL(`http://${firestore}`)
  const project = { host, port: Number(port), projectId: `demo-bench-${Date.now()}` }
  const browser = await launchChromium()
  try {
    return await withServer(root, async (server) => {
      await browser.goto(`http://localhost:${server}/`)
      await untilTrue(browser, 'return globalThis.page !== undefined')
      const begin = `globalThis.send = await page.prepare(${JSON.stringify(project)}, ${JSON.stringify(all)})`
      await browser.evaluate(begin)
      const bodies: string[] = []
      browser.page.on('request', (request) => {
        if (request.url().includes(firestore)) bodies.push(request.postData() ?? '')
      })
      const timed = 'const begun = performance.now(); await send(); return performance.now() - begun'
      const ms = Number(await browser.evaluate(timed))
      const sent = bodies.filter((body) => body !== '')
      return {
        requests: bodies.length,
        writes: sent.reduce((sum, body) => sum + (decodeURIComponent(body).match(/"update":\{/g)?.length ?? 0), 0),
        bytes: sent.reduce((sum, body) => sum + Buffer.byteLength(body), 0),
        ms,
      }
    })
  } finally {
    await browser.close()
  }
}

const emulators = await startEmulators({ rules: 'firestore.rules', projectId: 'demo-prairie-ledger', quiet: true })
try {
  const all = await documents()
  const [lite, full] = [await pageOf('Lite'), await pageOf('Full')]
  const ours: Cost[] = []
  const theirs: Cost[] = []
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await costOf(full.root, emulators.firestore, all))
    ours.push(await costOf(lite.root, emulators.firestore, all))
  }
  const row = (what: string, unit: string, of: (cost: Cost) => number): Row => ({
    what,
    unit,
    ours: ours.map(of),
    limit: theirs.map(of),
    target: 1,
  })
  console.log(
    `200 actions done offline, ${rounds} rounds; the limit is the full Firestore SDK with its offline store.\n`,
  )
  printTable([
    { what: 'Code of the page, brotli', unit: 'bytes', ours: [lite.codeBytes], limit: [full.codeBytes], target: 1 },
    row('Writes that are paid for', 'count', ({ writes }) => writes),
    row('Requests', 'count', ({ requests }) => requests),
    row('Bodies of the requests', 'bytes', ({ bytes }) => bytes),
    {
      what: 'The same, as they are',
      unit: 'bytes',
      ours: ours.map(({ bytes }) => bytes),
      limit: theirs.map(({ bytes }) => bytes),
      atMost: 8000,
    },
    row('Until everything is there', 'ms', ({ ms }) => ms),
  ])
  for (const { root } of [lite, full]) removeFolder(root)
} finally {
  await emulators.stop()
}
