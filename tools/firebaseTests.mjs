/**
 * Runs the tests of tests/data/firebase against emulators, which it installs first with the library of `npm run outcomes`. Passes arguments to vitest. If no
 * emulator is available, it says so and passes, except in CI.
 */
import { fileURLToPath } from 'node:url'
import { ensureEmulators } from './setup/ensureEmulators.mjs'
import { installLocked } from './setup/installLocked.mjs'
import { giveUp, run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
if (!(await ensureEmulators())) process.exit(0)
if (!(await installLocked(new URL('outcomes/firestore/', import.meta.url), 'the library for operators of Firebase')))
  giveUp('npm could not install the packages of tools/outcomes/firestore: check the connection to the npm registry.')
const vitest = [scriptOf('vitest'), 'run', '-c', 'tests/data/firebase/vitest.config.ts']
process.exit(await run(process.execPath, [...vitest, ...process.argv.slice(2)]))
