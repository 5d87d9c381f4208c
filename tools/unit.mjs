/** `npm run unit` watches the unit tests. `npm run unit -- path …` runs files or folders once. */
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from './setup/ensureDependencies.mjs'
import { run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
await ensureDependencies()
const asked = process.argv.slice(2)
const mode = asked.length > 0 ? ['run', ...asked] : ['watch']
process.exit(await run(process.execPath, [scriptOf('vitest'), ...mode]))
