/** Prints where a screen contains its own sentences, and where the spelling differs from ours. A root may be given. */
import { checkWords } from './checkWords.ts'

const { problems, files } = checkWords(process.argv[2] ?? '.')
for (const problem of problems) console.log(problem)
console.log(
  problems.length === 0
    ? `No sentence stands in the wrong place or spelling in any of ${files} files.`
    : `\n${problems.length} of them.`,
)
process.exit(problems.length === 0 ? 0 : 1)
