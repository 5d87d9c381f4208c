/**
 * The hook for commit messages. Enable it with `npx simple-git-hooks`. The step `words` of the check applies the same
 * rules.
 */
import { readFileSync } from 'node:fs'
import { commitProblems } from './words/commitProblems.mjs'

const message = readFileSync(process.argv[2] ?? '', 'utf8')
  .split(/\r?\n/)
  .filter((line) => !line.startsWith('#'))
  .join('\n')
const problems = commitProblems(message)
if (problems.length > 0) console.error(problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)
