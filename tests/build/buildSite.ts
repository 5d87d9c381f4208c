import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface BuiltSite {
  readonly dist: string
  /** The exit code, which is 0 if the build succeeded. */
  readonly status: number
  /** Everything the build printed. */
  readonly said: string
  readonly remove: () => void
}

/**
 * Builds the site as `npm run build` does, isolated from other builds. `variables` are environment variables, and
 * `options` are further options of the command.
 */
export function buildSite(
  origin: string,
  variables: Readonly<Record<string, string | undefined>> = {},
  options: readonly string[] = [],
): Promise<BuiltSite> {
  const dist = mkdtempSync(join(tmpdir(), 'built-site-'))
  // The test runner sets NODE_ENV=test, which would build React for development.
  const env = { ...process.env, NODE_ENV: 'production', VITE_SITE_ORIGIN: origin, ...variables }
  const own = ['--outDir', dist, '--emptyOutDir', '--logLevel', 'warn']
  const args = ['node_modules/vite/bin/vite.js', 'build', ...own, ...options]
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env }, (_, out, err) => {
      const remove = () => rmSync(dist, { recursive: true, force: true })
      resolve({ dist, status: child.exitCode ?? 1, said: out + err, remove })
    })
  })
}
