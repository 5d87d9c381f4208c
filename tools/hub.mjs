/**
 * `npm run hub` installs missing packages, builds the site if it has changed, and serves site and classes until Ctrl-C.
 */
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from './hub/nodeFlags.mjs'
import { ensureDependencies } from './setup/ensureDependencies.mjs'
import { isBuilt } from './setup/isBuilt.mjs'
import { giveUp, run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'

const given = process.argv.slice(2)
process.chdir(fileURLToPath(new URL('../', import.meta.url)))
await ensureDependencies()
if (!(await isBuilt())) {
  console.log('Building the site …')
  const built = await run(process.execPath, [scriptOf('vite'), 'build', '--logLevel', 'warn'])
  if (built === 130) process.exit(130)
  if (built !== 0) giveUp('The site could not be built; the lines above say why.')
}
const bundled = await run(process.execPath, [scriptOf('vite'), 'build', '-c', 'tools/hub/vite.config.ts'])
if (bundled === 130) process.exit(130)
if (bundled !== 0) giveUp('The hub could not be put together; the lines above say why.')
process.exit(await run(process.execPath, [...NODE_FLAGS, '.cache/hub/main.js', ...given]))
