import { isDeepStrictEqual } from 'node:util'
import { parseStates } from '../../src/core/curriculum/parseStates'
import { slipsOf } from '../words/slips.ts'
import { figuresIn } from './checkFigures'
import { isWhole } from './checkManifest'
import type { Problem } from './problem'
import type { Content } from './readContent'

const FILE = 'states.json'
/** Phone numbers for the entire country, and those that a source of the course gives. */
const SOURCED_NUMBERS = ['211', '800-906-9887']
const NUMBER = /\b(?:\d{3}-\d{3}-\d{4}|[2-9]11)\b/g

/**
 * Checks the texts by state. Each topic that a section names exists and is used, each figure is known, and each number
 * has a source.
 */
export function checkStates({ manifest, modules, figures }: Content, file: unknown): Problem[] {
  // A partial course names few topics, and has few of the figures.
  if (!isWhole(manifest)) return []
  const guide = parseStates(file)
  if (guide.kind === 'invalid') return [{ file: FILE, field: '', problem: guide.reason }]
  if (!isDeepStrictEqual(guide.value, file)) return [{ file: FILE, field: '', problem: 'a field that nobody reads' }]
  const { states, topics } = guide.value
  const named = modules.flatMap(({ lessons }) =>
    lessons.flatMap((read) =>
      read.lesson.content.sections.flatMap(({ local }, index) =>
        local === undefined ? [] : [{ file: read.file, field: `content.sections[${index}].local`, local }],
      ),
    ),
  )
  const problems: Problem[] = named.flatMap(({ local, ...place }) =>
    topics.some(({ id }) => id === local) ? [] : [{ ...place, problem: `${local} is no topic of ${FILE}` }],
  )
  for (const { id, title, all, texts, other } of topics) {
    const report = (problem: string) => problems.push({ file: FILE, field: id, problem })
    if (!named.some(({ local }) => local === id)) report('no section names it')
    for (const text of [title, other, ...(all === undefined ? [] : [all]), ...Object.values(texts)]) {
      for (const problem of slipsOf(text)) report(problem)
      for (const figure of figuresIn(text)) {
        if (!figures.some((one) => one.id === figure)) report(`{{${figure}}} is not in figures.json`)
      }
      for (const [number] of text.matchAll(NUMBER)) {
        if (!SOURCED_NUMBERS.includes(number)) report(`${number} has no source`)
      }
      const foreign = states.find(({ name }) => text.includes(name) && !Object.values(texts).includes(text))
      if (foreign !== undefined) report(`${foreign.name} in a text for everybody`)
    }
    for (const [place, text] of Object.entries(texts)) {
      const wrong = states.find((one) => one.id !== place && new RegExp(`\\b${one.name}\\b`).test(text))
      if (wrong !== undefined) report(`${place} is told about ${wrong.name}`)
    }
  }
  return problems
}
