/** Checks that styles follow the direction of the text. The exit code is 1 if one says left or right. */
import { checkLogical } from './checkLogical.ts'
import { ownStyles } from './ownStyles.ts'

const problems = checkLogical(ownStyles())
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'Every style follows the direction of the text.' : `${problems.length} to mend.`)
process.exitCode = problems.length === 0 ? 0 : 1
