/**
 * Makes sure that Chromium, Firefox and WebKit are available. Finds them, or installs them if it may: as root with Debian's
 * packages, or else Chromium with Playwright, or its engine without a window from npm.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  findAnyChromium,
  findChromium,
  findFirefox,
  findHeadlessShell,
  findWebKit,
  installChromium,
  leftOutEngines,
} from './browsers.mjs'
import { leftOutLine } from './leftOut.mjs'
import { ensureNpmShell } from './npmChromium.mjs'
import { giveUp, run } from './run.mjs'

const packages = {
  chromium: ['chromium', 'fonts-liberation'],
  shell: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

const missing = () => [...(findFirefox() ? [] : ['firefox']), ...(findWebKit() ? [] : ['webkit'])]

/** This browser only saves time. Full Chromium replaces it if it is missing. */
const isShellToBeHad = () =>
  !findHeadlessShell() &&
  !process.env.CHROMIUM_BIN &&
  spawnSync('apt-cache', ['show', ...packages.shell], { stdio: 'ignore' }).status === 0

/** @param {readonly (keyof typeof packages)[]} names */
async function installWithApt(names) {
  const wanted = names.flatMap((name) => packages[name])
  console.log(`Installing ${wanted.join(', ')} (apt-get) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  if (names.some((name) => name !== 'shell')) await run('apt-get', ['update', '-qq'], quiet)
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], quiet)
}

/** Makes sure of Chromium, or of its engine without a window. In CI it must be here, elsewhere its journeys are left out. */
export async function ensureChromium() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (isDebianRoot && !findChromium()) await installWithApt(['chromium'])
  if (isDebianRoot && isShellToBeHad()) await installWithApt(['shell'])
  if (findAnyChromium()) return
  console.log('Installing Chromium (playwright) …')
  await run(process.execPath, installChromium)
  if (findAnyChromium()) return
  await ensureNpmShell()
  if (findAnyChromium()) return
  const sentence = 'No Chromium could be had. Install Chromium or Chrome, or set CHROMIUM_BIN to it.'
  if (process.env.CI === 'true') giveUp(sentence)
  console.log(leftOutLine(`everything in a browser. ${sentence}`))
}

/** @returns {Promise<readonly string[]>} the browsers that are not available */
export async function ensureBrowsers() {
  await ensureChromium()
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (missing().length > 0 && isDebianRoot) await installWithApt(missing())
  const still = missing()
  if (still.length === 0) return still
  const names = still.flatMap((name) => packages[name]).join(' ')
  const sentence = `Journeys in ${still.join(' and ')} need Debian's packages (apt-get install ${names}).`
  const left = leftOutEngines()
  if (still.every((name) => left.includes(name))) console.log(leftOutLine(sentence))
  else if (process.env.CI === 'true') giveUp(sentence)
  else console.log(sentence)
  return still
}
