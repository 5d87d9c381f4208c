import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lessonWords } from '#words/lesson'
import { startServer } from '../../tools/serve/startServer.mjs'
import { type ChromiumBrowser, type ChromiumOptions, launchChromium } from '../journeys/drivers/chromium'
import { Learner } from '../journeys/Learner'

/** An expression in the page that is true when the first heading is visible. */
const HEADING = `
  [document.querySelector('h1')].some(
    (heading) => heading !== null && heading.getClientRects().length > 0 && heading.textContent.trim() !== '',
  )`

/** Records when an expression was first true of the painted page. */
const watchFor = (seen: string) => `
  const look = () => {
    if (${seen}) requestAnimationFrame(() => { globalThis.paintedAt = performance.now() })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
`

/** Serves the same visible page as plain HTML, without a script, a manifest or a worker. */
export function staticSite(html: string): string {
  const root = mkdtempSync(join(tmpdir(), 'static-'))
  cpSync('dist', root, { recursive: true })
  const plain = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|manifest)"[^>]*>/g, '')
  writeFileSync(join(root, 'index.html'), plain)
  return root
}

export const homeHtml = () => readFileSync('dist/index.html', 'utf8')

/** Asks the page again and again. Times are taken in the page, so that the polling costs none. */
export async function untilTrue(browser: ChromiumBrowser, body: string, withinMs = 120_000): Promise<void> {
  const deadline = Date.now() + withinMs
  while ((await browser.evaluate(body)) !== true) {
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms for: ${body}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Opens an address in a new page and returns the milliseconds until `seen`, an expression in the page, is painted. */
export async function visit(browser: ChromiumBrowser, url: string, seen = HEADING): Promise<number> {
  const watch = await browser.page.addInitScript(watchFor(seen))
  await browser.page.goto(url, { waitUntil: 'load' })
  await untilTrue(browser, 'return globalThis.paintedAt !== undefined')
  await watch.dispose()
  return Number(await browser.evaluate('return paintedAt'))
}

export type Launch = (options: ChromiumOptions) => Promise<ChromiumBrowser>

/** Starts the site as Maya in a new profile, and continues when everything is on her device. */
export async function asLearner(
  profile: string,
  origin: string,
  goesOn: (learner: Learner, browser: ChromiumBrowser) => Promise<void>,
  launch: Launch = launchChromium,
): Promise<void> {
  const browser = await launch({ profile })
  try {
    const learner = new Learner(browser, origin)
    await learner.opens('/login')
    await learner.types('Maya', 'First name')
    await learner.presses('Start learning')
    await learner.sees('Ready offline', { withinMs: 60_000 })
    await goesOn(learner, browser)
  } finally {
    await browser.close()
  }
}

/** Completes the first lesson. A learner who hasn't learned anything has only a next step on the dashboard. */
export async function completesLesson(learner: Learner): Promise<void> {
  await learner.opens('/lesson/foundations/foundations_1')
  await learner.presses(lessonWords.markComplete)
  await learner.sees('Undo')
}

export async function withServer<T>(root: string, task: (port: number) => Promise<T>): Promise<T> {
  const server = await startServer({ root, port: 0 })
  try {
    return await task(server.port)
  } finally {
    await server.close()
  }
}

export const removeFolder = (path: string) => rmSync(path, { recursive: true, force: true, maxRetries: 5 })
