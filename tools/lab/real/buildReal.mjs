/** Builds the site of the real laboratory, with or without a fault planted in its source. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from '../../setup/isBuilt.mjs'
import { run } from '../../setup/run.mjs'
import { scriptOf } from '../../setup/scriptOf.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDERS = ['src', 'sw', 'public', 'organizations', 'tools', 'tests/seed']
const FILES = ['index.html', 'vite.config.ts', 'firebase.json', 'package.json', 'package-lock.json', 'tsconfig.json']
const LEFT_OUT = new Set(['.git', '.cache', 'dist'])
/** The next version of the site differs by its label, which most pages show. */
const LATER = { file: 'src/site.ts', find: "version: 'v", replace: "version: 'next to v" }
/** The addresses of the services (tests/lab/real/engines/builtFor.ts), which each build contains. */
const SERVICE = { VITE_FIREBASE_AUTH_EMULATOR: '127.0.0.1:20901', VITE_FIREBASE_FIRESTORE_EMULATOR: '127.0.0.1:20902' }

/** @typedef {{ name: string, file: string, find: string, replace: string }} RealFault */

/**
 * @param {{ fault?: RealFault, lane?: number }} [of] faults of two lanes are built in parallel
 * @returns {Promise<{ first: string, second: string }>} a version of the site, and the next one
 */
export async function buildReal({ fault, lane = 0 } = {}) {
  const folder = join(root, '.cache/lab/real', fault === undefined ? 'whole' : `fault-${lane}`)
  const builds = { first: join(folder, 'first'), second: join(folder, 'second') }
  const buildOne = async ([name, out]) => {
    if (fault === undefined && (await isBuilt(join(out, 'index.html')))) return
    const changes = [...(fault === undefined ? [] : [fault]), ...(name === 'second' ? [LATER] : [])]
    await build(changes.length === 0 ? root : changed(changes, `${name}-${lane}`), out)
  }
  await Promise.all(Object.entries(builds).map(buildOne))
  return builds
}

/** The build is made inside the source folder like any other, and moved when it is complete. */
async function build(from, out) {
  const made = join(from, '.cache/lab/real/made')
  const code = await run(
    process.execPath,
    [scriptOf('vite'), 'build', '--outDir', made, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: from,
      env: {
        ...process.env,
        ...SERVICE,
        VITE_FIREBASE_API_KEY: 'any',
        VITE_FIREBASE_AUTH_DOMAIN: 'ledger.example.org',
        VITE_FIREBASE_PROJECT_ID: 'demo-prairie-ledger',
        VITE_FIREBASE_APP_ID: '1:1:web:1',
      },
    },
  )
  if (code !== 0) throw new Error('The site of the laboratory could not be built.')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(dirname(out), { recursive: true })
  renameSync(made, out)
}

/**
 * Makes a copy of the source with these changes.
 *
 * @param {readonly Omit<RealFault, 'name'>[]} changes
 * @param {string} name
 */
function changed(changes, name) {
  const copy = join(root, '.cache/lab/real/changed', name)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const isSource = (path) => !path.includes('/node_modules')
  for (const part of [...FOLDERS, ...FILES])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource })
  const isOther = (name) => !LEFT_OUT.has(name) && !existsSync(join(copy, name))
  for (const name of readdirSync(root).filter(isOther)) symlinkSync(join(root, name), join(copy, name))
  for (const { file, find, replace } of changes) {
    const text = readFileSync(join(copy, file), 'utf8')
    if (text.split(find).length !== 2) throw new Error(`${file} has not, or not once: ${find}`)
    writeFileSync(
      join(copy, file),
      text.replace(find, () => replace),
    )
  }
  return copy
}
