import type { StateGuide } from '../../src/core/curriculum/parseStates.ts'
import { blank } from './blanks.ts'
import { LESSONS_FOLDER } from '../content/lessonsFolder.ts'
import { asCourseFile, lessonsFolder, type Made, readJson, type Tree, WrongArgument } from './made.ts'

interface Notes {
  readonly topic: string
  readonly notes: readonly { readonly state: string }[]
}

const STATES = 'src/core/curriculum/states.json'

/**
 * A note of one topic for one state. `npm run new -- state-note winter MN`
 *
 * @throws WrongArgument for a topic or a state that isn't known, and for a note that is there already
 */
export function newStateNote(tree: Tree, [topic = '', state = '']: readonly string[]): Made {
  const guide = readJson(tree, STATES) as StateGuide | undefined
  const topics = guide?.topics.map(({ id }) => id) ?? []
  const states: readonly string[] = guide?.states.map(({ id }) => id) ?? []
  if (!topics.includes(topic)) {
    throw new WrongArgument(`Name a topic (${topics.join(', ')}) and a state: npm run new -- state-note winter MN`)
  }
  if (!states.includes(state)) throw new WrongArgument(`${state || 'No state'} is not one of ${states.join(', ')}.`)
  const name = `states_${topic}.json`
  const file = `${lessonsFolder(tree)}/${name}`
  const there = readJson(tree, file) as Notes | undefined
  if (there?.notes.some((note) => note.state === state) === true) {
    throw new WrongArgument(`${file} has a note for ${state} already. Change it.`)
  }
  const replaced =
    (readJson(tree, `${LESSONS_FOLDER}/${name}`) as Notes | undefined)?.notes.some((note) => note.state === state) ??
    false
  const note = {
    state,
    text: blank('two to five sentences: the rule, the first step, whom to ask'),
    site: blank('the office’s website without https://'),
    source: blank('the office, and the title of its page'),
    url: blank('the address of that page, with https://'),
    sourceDated: 'undated',
    readOn: blank('the day you read it, such as 2026-01-31'),
  }
  return {
    files: new Map([
      [file, asCourseFile(tree, 'stateNotes', { topic, ...there, notes: [...(there?.notes ?? []), note] })],
    ]),
    next: [
      `Write the note for ${state} at the end of ${file}.`,
      ...(tree.isOwn && replaced ? [`It takes the place of our note about ${topic} for ${state}.`] : []),
    ],
  }
}
