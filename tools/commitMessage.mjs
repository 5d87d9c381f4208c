/**
 * The hook for commit messages. Opt in with `npx simple-git-hooks`. A subject has at most 72 characters and begins with
 * a verb in the imperative; the reason goes into the body, after an empty line.
 */
import { readFileSync } from 'node:fs'

const LONGEST = 72
const [subject = '', second = ''] = readFileSync(process.argv[2] ?? '', 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
const [verb = ''] = subject.split(' ')
const problems = [
  subject.length > LONGEST && `The subject has ${subject.length} characters. Use at most ${LONGEST}.`,
  second !== '' && 'Leave the second line empty.',
  !/^[A-Z]/.test(verb) && 'Begin the subject with a capital letter.',
  /(?:ed|ing)$/.test(verb) && `Use the imperative (“Fix”, not “Fixed” or “Fixing”): ${verb}`,
  subject.endsWith('.') && 'Leave out the period at the end of the subject.',
].filter(Boolean)
if (/^(?:Merge|Revert|fixup!|squash!)/.test(subject) || problems.length === 0) process.exit(0)
console.error(problems.join('\n'))
process.exit(1)
