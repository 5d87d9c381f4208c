import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { launchChromium } from '../journeys/drivers/chromium'
import type { Row } from './table'
import { removeFolder, untilTrue, withServer } from './visits'

interface Times {
  readonly ours: readonly number[]
  readonly dexie: readonly number[]
  readonly raw: readonly number[]
  readonly grown: readonly number[]
}

/** Builds the page that has the real store and a raw IndexedDB beside it. */
async function benchPage(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'bench-store-'))
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: root,
      emptyOutDir: true,
      lib: { entry: resolve('tests/bench/storePage.ts'), formats: ['es'], fileName: () => 'store.js' },
    },
  })
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>Bench</title><h1>Bench</h1><script type="module" src="/store.js"></script>',
  )
  return root
}

/** Measures one learning action with its activity row in real IndexedDB. It answers only when both are durable. */
export async function measureActions(rounds: number): Promise<readonly Row[]> {
  const root = await benchPage()
  const browser = await launchChromium()
  try {
    const times = await withServer(root, async (port) => {
      await browser.goto(`http://localhost:${port}/`)
      await untilTrue(browser, 'return globalThis.measureActions !== undefined')
      return (await browser.evaluate(`return measureActions(${rounds * 10})`)) as Times
    })
    return [
      { what: 'One learning action, durable', unit: 'ms', ours: times.ours, limit: times.raw, target: 1.6 },
      {
        what: 'The requests of that action through Dexie',
        unit: 'ms',
        ours: times.dexie,
        limit: times.raw,
        target: 1.6,
      },
      {
        what: 'The same with 10 times the lessons and 100,000 activity rows, beside today',
        unit: 'ms',
        ours: times.grown,
        limit: times.ours,
        target: 1.5,
      },
    ]
  } finally {
    await browser.close()
    removeFolder(root)
  }
}
