import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface BuiltSite {
  readonly dist: string
  /** The exit code: 0 where the build was made. */
  readonly status: number
  /** Everything that the build said. */
  readonly said: string
  readonly remove: () => void
}

/** Builds the site as `npm run build` does, beside every other build. `variables` are of the environment. */
export function buildSite(
  origin: string,
  variables: Readonly<Record<string, string | undefined>> = {},
): Promise<BuiltSite> {
  const dist = mkdtempSync(join(tmpdir(), 'built-site-'))
  // The test runner says NODE_ENV=test, and React would be built for development.
  const env = { ...process.env, NODE_ENV: 'production', VITE_SITE_ORIGIN: origin, ...variables }
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn']
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env }, (_, out, err) => {
      const remove = () => rmSync(dist, { recursive: true, force: true })
      resolve({ dist, status: child.exitCode ?? 1, said: out + err, remove })
    })
  })
}
