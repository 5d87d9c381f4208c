/**
 * Runs the journeys in real browsers. One or two failed files are run again alone, from their beginning and in new browsers.
 * Three engines on a busy machine sometimes lose a press or an answer, but a real bug fails twice. The last line names the
 * files that were run again. Passes arguments to vitest.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { leftOutEngines } from './setup/browsers.mjs'
import { failedFiles } from './setup/failedFiles.mjs'
import { leftOutLine } from './setup/leftOut.mjs'
import { run } from './setup/run.mjs'
import { scriptOf } from './setup/scriptOf.mjs'
import { filesToRunAgain, secondRunLine } from './setup/secondRun.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
for (const engine of leftOutEngines())
  console.log(leftOutLine(`the journeys in ${engine}, which is not installed here.`))
const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
const report = join(folder, 'report.json')
const vitest = [scriptOf('vitest'), 'run', '-c', 'tests/journeys/vitest.config.ts']
const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
const code = await run(process.execPath, [...vitest, ...reporters, ...process.argv.slice(2)])
const failed = code === 0 || code === 130 ? [] : failedFiles(report)
rmSync(folder, { recursive: true, force: true })
const files = filesToRunAgain(failed)
if (files.length === 0) process.exit(code)

console.log(`\nRunning again, one after the other: ${files.join(', ')}`)
const again = await run(process.execPath, [...vitest, '--maxWorkers=1', ...files])
console.log(`\n${secondRunLine(files, again === 0)}`)
process.exit(again)
