/**
 * Runs the journeys in real browsers, and builds the site before if it is older than its sources. `--core` runs those of
 * `npm test`, `--rest` all others. Passes other arguments to vitest. One or two failed files are run again alone, from their
 * beginning and in new browsers, but none of `--core`. Three engines on a busy machine sometimes lose a press or an answer,
 * but a real bug fails twice. The last line names the files that were run again.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findAnyChromium, leftOutEngines } from './setup/browsers.mjs'
import { failedFiles } from './setup/failedFiles.mjs'
import { isBuilt } from './setup/isBuilt.mjs'
import { leftOutLine } from './setup/leftOut.mjs'
import { run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'
import { filesToRunAgain, secondRunLine } from './setup/secondRun.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
const part = ['--core', '--rest'].find((name) => process.argv.includes(name))
if (part === '--core' && process.env.CI !== 'true' && findAnyChromium() === undefined) {
  console.log(leftOutLine('the core journeys, because there is no Chromium here. Install Chromium or Chrome.'))
  process.exit(0)
}
if (part !== '--core')
  for (const engine of leftOutEngines())
    console.log(leftOutLine(`the journeys in ${engine}, which is not installed here.`))
if (!(await isBuilt())) {
  const built = await run(process.execPath, [scriptOf('vite'), 'build', '--logLevel', 'warn'])
  if (built !== 0) process.exit(built)
}
const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
const report = join(folder, 'report.json')
const env = { ...process.env, JOURNEYS: part?.slice(2) ?? 'all' }
const vitest = [scriptOf('vitest'), 'run', '-c', 'tests/journeys/vitest.config.ts']
const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
const others = process.argv.slice(2).filter((word) => word !== part)
const code = await run(process.execPath, [...vitest, ...reporters, ...others], { env })
const failed = code === 0 || code === 130 || part === '--core' ? [] : failedFiles(report)
rmSync(folder, { recursive: true, force: true })
const files = filesToRunAgain(failed)
if (files.length === 0) process.exit(code)

console.log(`\nRunning again, one after the other: ${files.join(', ')}`)
const again = await run(process.execPath, [...vitest, '--maxWorkers=1', ...files], { env })
console.log(`\n${secondRunLine(files, again === 0)}`)
process.exit(again)
