/**
 * Runs the unit tests on the newest Node from npm, so that every supported Node has been tested. If this process runs on
 * it already, or it can't be downloaded, it says so and passes. In CI the download must succeed. Passes arguments to
 * vitest.
 */
import { dirname, delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newestNode } from './setup/newestNode.mjs'
import { giveUp, run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
const newest = await newestNode()
if (newest === undefined) {
  const missing = 'The newest Node could not be fetched: check the connection to the npm registry.'
  if (process.env.CI === 'true') giveUp(missing)
  console.log(`The unit tests did not run on the newest Node. ${missing}`)
  process.exit(0)
}
if (newest.version === process.version) {
  console.log(`This Node, ${process.version}, is the newest: the step "unit" has run on it.`)
  process.exit(0)
}
console.log(`The unit tests on Node ${newest.version}`)
const PATH = [dirname(newest.program), process.env.PATH].join(delimiter)
const vitest = [scriptOf('vitest'), 'run', ...process.argv.slice(2)]
process.exit(await run(newest.program, vitest, { env: { ...process.env, PATH } }))
