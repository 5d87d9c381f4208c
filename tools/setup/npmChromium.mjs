/**
 * The engine of Chromium without a window, from npm, for a machine without a browser. It needs no root, and is built for Linux on
 * x64. Needs no package itself.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isExecutable } from './findProgram.mjs'
import { run } from './run.mjs'
import { npmProgram } from './scriptOf.mjs'
import { unpackChromium } from './unpackChromium.mjs'

const VERSION = '153.0.0'
const folder = fileURLToPath(new URL('../../.cache/npm-chromium/', import.meta.url))
const program = `${folder}${VERSION}/chromium`

/** @returns {string | undefined} */
export const findNpmShell = () => (isExecutable(program) ? program : undefined)

export async function ensureNpmShell() {
  if (findNpmShell() || process.platform !== 'linux' || process.arch !== 'x64') return
  console.log('Installing Chromium without a window (npm) …')
  mkdirSync(folder, { recursive: true })
  const [npm, ...first] = npmProgram()
  const quiet = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }
  const packed = await run(npm, [...first, 'pack', `@sparticuz/chromium@${VERSION}`], quiet)
  const name = `sparticuz-chromium-${VERSION}.tgz`
  if (packed === 0 && (await run('tar', ['-xzf', name], quiet)) === 0)
    unpackChromium(`${folder}package/bin/`, `${folder}${VERSION}`)
  rmSync(`${folder}${name}`, { force: true })
  rmSync(`${folder}package`, { recursive: true, force: true })
}
