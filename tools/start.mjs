/** `npm start` installs missing packages, builds the site and serves it until Ctrl-C. */
import { fileURLToPath } from 'node:url'
import { ensureDependencies } from './setup/ensureDependencies.mjs'
import { giveUp, run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
await ensureDependencies()
// A preview shows every link, with sample values where the organization has none yet.
process.env.SAMPLES ??= 'true'
const built = await run(process.execPath, [scriptOf('vite'), 'build', '--logLevel', 'warn'])
if (built === 130) process.exit(130)
if (built !== 0) giveUp('The site could not be built; the lines above say why.')
const { startServer } = await import('./serve/startServer.mjs')
const { folderOf } = await import('./serve/sitesByFolder.mjs')
const server = await startServer({ root: 'dist', port: 4173 })
const folder = folderOf('dist')
console.log(`\nThe site is at ${server.url}${folder === '/' ? '' : folder}\nStop with Ctrl-C.`)
const stop = async () => {
  await server.close()
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
