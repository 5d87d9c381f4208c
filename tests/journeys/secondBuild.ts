import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/**
 * A later version of the site: the same source with another version label, so that its parts have other names. Built once
 * a run, by the first file that needs it. It gets its name when it is whole: nothing builds anew what another file serves.
 */
export async function secondBuild(): Promise<string> {
  const builds = inject('builds')
  const dist = join(builds, 'second')
  if (existsSync(dist)) return dist
  const made = mkdtempSync(join(builds, 'second-'))
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', made, '--emptyOutDir', '--logLevel', 'error'],
    { env: { ...process.env, VITE_BUILD_LABEL: 'second' }, stdio: 'inherit' },
  )
  try {
    renameSync(made, dist)
  } catch (error) {
    // Another file was quicker.
    if (!existsSync(dist)) throw error
  }
  return dist
}
