/** Finds the browsers that the journeys run in, without changing anything. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstOf, isExecutable } from './findProgram.mjs'
import { findNpmShell } from './npmChromium.mjs'

/** Playwright's own installer of Chromium, as arguments of Node. It needs no root and no package manager. */
export const installChromium = [
  fileURLToPath(new URL('../../node_modules/playwright-core/cli.js', import.meta.url)),
  'install',
  'chromium',
]

/** @returns {string | undefined} the Chromium that the installer has downloaded */
export function findPlaywrightChromium() {
  try {
    // It runs in a separate process, because this file is loaded before any package is installed.
    const program = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))"
    const path = execFileSync(process.execPath, ['-e', program], {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** Where Windows installs a program. @param {string} path */
const programFiles = (path) =>
  [process.env.ProgramFiles, process.env['ProgramFiles(x86)']].flatMap((folder) =>
    folder === undefined ? [] : [join(folder, path)],
  )

/** @returns {string | undefined} the program, or undefined if there is none */
export const findChromium = () =>
  firstOf(
    'CHROMIUM_BIN',
    ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      ...programFiles('Google/Chrome/Application/chrome.exe'),
    ],
  ) ?? findPlaywrightChromium()

/**
 * Chromium without a browser window. It is the same engine, but starts and paints at three quarters of the cost. A
 * configured Chromium takes precedence.
 *
 * @returns {string | undefined}
 */
export const findHeadlessShell = () =>
  process.env.CHROMIUM_BIN ? undefined : (firstOf('HEADLESS_SHELL_BIN', ['chromium-headless-shell']) ?? findNpmShell())

/** @returns {string | undefined} Chromium, or else the one without a window, which has no camera and installs nothing */
export const findAnyChromium = () => findChromium() ?? findHeadlessShell()

/** @returns {string | undefined} */
export const findFirefox = () =>
  firstOf(
    'FIREFOX_BIN',
    ['firefox-esr', 'firefox'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox', ...programFiles('Mozilla Firefox/firefox.exe')],
  )

const miniBrowser = () =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu', 'arm-linux-gnueabihf']
    .flatMap((machine) =>
      ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find(isExecutable)

/** @returns {{ driver: string, browser: string, xvfb: string } | undefined} WebKitGTK, its driver and the display that it needs */
export function findWebKit() {
  const driver = firstOf('WEBKIT_DRIVER_BIN', ['WebKitWebDriver'])
  const browser = firstOf('WEBKIT_BROWSER_BIN', ['MiniBrowser']) ?? miniBrowser()
  const xvfb = firstOf('XVFB_BIN', ['Xvfb'])
  return driver && browser && xvfb ? { driver, browser, xvfb } : undefined
}

/**
 * The engines that journeys leave out, because they are not here. A run in CI needs Firefox. `ENGINES=all` asks for all, so a
 * missing one fails.
 *
 * @param {{ env?: NodeJS.ProcessEnv, isHere?: Record<'firefox' | 'webkit', () => unknown> }} [of]
 * @returns {readonly ('firefox' | 'webkit')[]}
 */
export function leftOutEngines({ env = process.env, isHere = { firefox: findFirefox, webkit: findWebKit } } = {}) {
  if (env.ENGINES === 'all') return []
  const optional = /** @type {const} */ (env.CI === 'true' ? ['webkit'] : ['firefox', 'webkit'])
  return optional.filter((engine) => !isHere[engine]())
}
