import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { onceARun } from './onceARun'

/**
 * Builds a later version of the site. It has the same source with another version label, so that its parts have other names.
 */
export function secondBuild(): Promise<string> {
  return onceARun('second', async (folder) => {
    const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, VITE_BUILD_LABEL: 'second' } })
  })
}
