/**
 * Installs the packages of one folder's lock file if they are missing or the lock file has changed. Needs no package
 * itself.
 */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { run } from './run.mjs'
import { npmProgram } from './scriptOf.mjs'

/**
 * @param {URL} folder with a slash at its end; holds package.json and package-lock.json
 * @param {string} what the packages are, for the printed line
 * @returns {Promise<boolean>} whether the packages are here
 */
export async function installLocked(folder, what) {
  const stamp = new URL('node_modules/.lock-hash', folder)
  const wanted = createHash('sha256')
    .update(await readFile(new URL('package-lock.json', folder)))
    .digest('hex')
  const present = await readFile(stamp, 'utf8').catch(() => '')
  if (present === wanted) return true
  console.log(`Installing ${what} (npm ci) …`)
  const [npm, ...first] = npmProgram()
  const code = await run(npm, [...first, 'ci', '--no-audit', '--no-fund'], { cwd: folder })
  if (code === 130) process.exit(130)
  if (code === 0) await writeFile(stamp, wanted)
  return code === 0
}
