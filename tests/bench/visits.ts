import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../tools/serve/startServer.mjs'
import type { ChromiumBrowser } from '../journeys/drivers/chromium'

/** Notes when the first heading can be seen. */
const WATCH = `
  const look = () => {
    const heading = document.querySelector('h1')
    if (heading !== null && heading.getClientRects().length > 0 && heading.textContent.trim() !== '') {
      requestAnimationFrame(() => { globalThis.headingSeen = performance.now() })
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
`

export interface Visit {
  readonly headingMs: number
}

/** The same visible page as plain HTML: no script, no manifest, no worker. */
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

/** Asks the page again and again. Times are taken in the page, so that the asking costs none. */
export async function untilTrue(browser: ChromiumBrowser, body: string, withinMs = 120_000): Promise<void> {
  const deadline = Date.now() + withinMs
  while ((await browser.evaluate(body)) !== true) {
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms for: ${body}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export async function visit(browser: ChromiumBrowser, url: string, cpuSlowdown: number): Promise<Visit> {
  const session = await browser.context.newCDPSession(browser.page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await browser.page.addInitScript(WATCH)
  await browser.page.goto(url, { waitUntil: 'load' })
  await untilTrue(browser, 'return globalThis.headingSeen !== undefined')
  return { headingMs: Number(await browser.evaluate('return headingSeen')) }
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
