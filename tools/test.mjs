/** `npm test`: installs what is missing, browsers and emulators included, and runs every check. */
import { fileURLToPath } from 'node:url'
import { ensureBrowsers } from './setup/ensureBrowsers.mjs'
import { ensureDependencies } from './setup/ensureDependencies.mjs'
import { ensureEmulators } from './setup/ensureEmulators.mjs'
import { run } from './setup/run.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
await ensureDependencies()
await ensureBrowsers()
await ensureEmulators()
process.exit(await run(process.execPath, ['tools/check.mjs']))
