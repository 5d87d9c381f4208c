import puppeteer, { type Browser as Puppet, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { findFirefox } from '../../../tools/setup/browsers.mjs'
import { answers } from './answers'
import type { Browser } from './Browser'

const START_MS = 90_000
const SIZE = { width: 1280, height: 800 } as const

const wrap = (body: string) => `(async () => { ${body} })()`

export interface FirefoxOptions {
  /** A profile folder to continue with. Without it, a new one is made and removed at the end. */
  readonly profile?: string
  readonly preferences?: Readonly<Record<string, unknown>>
  /** Lets `inFirefox` look into the browser itself. */
  readonly isLookedInto?: boolean
}

interface Launched {
  readonly browser: Puppet
  readonly page: Page
}

/** Starts Firefox and uses its first page. */
export async function launchFirefox({
  profile,
  preferences = {},
  isLookedInto = false,
}: FirefoxOptions = {}): Promise<Launched> {
  const executablePath = findFirefox()
  if (executablePath === undefined) throw new Error('No Firefox here: run npm test, which installs one.')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: START_MS,
    defaultViewport: SIZE,
    ...(profile === undefined ? {} : { userDataDir: profile }),
    ...(isLookedInto ? { args: ['--remote-allow-system-access'] } : {}),
    // Firefox's own requests (updates, captive-portal probes, telemetry) would only wait for a network that isn't there.
    extraPrefsFirefox: {
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'app.update.enabled': false,
      'ui.prefersReducedMotion': 1,
      ...preferences,
    },
  })
  const page = (await browser.pages())[0] ?? (await browser.newPage())
  await page.setViewport(SIZE)
  return { browser, page }
}

interface FirefoxConnection {
  send(method: string, parameters: object): Promise<{ readonly result: never }>
}

/** Runs the body of an asynchronous function in the browser’s own window, and returns its text. */
export async function inFirefox(browser: Puppet, body: string): Promise<string> {
  const { connection } = browser as unknown as { readonly connection: FirefoxConnection }
  const { result: tree } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
  const { contexts } = tree as { readonly contexts: readonly { readonly context: string }[] }
  const { result } = await connection.send('script.evaluate', {
    expression: `(async () => { const value = await ${wrap(body)}; return String(value) })()`,
    target: { context: contexts[0]?.context },
    awaitPromise: true,
  })
  const answer = result as { readonly result?: { readonly value?: string }; readonly exceptionDetails?: unknown }
  if (answer.result?.value === undefined) throw new Error(`Firefox answered ${JSON.stringify(answer)}`)
  return answer.result.value
}

export function driveFirefoxPage(page: Page, close: () => Promise<void>): Browser {
  const element = async (body: string): Promise<ElementHandle<HTMLElement>> => {
    const handle = (await answers(page.evaluateHandle(wrap(body)), body)).asElement()
    if (handle === null) throw new Error(`No element for: ${body}`)
    return handle as ElementHandle<HTMLElement>
  }
  return {
    name: 'firefox',
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (body) => answers(page.evaluate(wrap(body)), body),
    click: async (body) => {
      const target = await element(body)
      await target.scrollIntoView()
      await target.click()
    },
    type: async (body, text) => {
      const field = await element(body)
      await field.click()
      // Three clicks would select a line, or only a word on a busy page.
      await field.evaluate((one) => (one as HTMLInputElement).select())
      await page.keyboard.press('Backspace')
      await field.type(text)
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    resize: (width, height) => page.setViewport({ width, height }),
    close,
  }
}
