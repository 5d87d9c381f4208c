import { execFileSync } from 'node:child_process'

const OUT = '.cache/second-build'
let built: Promise<string> | undefined

/** A later version of the site: the same source with another version label, so that its parts have other names. */
export function secondBuild(): Promise<string> {
  built ??= Promise.resolve().then(() => {
    execFileSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--outDir', OUT, '--emptyOutDir', '--logLevel', 'error'],
      {
        env: { ...process.env, VITE_BUILD_LABEL: 'second' },
        stdio: 'inherit',
      },
    )
    return OUT
  })
  return built
}
