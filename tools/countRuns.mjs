/**
 * `npm run count -- core 20` runs a check again and again, and adds a row to docs/benchmarks.md: how often it was green, and its
 * seconds. The check is `core`, `test` or `test:all`. With `--busy` two busy loops run beside it.
 */
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { run } from './setup/run.mjs'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
const FILE = 'docs/benchmarks.md'
const HEAD = '| Date | Check | Beside | Green | Seconds, least, median, most |\n|---|---|---|---|---|\n'
const PROGRAMS = {
  core: ['tools/check.mjs', 'core'],
  test: ['tools/test.mjs'],
  'test:all': ['tools/test.mjs', '--all'],
}
const BUSY = 'for (;;);'

const words = process.argv.slice(2)
const isBusy = words.includes('--busy')
const [name = '', times = ''] = words.filter((word) => word !== '--busy')
const program = PROGRAMS[name]
if (program === undefined || !(Number(times) > 0)) {
  console.error('Say which check and how often, for example: npm run count -- core 20')
  process.exit(2)
}
if (!readFileSync(FILE, 'utf8').includes(HEAD)) throw new Error(`${FILE} has no table of counted runs.`)

const loops = isBusy ? [1, 2].map(() => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' })) : []
process.once('exit', () => loops.forEach((loop) => loop.kill()))
/** @type {number[]} */
const seconds = []
let green = 0
while (seconds.length < Number(times)) {
  const begun = Date.now()
  const code = await run(process.execPath, program)
  if (code === 130) process.exit(130)
  seconds.push(Math.round((Date.now() - begun) / 1000))
  if (code === 0) green += 1
  console.log(`\n${name}: ${green} of ${seconds.length} green`)
}
const sorted = seconds.toSorted((a, b) => a - b)
const shown = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].join(', ')
const day = new Date().toISOString().slice(0, 10)
const row = `| ${day} | ${name} | ${isBusy ? 'two busy loops' : 'nothing'} | ${green} of ${times} | ${shown} |\n`
writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(HEAD, HEAD + row))
process.exit(green === Number(times) ? 0 : 1)
