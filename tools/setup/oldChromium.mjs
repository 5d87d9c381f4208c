/** Finds the old Chromium versions for the journeys in old browsers, or installs them. Needs no package itself. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { installLocked } from './installLocked.mjs'

const folder = new URL('../old-chromium/', import.meta.url)
const VERSIONS = /** @type {const} */ (['92', '103', '109'])
const unpacked = new URL('node_modules/.unpacked/', folder)

/** @param {string} version */
const programOf = (version) => fileURLToPath(new URL(`${version}/chromium`, unpacked))

/** They are built for Linux on x64. @returns {Promise<boolean>} whether all are installed */
export async function ensureOldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.log('Journeys in Chromium 92, 103 and 109 need Linux on x64. They are left out of this run.')
    return false
  }
  if (!(await installLocked(folder, 'Chromium 92, 103 and 109'))) {
    console.log('Chromium 92, 103 and 109 could not be installed. Their journeys are left out of this run.')
    return false
  }
  for (const version of VERSIONS) if (!existsSync(programOf(version))) unpack(version)
  return true
}

/** @param {(typeof VERSIONS)[number]} version @returns {string | undefined} the program, or undefined if there is none */
export function findOldChromium(version) {
  const program = programOf(version)
  return existsSync(program) ? program : undefined
}

/** Installs the program, with libraries that a minimal system lacks next to it. @param {string} version */
function unpack(version) {
  const [made, whole] = [`.${version}/`, version].map((name) => fileURLToPath(new URL(name, unpacked)))
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  const packed = new URL(`node_modules/chromium-${version}/bin/`, folder)
  writeFileSync(`${made}chromium`, brotliDecompressSync(readFileSync(new URL('chromium.br', packed))))
  chmodSync(`${made}chromium`, 0o755)
  for (const name of ['aws', 'swiftshader']) {
    const input = brotliDecompressSync(readFileSync(new URL(`${name}.tar.br`, packed)))
    spawnSync('tar', ['-x', '-C', made], { input, stdio: ['pipe', 'ignore', 'inherit'] })
  }
  renameSync(made, whole)
}
