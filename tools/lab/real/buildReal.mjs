/** Builds the site of the real laboratory, with or without a fault planted in its source. */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt } from '../../setup/isBuilt.mjs'
import { run } from '../../setup/run.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const SOURCES = ['src', 'sw', 'public', 'documents', 'tools', 'tests/seed', 'index.html', 'vite.config.ts']
const FILES = ['firebase.json', 'package.json', 'tsconfig.json']
/** Where the network of the laboratory listens (tests/lab/real/RealSite.ts): a build knows it. */
const SERVICE = { VITE_FIREBASE_AUTH_EMULATOR: '127.0.0.1:20901', VITE_FIREBASE_FIRESTORE_EMULATOR: '127.0.0.1:20902' }

/** @typedef {{ name: string, file: string, find: string, replace: string }} RealFault */

/** @param {RealFault} [fault] @returns {Promise<{ first: string, second: string }>} two builds of the same source */
export async function buildReal(fault) {
  const from = fault === undefined ? root : planted(fault)
  const folder = join(root, '.cache/lab/real', fault === undefined ? 'whole' : 'fault')
  const builds = { first: join(folder, 'first'), second: join(folder, 'second') }
  for (const [label, out] of Object.entries(builds)) {
    if (fault === undefined && (await isBuilt(join(out, 'index.html')))) continue
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    const code = await run(process.execPath, [vite, 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'error'], {
      cwd: from,
      env: {
        ...process.env,
        ...SERVICE,
        VITE_BUILD_LABEL: label,
        VITE_FIREBASE_API_KEY: 'any',
        VITE_FIREBASE_AUTH_DOMAIN: 'ledger.example.org',
        VITE_FIREBASE_PROJECT_ID: 'demo-prairie-ledger',
        VITE_FIREBASE_APP_ID: '1:1:web:1',
      },
    })
    if (code !== 0) throw new Error('The site of the laboratory could not be built.')
  }
  return builds
}

/** A copy of the source with the fault in it. @param {RealFault} fault */
function planted({ file, find, replace }) {
  const copy = join(root, '.cache/lab/real/planted')
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const isSource = (path) => !path.includes('/node_modules')
  for (const part of [...SOURCES, ...FILES])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource })
  symlinkSync(resolve(root, 'node_modules'), join(copy, 'node_modules'))
  const text = readFileSync(join(copy, file), 'utf8')
  if (text.split(find).length !== 2) throw new Error(`${file} has not, or not once: ${find}`)
  writeFileSync(
    join(copy, file),
    text.replace(find, () => replace),
  )
  return copy
}
