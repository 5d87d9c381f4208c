import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium as playwright, type ElementHandle, type Page } from 'playwright-core'
import { findAnyChromium, findHeadlessShell } from '../../../tools/setup/browsers.mjs'
import { findOldChromium } from '../../../tools/setup/oldChromium.mjs'
import { answers } from './answers'
import type { Browser, BrowserKind } from './Browser'

/**
 * Chromium uses only the last list of disabled features, so this one includes Playwright's own. It adds the pages of the
 * address bar, which no test sees. Each start of a browser would load two of them.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

const NOBODY_ELSE = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/** Makes only this machine reachable and turns Chromium's own requests off. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${DISABLED_FEATURES.join()}`,
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
  `--host-resolver-rules=${NOBODY_ELSE}`,
]

export interface ChromiumBrowser extends Browser {
  readonly context: BrowserContext
  readonly page: Page
  readonly profile: string
}

const wrap = (body: string) => `(async () => { ${body} })()`

export function driveChromiumPage(
  context: BrowserContext,
  page: Page,
  profile: string,
  close: () => Promise<void>,
): ChromiumBrowser {
  const element = async (body: string): Promise<ElementHandle> => {
    const handle = (await answers(page.evaluateHandle(wrap(body)), body)).asElement()
    if (handle === null) throw new Error(`No element for: ${body}`)
    return handle
  }
  return {
    name: 'chromium',
    context,
    page,
    profile,
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: (body) => answers(page.evaluate(wrap(body)), body),
    click: async (body) => (await element(body)).click(),
    type: async (body, text) => (await element(body)).fill(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => answers(page.setViewportSize({ width, height }), `${width} by ${height} px`),
    close,
  }
}

export interface ChromiumOptions {
  /** A profile folder to continue with. Without it, a new one is made and removed at the end. */
  readonly profile?: string
  /** A profile folder to copy at the start. No browser has it open. */
  readonly copyOf?: string
  readonly colorScheme?: 'light' | 'dark'
  readonly timezoneId?: string
  /** The language that the browser prefers. */
  readonly locale?: string
  /** Lets no page have a service worker. */
  readonly blocksWorkers?: boolean
  /** Turns scripts off as a visitor does. The page's own scripts are loaded but never run. */
  readonly javaScriptEnabled?: boolean
  readonly hasTouch?: boolean
  /** Gives every light page dark colors, as Chrome for Android can. */
  readonly darkensPages?: boolean
  /** Makes Chromium behave as on a phone with 512 MB. Scripts of a page get 286 MB, and memory is freed sooner. */
  readonly hasLittleMemory?: boolean
  /** A film that replaces the camera, which is allowed already. The module fakeCamera.ts writes one. */
  readonly camera?: string
  /** A name of this machine, and the certificate that is trusted for it. */
  readonly trusted?: { readonly name: string; readonly keyHash: string }
  /** A name, and the port of this machine that answers it as if it were another device on the local network. */
  readonly neighbor?: { readonly name: string; readonly port: number }
}

const cameraFlags = (film: string) => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
]

const trustFlags = ({ name, keyHash }: NonNullable<ChromiumOptions['trusted']>) => [
  // If a flag is given twice, the last one counts.
  `--host-resolver-rules=MAP ${name} 127.0.0.1, ${NOBODY_ELSE}`,
  `--ignore-certificate-errors-spki-list=${keyHash}`,
]

const neighborFlags = ({ name, port }: NonNullable<ChromiumOptions['neighbor']>) => [
  `--host-resolver-rules=MAP ${name} 127.0.0.1:${port}, ${NOBODY_ELSE}`,
  `--ip-address-space-overrides=127.0.0.1:${port}=local`,
]

export function launchChromium(options: ChromiumOptions = {}): Promise<ChromiumBrowser> {
  return launches(findAnyChromium(), options)
}

/**
 * Starts the engine without Chromium's user interface, which is cheaper, or Chromium if there is none. Installing, tasks after
 * the tab is closed, cameras, permissions and measurements need Chromium itself.
 */
export function launchHeadlessShell(options: ChromiumOptions = {}): Promise<ChromiumBrowser> {
  return launches(findHeadlessShell() ?? findAnyChromium(), options)
}

/**
 * Starts Chromium of 2021 to 2023, without a graphics card. Playwright's own press and typing need features of version 105, so
 * this driver uses the mouse and the keyboard instead.
 */
export async function launchOldChromium(
  version: '92' | '103' | '109',
  options: ChromiumOptions,
): Promise<ChromiumBrowser> {
  const browser = await launches(findOldChromium(version), options, ['--disable-gpu'])
  const { page } = browser
  const click = async (body: string): Promise<void> => {
    const middle = await page.evaluate<readonly [x: number, y: number] | null>(`(async () => {
      const element = await ${wrap(body)}
      if (!(element instanceof Element)) return null
      element.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    })()`)
    if (middle === null) throw new Error(`No element for: ${body}`)
    await page.mouse.click(...middle)
  }
  const type = async (body: string, text: string): Promise<void> => {
    await click(body)
    await page.evaluate('document.activeElement.select()')
    await page.keyboard.press('Backspace')
    await page.keyboard.insertText(text)
  }
  return { ...browser, click, type }
}

async function launches(
  executablePath: string | undefined,
  options: ChromiumOptions,
  flags: readonly string[] = [],
): Promise<ChromiumBrowser> {
  if (executablePath === undefined) throw new Error('No Chromium here: run npm test, which installs one.')
  const profile = options.profile ?? mkdtempSync(join(tmpdir(), 'chromium-'))
  if (options.copyOf !== undefined) cpSync(options.copyOf, profile, { recursive: true })
  const context = await playwright.launchPersistentContext(profile, {
    executablePath,
    args: [
      ...CHROMIUM_FLAGS,
      ...flags,
      ...(options.hasLittleMemory === true ? ['--enable-low-end-device-mode'] : []),
      ...(options.darkensPages === true ? ['--enable-features=WebContentsForceDark'] : []),
      ...(options.camera === undefined ? [] : cameraFlags(options.camera)),
      ...(options.trusted === undefined ? [] : trustFlags(options.trusted)),
      ...(options.neighbor === undefined ? [] : neighborFlags(options.neighbor)),
    ],
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...(options.colorScheme === undefined ? {} : { colorScheme: options.colorScheme }),
    ...(options.timezoneId === undefined ? {} : { timezoneId: options.timezoneId }),
    ...(options.locale === undefined ? {} : { locale: options.locale }),
    ...(options.blocksWorkers === true ? { serviceWorkers: 'block' as const } : {}),
    ...(options.javaScriptEnabled === undefined ? {} : { javaScriptEnabled: options.javaScriptEnabled }),
    ...(options.hasTouch === undefined ? {} : { hasTouch: options.hasTouch }),
  })
  const page = context.pages()[0] ?? (await context.newPage())
  return driveChromiumPage(context, page, profile, async () => {
    await context.close()
    if (options.profile === undefined) rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
  })
}

export const chromium: BrowserKind = { name: 'chromium', launch: () => launchChromium() }
