import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type ChromiumBrowser, launchChromium } from '../journeys/drivers/chromium'
import { slowLine } from './slowLine'
import type { Row } from './table'
import { asLearner, homeHtml, removeFolder, staticSite, untilTrue, visit, withServer } from './visits'

const LESSON = '/lesson/foundations/foundations_5'

/**
 * An expression in the page that is true when the text of the lesson can be read. The title doesn't count, because it is in the
 * page's own HTML.
 */
const TEXT = `
  [document.querySelector('article section :is(p, li)')].some(
    (text) => text !== null && text.getClientRects().length > 0 && text.textContent.trim() !== '',
  )`

const TARGETS: Readonly<Record<string, number>> = {
  'heading, warm browser, /': 1.2,
  [`first paragraph, cold browser, ${LESSON}`]: 1.3,
}

/** A person looks at a page before they open the next one. Without it, the page before would still be starting. */
const reads = () => new Promise((resolve) => setTimeout(resolve, 1500))

/** Makes the plain page of a lesson from the document that the reader sees when it has loaded. */
async function lessonAsHtml(browser: ChromiumBrowser): Promise<string> {
  const html = String(await browser.evaluate('return document.documentElement.outerHTML'))
  return `<!doctype html>${html}`
}

export async function measureOfflineHeading(rounds: number): Promise<readonly Row[]> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const plainHome = staticSite(homeHtml())
  const times = new Map<string, { ours: number[]; limit: number[] }>()
  const note = (what: string, side: 'ours' | 'limit', ms: number) => {
    const entry = times.get(what) ?? { ours: [], limit: [] }
    entry[side].push(ms)
    times.set(what, entry)
  }
  let port = 0
  let plainLesson = ''
  await withServer('dist', async (site) => {
    port = site
    await asLearner(profile, `http://localhost:${site}`, async (learner) => {
      await learner.opens(LESSON)
      await learner.sees('Key Takeaways')
    })
    const browser = await launchChromium({ profile })
    // The title and the introduction are painted before the rest of the page.
    await visit(browser, `http://localhost:${site}${LESSON}`, TEXT)
    await reads()
    plainLesson = staticSite(await lessonAsHtml(browser))
    await browser.close()
  })
  const pages = [
    ['/', plainHome],
    [LESSON, plainLesson],
  ] as const
  for (let round = 0; round < rounds; round += 1) {
    for (const [path, plain] of pages) {
      await withServer(plain, async (limitPort) => {
        for (const [side, url] of [
          ['limit', `http://localhost:${limitPort}/`],
          ['ours', `http://localhost:${port}${path}`],
        ] as const) {
          const browser = await launchChromium({ profile })
          note(`heading, cold browser, ${path}`, side, await visit(browser, url))
          await reads()
          note(`heading, warm browser, ${path}`, side, await visit(browser, url))
          await reads()
          if (path === LESSON) note(`first paragraph, warm browser, ${path}`, side, await visit(browser, url, TEXT))
          await browser.close()
          if (path !== LESSON) continue
          const cold = await launchChromium({ profile })
          note(`first paragraph, cold browser, ${path}`, side, await visit(cold, url, TEXT))
          await cold.close()
        }
      })
    }
  }
  for (const folder of [profile, plainHome, plainLesson]) removeFolder(folder)
  return [...times].map(([what, { ours, limit }]) => ({
    what: `Offline, ${what}`,
    unit: 'ms',
    ours,
    limit,
    target: TARGETS[what] ?? 1.5,
  }))
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)],
  )

/** Puts every byte of a first visit, compressed in the same way, into one file. A page fetches the file after its load. */
function oneFileSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'one-file-'))
  const bytes = filesOf('dist')
    .filter((file) => !/\/data\/lessons\/(?!manifest|figures|glossary)/.test(file) && !file.endsWith('.map'))
    .reduce((sum, file) => {
      const size = statSync(file).size
      return sum + (/\.(?:woff2|png|pdf)$/.test(file) ? size : brotliCompressSync(readFileSync(file)).length)
    }, 0)
  const noise = new Uint8Array(bytes)
  for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(noise.subarray(at, Math.min(bytes, at + 65_536)))
  writeFileSync(join(root, 'everything.woff2'), noise)
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><title>Limit</title><h1>Limit</h1><script type="module">
      const bytes = await (await fetch('/everything.woff2')).arrayBuffer()
      const cache = await caches.open('limit')
      await cache.put('/everything', new Response(bytes))
      globalThis.readyMs = performance.now()
    </script>`,
  )
  return root
}

/** Waits until the page itself says that it is ready, as a learner reads it. The limit's page sets the time on its own. */
const WATCH_READY = `
  const watch = setInterval(() => {
    if (!document.body?.textContent.includes('ready offline')) return
    clearInterval(watch)
    globalThis.readyMs = performance.now()
  }, 10)
`

export async function measureReady(rounds: number): Promise<Row> {
  const limitRoot = oneFileSite()
  const ours: number[] = []
  const limit: number[] = []
  const timed = async (port: number) => {
    const line = await slowLine(port)
    const browser = await launchChromium()
    await browser.page.addInitScript(WATCH_READY)
    await browser.page.goto(`http://localhost:${line.port}/`)
    await untilTrue(browser, 'return globalThis.readyMs !== undefined')
    const ms = Number(await browser.evaluate('return globalThis.readyMs'))
    await browser.close()
    await line.close()
    return ms
  }
  await withServer('dist', (site) =>
    withServer(limitRoot, async (page) => {
      for (let round = 0; round < rounds; round += 1) {
        limit.push(await timed(page))
        ours.push(await timed(site))
      }
    }),
  )
  removeFolder(limitRoot)
  return { what: 'First visit to ready offline, 1.6 Mbps, 150 ms', unit: 'ms', ours, limit, target: 1.3 }
}
