import { lessonTexts, quizTexts } from './contentTexts'
import { wholeWords } from './wholeWords'
import type { Problem } from './problem'
import PRODUCT_NAMES from './productNames.json' with { type: 'json' }
import type { Content } from './readContent'

/**
 * Names that no lesson and no quiz may use, because the course says how to compare products and recommends none. They are
 * spelled as the companies spell them, and matched as complete words in that letter case. A name that is also an ordinary
 * word or a first name (Chase, Discover, Fidelity, Dave) is listed in a longer form. Government programs, official
 * nonprofit programs and the three credit bureaus are allowed.
 */
const KINDS = Object.entries(PRODUCT_NAMES).map(([kind, names]) => [kind, wholeWords(names)] as const)

const TODO = 'Name the kind of product instead. If the word means something else here, say it in other words.'

/** No text for learners names a bank, card, app, broker, insurer, lender or tax software. */
export function checkProductNames({ manifest, modules, figures, glossary }: Content): Problem[] {
  const problems: Problem[] = []
  const look = (file: string, field: string, text: string): void => {
    for (const [kind, names] of KINDS) {
      for (const [found] of text.matchAll(names))
        problems.push({ file, field, problem: `a product (${kind}): "${found}"`, todo: TODO })
    }
  }
  manifest.modules.forEach(({ title, description }, index) => {
    look('manifest.json', `modules[${index}].title`, title)
    look('manifest.json', `modules[${index}].description`, description)
  })
  for (const { lessons, quiz } of modules) {
    for (const { file, lesson } of lessons) for (const { field, text } of lessonTexts(lesson)) look(file, field, text)
    if (quiz) for (const { field, text } of quizTexts(quiz.quiz)) look(quiz.file, field, text)
  }
  figures.forEach(({ label, source }, index) => look('figures.json', `[${index}]`, `${label}\n${source}`))
  glossary.forEach(({ term, aliases, definition }, index) => {
    look('glossary.json', `[${index}]`, [term, ...aliases, definition].join('\n'))
  })
  return problems
}
