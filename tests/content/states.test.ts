import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import file from '../../src/core/curriculum/states.json'
import { alikeNotes, sequencesOf } from '../../tools/content/alikeNotes'
import { checkHandedBack, handedBack } from '../../tools/content/checkHandedBack'
import { checkStates } from '../../tools/content/checkStates'
import { contentTable } from '../../tools/content/contentTable'
import { describeProblem } from '../../tools/content/problem'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'

const content = readLessons()

function readLessons() {
  const read = readContent(readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url))))
  if (read.content === undefined) throw new Error('the lessons can be read')
  return read.content
}

/** The files as plain JSON, so that a test can add faults to them. */
interface Plain {
  guide: {
    states: { id: string; name: string }[]
    topics: { id: string; title: string; other: string }[]
  }
  notes: Map<string, { topic: string; notes: PlainNote[] }>
}
type PlainNote = Record<string, unknown> & { state: string; text: string }

function problemsWith(change: (plain: Plain) => unknown): string {
  const plain = { guide: structuredClone(file), notes: structuredClone(content.stateNotes) } as Plain
  change(plain)
  return checkStates({ ...content, stateNotes: plain.notes }, plain.guide)
    .map(describeProblem)
    .join('\n')
}

const topic = (id: string, change: (topic: Plain['guide']['topics'][number]) => unknown) => (plain: Plain) =>
  change(plain.guide.topics.find((one) => one.id === id) ?? fails(id))
const notesOf = (id: string, change: (notes: PlainNote[]) => unknown) => (plain: Plain) =>
  change(plain.notes.get(`states_${id}.json`)?.notes ?? fails(id))
const note = (id: string, state: string, change: (note: PlainNote) => unknown) =>
  notesOf(id, (notes) => change(notes.find((one) => one.state === state) ?? fails(state)))
function fails(id: string): never {
  throw new Error(`there is ${id}`)
}
const without = (id: string, state: string) =>
  notesOf(id, (notes) => {
    notes.splice(
      notes.findIndex((one) => one.state === state),
      1,
    )
  })

describe('notes by state', () => {
  test('are sound for the twelve states of the Midwest', () => {
    expect(problemsWith(() => undefined)).toBe('')
    expect(file.states).toHaveLength(12)
    expect(file.topics).toHaveLength(9)
  })

  test.each<readonly [fault: string, plant: (plain: Plain) => unknown, problem: string]>([
    ['a topic twice', ({ guide }) => guide.topics.push(...guide.topics.slice(0, 1)), 'a topic comes twice'],
    ['a topic that is gone', ({ guide }) => guide.topics.pop(), 'office is no topic of states.json'],
    [
      'a topic that nobody names',
      ({ guide }) => guide.topics.push({ id: 'hunting', title: 'Hunting', other: 'Ask.' }),
      'hunting: no section names it',
    ],
    ['a figure that is not there', topic('loans', (it) => (it.other = '{{cap}}')), '{{cap}} is not in figures.json'],
    ['one state for all', topic('health', (it) => (it.other = 'Ohio covers you.')), 'Ohio in a text for everybody'],
    ['a number for all', topic('office', (it) => (it.other = 'Call 800-555-0199.')), '800-555-0199 has no source'],
    ['a missing file', ({ notes }) => notes.delete('states_auto.json'), 'states_auto.json: no such file'],
    [
      'a file of no topic',
      ({ notes }) => notes.set('states_boats.json', { topic: 'boats', notes: [] }),
      'states_boats.json: no topic',
    ],
    [
      'another topic’s file',
      ({ notes }) => notes.set('states_auto.json', notes.get('states_wages.json') ?? fails('wages')),
      'topic wages, not auto',
    ],
    ['an unread field', note('auto', 'OH', (it) => (it['evidence'] = 'A page.')), 'no field is called "evidence" here'],
    ['a state twice', notesOf('auto', (it) => it.push(...it.slice(0, 1))), 'a state comes twice'],
    ['a note for no state', note('auto', 'OH', (it) => (it.state = 'TX')), 'states_auto.json: TX: no such state'],
    ['a state without its garnishment', without('garnishment', 'OH'), 'states_garnishment.json: OH: no note'],
    ['a state without its loans', without('loans', 'ND'), 'states_loans.json: ND: no note'],
    ['a state without its Medicaid', without('health', 'IA'), 'states_health.json: IA: no note'],
    ['a state without its offices', without('office', 'WI'), 'states_office.json: WI: no note'],
    [
      'too few notes',
      (plain) => {
        for (const id of ['winter', 'wages', 'renting', 'auto', 'credits']) notesOf(id, (it) => it.splice(8))(plain)
      },
      '88 notes, not 90',
    ],
    ['a note without a source', note('auto', 'OH', (it) => delete it['source']), 'states_auto.json: notes['],
    ['a note without an address', note('auto', 'OH', (it) => (it['url'] = 'ohio.gov')), 'not an address'],
    ['a source without a date', note('auto', 'OH', (it) => (it['sourceDated'] = 'old')), 'neither a date nor undated'],
    ['a note that nobody read', note('auto', 'OH', (it) => (it['readOn'] = 'May')), 'not a date'],
    ['a short note', note('auto', 'OH', (it) => (it.text = 'Insure it.')), 'OH: 1 sentences, not 2 to 5'],
    ['a long note', note('auto', 'OH', (it) => (it.text = 'Pay. '.repeat(6))), 'OH: 6 sentences, not 2 to 5'],
    ['strong words', note('auto', 'OH', (it) => (it.text = '**Insure** it. Ask.')), 'marks that the page of all notes'],
    ['a straight apostrophe', note('auto', 'OH', (it) => (it.text += " It's law.")), 'has a straight apostrophe'],
    ['an unknown figure', note('loans', 'OH', (it) => (it.text += ' {{cap}}')), '{{cap}} is not in figures.json'],
    [
      'a number without its field',
      note('winter', 'OH', (it) => (it.text += ' Call 800-555-0199.')),
      '800-555-0199 has no source',
    ],
    [
      'another number than the field has',
      note('winter', 'IL', (it) => (it.text = 'Call 800-555-0199. Then wait.')),
      '800-555-0199 has no source',
    ],
    ['a neighbor’s rule', note('winter', 'IA', (it) => (it.text += ' Ask Illinois.')), 'IA is told about Illinois'],
    [
      'a template',
      (plain) => {
        const text = (name: string, share: number) =>
          `In ${name} a court takes ${share}% of your pay. Ask the ${name} Department of Labor at ${name.toLowerCase()}.gov.`
        note('auto', 'OH', (it) => (it.text = text('Ohio', 25)))(plain)
        note('auto', 'IA', (it) => (it.text = text('Iowa', 10)))(plain)
      },
      'states_auto.json: IA and OH: 100% alike, more than 70%',
    ],
  ])('rejects %s', (_fault, plant, problem) => {
    expect(problemsWith(plant)).toContain(problem)
  })

  test('accept a number that is the field, or among the others', () => {
    const add = note('winter', 'OH', (it) => {
      it.text = 'Call (800) 555-0199. Or call 614-555-0123.'
      it['phone'] = '800-555-0199'
      it['phones'] = [{ phone: '614-555-0123', url: 'https://example.gov/' }]
    })
    expect(problemsWith(add)).toBe('')
  })
})

