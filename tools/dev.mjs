/** `npm run dev` serves the site with hot reload and without a service worker. */
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from './setup/ensureDependencies.mjs'
import { run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
await ensureDependencies()
process.env.SAMPLES ??= 'true'
const code = await run(process.execPath, [scriptOf('vite'), ...process.argv.slice(2)])
process.exit(code === 130 ? 0 : code)
