/**
 * Bundles an edition of the app for the tests of mixed versions: `progress`, `store` and `replication` of a commit in one
 * packed file. Run `npx tsx tools/editions/bundleEdition.ts <commit> <file>`. The same commit gives the same bytes. Dexie
 * is not bundled, because two copies in one process can't share a database.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { packed } from './packedEdition.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const [asked, file] = process.argv.slice(2)
if (asked === undefined || file === undefined) {
  console.error('Which commit, and into which file?')
  process.exit(2)
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 1e9 })
const commit = git('rev-parse', '--verify', `${asked}^{commit}`).toString().trim()

/** Every project that `tsconfig.json` names has to exist. */
const parts = [
  'src',
  'package.json',
  'tsconfig.json',
  ...['sw', 'tests', 'tools'].map((project) => `${project}/tsconfig.json`),
]
// The bundle is made outside the working tree, so that it contains the commit without local changes.
const checkout = join(root, '.cache/edition')
rmSync(checkout, { recursive: true, force: true })
mkdirSync(join(checkout, 'tools/editions'), { recursive: true })
execFileSync('tar', ['-x', '-f', '-', '-C', checkout], { input: git('archive', commit, ...parts) })
const entry = join(checkout, 'tools/editions/editionEntry.ts')
cpSync(join(root, 'tools/editions/editionEntry.ts'), entry)

const built = await build({
  root: checkout,
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    minify: false,
    target: 'es2022',
    lib: { entry, formats: ['es'] },
    rolldownOptions: { external: ['dexie'] },
  },
})
const code = [built]
  .flat()
  .flatMap((part) => ('output' in part ? part.output : []))
  .flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
  .join('')
rmSync(checkout, { recursive: true })
mkdirSync(dirname(join(root, file)), { recursive: true })
writeFileSync(
  join(root, file),
  packed(`// Made by tools/editions/bundleEdition.ts of commit ${commit}. Never to be edited.\n${code}`),
)
