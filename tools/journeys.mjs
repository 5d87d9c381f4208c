/**
 * Runs the journeys in real browsers. A failed file is run again alone, from its beginning and in new browsers. Three
 * engines on a busy machine sometimes lose a press or an answer, but a real bug fails twice. Files that pass only on the
 * second run are listed. Passes arguments to vitest.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failedFiles } from './setup/failedFiles.mjs'
import { run } from './setup/run.mjs'

/** More failures than this are no coincidence. */
const MOST_AGAIN = 4

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
const folder = mkdtempSync(join(tmpdir(), 'journeys-'))
const report = join(folder, 'report.json')
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/journeys/vitest.config.ts']
const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
const code = await run(process.execPath, [...vitest, ...reporters, ...process.argv.slice(2)])
const failed = code === 0 || code === 130 ? [] : failedFiles(report)
rmSync(folder, { recursive: true, force: true })
if (failed.length === 0 || failed.length > MOST_AGAIN) process.exit(code)

console.log(`\nOnce more, from the beginning, one after the other: ${failed.join(', ')}`)
const again = await run(process.execPath, [...vitest, '--maxWorkers=1', ...failed])
if (again === 0) console.log(`\nFailed once and came good when run again: ${failed.join(', ')}`)
process.exit(again)
