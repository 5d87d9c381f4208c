/**
 * Installs the newest Node from npm in a separate folder, regardless of the Node that runs here. Users may install it
 * tomorrow.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { windowsEnding } from './findProgram.mjs'
import { run } from './run.mjs'
import { npmProgram } from './scriptOf.mjs'

const folder = new URL('../../.cache/newest-node/', import.meta.url)
const program = fileURLToPath(new URL(`node_modules/node/bin/node${windowsEnding}`, folder))

/**
 * Downloads it, or uses the last download if npm can't be reached.
 *
 * @returns {Promise<{ program: string, version: string } | undefined>} `version` as in `v26.10.0`; undefined where none
 * is here
 */
export async function newestNode() {
  mkdirSync(folder, { recursive: true })
  // With its own package.json, npm does not look for one in the folders above.
  writeFileSync(new URL('package.json', folder), '{ "private": true }\n')
  // Its binary comes by an install script, which this project allows no other package.
  const asked = ['install', 'node@latest', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts=false']
  const quick = ['--fetch-retries=1', '--loglevel=error']
  const [npm, ...first] = npmProgram()
  await run(npm, [...first, ...asked, ...quick], { cwd: folder })
  const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? { program, version: stdout.trim() } : undefined
}
