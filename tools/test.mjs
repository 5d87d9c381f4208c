/**
 * `npm test` installs what is missing and runs the short check. `npm run test:all` runs the long one, and with `--rest` only
 * what the short one has not run.
 */
import { ensureDependencies } from './setup/ensureDependencies.mjs'
import { run } from './setup/run.mjs'

const words = process.argv.slice(2)
const part = words.includes('--rest') ? ['--rest'] : words.includes('--all') ? [] : ['--short']
await ensureDependencies()
process.exit(await run(process.execPath, ['tools/check.mjs', ...part]))
