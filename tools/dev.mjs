/** `npm run dev` serves the site with hot reload and without a service worker. */
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from './setup/ensureDependencies.mjs'
import { run } from './setup/run.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
await ensureDependencies()
process.env.SAMPLES ??= 'true'
const code = await run(process.execPath, ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)])
process.exit(code === 130 ? 0 : code)
