/**
 * Opens pages that exchange with Firestore, by the code of this site or by the full SDK, and measures the cost of an exchange.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { ProgressDocument } from '../../src/core/progress/document'
import { launchChromium } from '../journeys/drivers/chromium'
import { untilTrue, withServer } from './visits'

export interface FirestoreBenchPage {
  /** Uploads the first document and does the rest of the actions offline. Returns the exchange that is to be measured. */
  prepare(
    project: { readonly host: string; readonly port: number; readonly projectId: string },
    documents: readonly [ProgressDocument, ...ProgressDocument[]],
  ): Promise<() => Promise<void>>
}

export interface Cost {
  readonly requests: number
  readonly writes: number
  readonly bytes: number
  readonly ms: number
}

export async function pageOf(name: 'Lite' | 'Full'): Promise<{ readonly root: string; readonly codeBytes: number }> {
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

export async function costOf(root: string, firestore: string, all: readonly ProgressDocument[]): Promise<Cost> {
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
