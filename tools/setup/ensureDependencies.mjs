/** Makes sure that Node is of the right version and that the project's packages are installed. Needs no package itself. */
import { readFileSync } from 'node:fs'
import { installLocked } from './installLocked.mjs'
import { isInRange } from './nodeRange.mjs'
import { giveUp } from './run.mjs'

export async function ensureDependencies() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  if (!isInRange(process.versions.node, engines.node))
    giveUp(
      `This is Node ${process.version}, and the project needs ${engines.node}. Install Node 24, then run the same command again.`,
    )
  if (await installLocked(new URL('../../', import.meta.url), 'packages')) return
  giveUp(
    'The packages could not be installed. Check the connection to the npm registry, then run the same command again.',
  )
}
