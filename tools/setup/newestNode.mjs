/** The newest Node that npm has, in a folder of its own: what somebody installs tomorrow, whatever runs here. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { run } from './run.mjs'

const folder = new URL('../../.cache/newest-node/', import.meta.url)
const windows = process.platform === 'win32'
const program = fileURLToPath(new URL(`node_modules/node/bin/node${windows ? '.exe' : ''}`, folder))

/**
 * Fetches it, or takes the one that was fetched before where npm can't be asked.
 *
 * @returns {Promise<{ program: string, version: string } | undefined>} `version` as in `v26.10.0`; undefined where none is here
 */
export async function newestNode() {
  mkdirSync(folder, { recursive: true })
  // With a package of its own npm looks no further up for another.
  writeFileSync(new URL('package.json', folder), '{ "private": true }\n')
  // Its program comes by a script, which this project allows no other package.
  const asked = ['install', 'node@latest', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts=false']
  const quick = ['--fetch-retries=1', '--loglevel=error']
  await run(windows ? 'npm.cmd' : 'npm', [...asked, ...quick], { cwd: folder, shell: windows })
  const { stdout, status } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? { program, version: stdout.trim() } : undefined
}
