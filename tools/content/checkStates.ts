import {
  parseStateNotes,
  type StateNote,
  type StateNotes,
  stateNotesFile,
} from '../../src/core/curriculum/parseStateNotes'
import { parseStates, type StateGuide } from '../../src/core/curriculum/parseStates'
import { LIMITS } from '../../src/core/curriculum/limits'
import { slipsOf } from '../words/slips.ts'
import { alikeNotes } from './alikeNotes'
import { authoredStateNotes } from './authored/authoredStateNotes'
import { authoredStates } from './authored/authoredStates'
import { figuresIn } from './checkFigures'
import { formProblems } from './formProblems'
import { isWhole } from './checkOurManifest'
import { ourRules } from './courseRules.ts'
import type { Problem } from './problem'
import type { Content } from './readContent'
import { sentencesOf } from './sentencesOf'

const FILE = 'states.json'
/** Phone numbers for the entire country, and those that a source of the course gives. */
const SOURCED_NUMBERS = ['211', '800-906-9887']
const NUMBER = /(?:\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-.]\d{4}\b|\b[2-9]11\b/g

/** The fewest notes of all topics. */
const FEWEST_NOTES = 90
/** The topics with a note for every state. */
const COMPLETE = ['garnishment', 'loans', 'health', 'office']
/** The topic whose notes name other states, because neighbors agree on the taxes of people who cross the border. */
const NAMES_NEIGHBORS = 'credits'
/** Two notes of a topic may share this percentage of their three-word sequences. */
const MOST_ALIKE = 70

/**
 * Checks the guide to the states and the notes. Each topic that a section names exists and is used, each figure is known,
 * each number has a source, and no two notes come from one template.
 */
export function checkStates(content: Content, file: unknown, { isOurs } = ourRules): Problem[] {
  // A partial course names few topics, and has few of the figures.
  if (isOurs && !isWhole(content.manifest)) return []
  const guide = parseStates(file)
  const faults = formProblems(FILE, authoredStates, file, LIMITS.pieces)
  if (guide.kind === 'invalid' || faults.length > 0) return faults
  const problems = isOurs ? checkTopics(content, guide.value) : namedTopics(content, guide.value)
  const notes = readNotes(content, guide.value, problems)
  for (const one of notes) problems.push(...checkNotes(content, guide.value, one))
  if (!isOurs) return problems
  const count = notes.reduce((sum, one) => sum + one.notes.length, 0)
  if (count < FEWEST_NOTES) problems.push({ file: FILE, field: '', problem: `${count} notes, not ${FEWEST_NOTES}` })
  return problems
}

/** The topics that sections name, with their places. */
function topicsIn({ modules }: Content): (Omit<Problem, 'problem'> & { readonly local: string })[] {
  return modules.flatMap(({ lessons }) =>
    lessons.flatMap((read) =>
      read.lesson.content.sections.flatMap(({ local }, index) =>
        local === undefined ? [] : [{ file: read.file, field: `content.sections[${index}].local`, local }],
      ),
    ),
  )
}

/** Every topic that a section names exists. */
function namedTopics(content: Content, { topics }: StateGuide): Problem[] {
  return topicsIn(content).flatMap(({ local, ...place }) =>
    topics.some(({ id }) => id === local) ? [] : [{ ...place, problem: `${local} is no topic of ${FILE}` }],
  )
}

function checkTopics(content: Content, guide: StateGuide): Problem[] {
  const { figures } = content
  const { states, topics } = guide
  const named = topicsIn(content)
  const problems = namedTopics(content, guide)
  for (const { id, title, other } of topics) {
    const report = (problem: string) => problems.push({ file: FILE, field: id, problem })
    if (!named.some(({ local }) => local === id)) report('no section names it')
    for (const text of [title, other]) {
      for (const problem of [...slipsOf(text), ...unknownFigures(text, figures)]) report(problem)
      for (const number of numbersIn(text)) if (!SOURCED_NUMBERS.includes(number)) report(`${number} has no source`)
      const foreign = states.find(({ name }) => text.includes(name))
      if (foreign !== undefined) report(`${foreign.name} in a text for everybody`)
    }
  }
  return problems
}

/** The notes of each topic. A file that can't be read, or that no topic has, becomes a problem. */
function readNotes({ stateNotes }: Content, { topics }: StateGuide, problems: Problem[]): StateNotes[] {
  for (const file of stateNotes.keys()) {
    if (!topics.some(({ id }) => stateNotesFile(id) === file)) problems.push({ file, field: '', problem: 'no topic' })
  }
  return topics.flatMap(({ id }): StateNotes[] => {
    const file = stateNotesFile(id)
    const report = (problem: string): [] => {
      problems.push({ file, field: '', problem })
      return []
    }
    if (!stateNotes.has(file)) return report('no such file')
    const notes = parseStateNotes(stateNotes.get(file))
    const faults = formProblems(file, authoredStateNotes, stateNotes.get(file), LIMITS.pieces)
    problems.push(...faults)
    if (notes.kind === 'invalid' || faults.length > 0) return []
    return notes.value.topic === id ? [notes.value] : report(`topic ${notes.value.topic}, not ${id}`)
  })
}

function checkNotes({ figures }: Content, { states }: StateGuide, { topic, notes }: StateNotes): Problem[] {
  const file = stateNotesFile(topic)
  const problems: Problem[] = []
  for (const note of notes) {
    const { state, text, source } = note
    const report = (problem: string) => problems.push({ file, field: state, problem })
    const own = states.find(({ id }) => id === state)
    if (own === undefined) report('no such state')
    for (const problem of [...slipsOf(text), ...slipsOf(source), ...unknownFigures(text, figures)]) report(problem)
    const sentences = sentencesOf(text).length
    if (/\*\*|\n/.test(text)) report('marks that the page of all notes can’t show')
    if (sentences < 2 || sentences > 5) report(`${sentences} sentences, not 2 to 5`)
    const known = sourcedNumbers(note)
    for (const number of numbersIn(text)) if (!known.includes(digitsOf(number))) report(`${number} has no source`)
    const foreign = states.find(({ id, name }) => id !== state && new RegExp(String.raw`\b${name}\b`).test(text))
    if (foreign !== undefined && topic !== NAMES_NEIGHBORS) report(`${state} is told about ${foreign.name}`)
  }
  if (COMPLETE.includes(topic)) {
    for (const { id } of states) {
      if (!notes.some(({ state }) => state === id)) problems.push({ file, field: id, problem: 'no note' })
    }
  }
  for (const { states: pair, percent } of alikeNotes(notes)) {
    if (percent <= MOST_ALIKE) break
    problems.push({ file, field: pair.join(' and '), problem: `${percent}% alike, more than ${MOST_ALIKE}%` })
  }
  return problems
}

function unknownFigures(text: string, figures: Content['figures']): string[] {
  return figuresIn(text).flatMap((figure) =>
    figures.some(({ id }) => id === figure) ? [] : [`{{${figure}}} is not in figures.json`],
  )
}

function sourcedNumbers({ phone, phones = [] }: StateNote): string[] {
  return [...SOURCED_NUMBERS, ...(phone === undefined ? [] : [phone]), ...phones.map((other) => other.phone)].map(
    digitsOf,
  )
}

function numbersIn(text: string): string[] {
  return text.match(NUMBER) ?? []
}

function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, '')
}
