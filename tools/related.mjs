/**
 * `npm run related` runs the unit tests that import, directly or not, a file that differs from the last commit. With a
 * revision as argument (`-- main`), it compares with that one.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean)
const since = process.argv[2] ?? 'HEAD'
const changed = [
  ...git('diff', '--name-only', '-z', since),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
].filter((file) => /\.(?:tsx?|mjs|json|css)$/.test(file) && existsSync(file))
if (changed.length === 0) {
  console.log(`No file that a test could import differs from ${since}.`)
  process.exit(0)
}
const vitest = [scriptOf('vitest'), 'related', '--run', '--passWithNoTests', ...changed]
process.exit(await run(process.execPath, vitest))
