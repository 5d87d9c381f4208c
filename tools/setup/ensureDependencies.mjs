/** Installs the packages of the lock file when they are missing or the lock has changed. Needs no package itself. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { giveUp, run } from './run.mjs'

const root = new URL('../../', import.meta.url)
const stamp = new URL('node_modules/.lock-hash', root)

export async function ensureDependencies() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) giveUp(`Node 20.19 or newer is needed; this is ${process.version}.`)
  const wanted = createHash('sha256')
    .update(await readFile(new URL('package-lock.json', root)))
    .digest('hex')
  const present = await readFile(stamp, 'utf8').catch(() => '')
  if (present === wanted) return
  console.log('Installing packages (npm ci) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const code = await run(npm, ['ci', '--no-audit', '--no-fund'], { cwd: root, shell: process.platform === 'win32' })
  if (code !== 0)
    giveUp(
      'The packages could not be installed. Check the connection to the npm registry, then run the same command again.',
    )
  await writeFile(stamp, wanted)
}
