/**
 * `npm run bench` measures what the site promises about speed, next to a limit measured in the same run. It is not a
 * test.
 */
import { fileURLToPath } from 'node:url'
import { ensureBrowsers } from './setup/ensureBrowsers.mjs'
import { ensureDependencies } from './setup/ensureDependencies.mjs'
import { giveUp, run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
await ensureDependencies()
await ensureBrowsers()
const built = await run(process.execPath, [scriptOf('vite'), 'build', '--logLevel', 'warn'])
if (built !== 0) giveUp('The site could not be built; the lines above say why.')
process.exit(await run(process.execPath, [scriptOf('tsx'), 'tests/bench/bench.ts', ...process.argv.slice(2)]))