describe('three-word sequences', () => {
  const written = (state: string, text: string, federal?: true) => {
    const source = { site: 'example.gov', source: 'A page', url: 'https://example.gov/', sourceDated: 'undated' }
    return { ...source, state, text, readOn: '2026-11-26', ...(federal && { federal }) }
  }

  test('see through names, numbers, addresses and agencies', () => {
    const ohio = 'Ask the Ohio Department of Commerce, com.ohio.gov, to stop 25% of $1,000.'
    const iowa = 'Ask the Iowa Division of Banking, idob.iowa.gov, to stop 10% of $50.'
    expect(sequencesOf(ohio)).toEqual(sequencesOf(iowa))
    expect(alikeNotes([written('OH', ohio), written('IA', iowa)])).toEqual([{ states: ['OH', 'IA'], percent: 100 }])
  })

  test('leave out notes that only repeat federal law', () => {
    const text = 'The federal limit applies to all of your pay.'
    expect(alikeNotes([written('OH', text, true), written('MI', text, true)])).toEqual([])
  })

  test('count the share of the shorter note', () => {
    const [pair] = alikeNotes([written('OH', 'one two three four'), written('IA', 'one two three five six seven')])
    expect(pair?.percent).toBe(50)
  })
})

describe('sentences that leave the law to the learner', () => {
  test('are no more than the lessons had', () => {
    expect(checkHandedBack(content)).toEqual([])
  })

  test.each([
    ['Some states add more.', true],
    ['Many states have a higher limit.', true],
    ['Check your state’s rules.', true],
    ['Your state may protect more.', true],
    ['Your state protects more.', false],
    ['Check the state of the car.', false],
  ])('%s %s', (sentence, isLeft) => {
    const [module, ...others] = content.modules.filter(({ info }) => info.id === 'insurance')
    const lessons = module?.lessons.filter(({ file: name }) => name === 'insurance_3.json') ?? []
    const [read] = lessons
    if (module === undefined || read === undefined) throw new Error('the lesson on car insurance is there')
    const before = handedBack(content).get('insurance_3.json')?.length ?? NaN
    const lesson = structuredClone(read.lesson)
    lesson.content.introduction += `\n\n${sentence}`
    const planted = { ...content, modules: [{ ...module, lessons: [{ ...read, lesson }] }, ...others] }
    expect((handedBack(planted).get('insurance_3.json')?.length ?? NaN) - before).toBe(isLeft ? 1 : 0)
  })

  test('are counted in the table, with the notes of each topic', () => {
    const table = contentTable(content)
    expect(table).toMatch(/State notes: \d+ on 9 topics\./)
    expect(table).toMatch(/ {2}garnishment: 12, federal \d+; most alike [A-Z]{2} and [A-Z]{2}, \d+%/)
    expect(table).toMatch(/leave the law of a state to the learner, in lessons with a note: \d+\./)
  })
})
