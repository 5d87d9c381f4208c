/** Makes sure that Node is new enough and that the project's packages are installed. Needs no package itself. */
import { installLocked } from './installLocked.mjs'
import { giveUp } from './run.mjs'

export async function ensureDependencies() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) giveUp(`Node 20.19 or newer is needed; this is ${process.version}.`)
  if (await installLocked(new URL('../../', import.meta.url), 'packages')) return
  giveUp(
    'The packages could not be installed. Check the connection to the npm registry, then run the same command again.',
  )
}
