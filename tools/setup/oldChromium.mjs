/** Finds the old Chromium versions for the journeys in old browsers, or installs them. Needs no package itself. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installLocked } from './installLocked.mjs'
import { leftOutLine } from './leftOut.mjs'
import { unpackChromium } from './unpackChromium.mjs'

const folder = new URL('../old-chromium/', import.meta.url)
const VERSIONS = /** @type {const} */ (['92', '103', '109'])
const unpacked = new URL('node_modules/.unpacked/', folder)

/** @param {string} version */
const programOf = (version) => fileURLToPath(new URL(`${version}/chromium`, unpacked))

/** They are built for Linux on x64. @returns {Promise<boolean>} whether all are installed */
export async function ensureOldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.log(leftOutLine('the journeys in Chromium 92, 103 and 109, which need Linux on x64.'))
    return false
  }
  if (!(await installLocked(folder, 'Chromium 92, 103 and 109'))) {
    console.log(leftOutLine('the journeys in Chromium 92, 103 and 109, which npm could not install.'))
    return false
  }
  for (const version of VERSIONS)
    if (!existsSync(programOf(version)))
      unpackChromium(
        fileURLToPath(new URL(`node_modules/chromium-${version}/bin/`, folder)),
        fileURLToPath(new URL(version, unpacked)),
      )
  return true
}

/** @param {(typeof VERSIONS)[number]} version @returns {string | undefined} the program, or undefined if there is none */
export function findOldChromium(version) {
  const program = programOf(version)
  return existsSync(program) ? program : undefined
}
