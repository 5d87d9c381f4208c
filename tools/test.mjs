/** `npm test` installs missing packages, browsers and emulators, and runs every check. */
import { run } from './setup/run.mjs'

await import('./setup.mjs')
process.exit(await run(process.execPath, ['tools/check.mjs']))
