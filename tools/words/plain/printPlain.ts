/**
 * Prints where sentences are not plain English, by the word list in `rules.ts`.
 *
 * Without arguments: fails where a folder has more slips of a rule than `plainEnglish.json` allows, or where a commit
 * message breaks the rules. Files and folders as arguments list all their slips. `--lower` writes the counts of today and
 * never raises a sum. `--root` names another folder than this one.
 */
import { parseArgs } from 'node:util'
import { checkPlain, listPlain, lowerPlain } from './checkPlain.ts'

const { values, positionals } = parseArgs({
  options: { lower: { type: 'boolean', default: false }, root: { type: 'string', default: '.' } },
  allowPositionals: true,
})
const run = (): ReturnType<typeof checkPlain> => {
  if (positionals.length > 0) return listPlain(values.root, positionals)
  return values.lower ? lowerPlain(values.root) : checkPlain(values.root)
}
const { lines, isPassed } = run()
console.log(lines.join('\n'))
process.exitCode = isPassed ? 0 : 1
