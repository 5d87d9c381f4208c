/** Checks the contrast of the site's colors in every theme. The exit code is 1 if there is a problem. */
import { checkContrast } from './checkContrast.ts'
import { ownSheets } from './ownSheets.ts'
import { unpairedColors } from './unpairedColors.ts'

const { tokens, others } = ownSheets()
const problems = [...checkContrast(tokens), ...unpairedColors(tokens, others)]
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'Every pair of colors has enough contrast.' : `${problems.length} to mend.`)
process.exitCode = problems.length === 0 ? 0 : 1
