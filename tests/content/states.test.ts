import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ELSEWHERE, isPlace, parseStates, stateText } from '../../src/core/curriculum/parseStates'
import file from '../../src/core/curriculum/states.json'
import { checkStates } from '../../tools/content/checkStates'
import { describeProblem } from '../../tools/content/problem'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'

const { content } = readContent(readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url))))

/** The file as plain JSON, so that a test can add faults to it. */
interface Guide {
  states: { id: string; name: string }[]
  topics: { id: string; title: string; all?: string; texts: Record<string, string | undefined>; other: string }[]
}

function problemsWith(change: (guide: Guide) => unknown): string {
  const guide: Guide = structuredClone(file)
  change(guide)
  if (content === undefined) throw new Error('the lessons can be read')
  return checkStates(content, guide).map(describeProblem).join('\n')
}

function topic(id: string, change: (topic: Guide['topics'][number]) => unknown) {
  return (guide: Guide) => change(guide.topics.find((one) => one.id === id) ?? fails(id))
}
function fails(id: string): never {
  throw new Error(`there is a topic ${id}`)
}

describe('lesson texts by state', () => {
  test('is sound for the twelve states of the Midwest', () => {
    expect(problemsWith(() => undefined)).toBe('')
    expect(file.states).toHaveLength(12)
  })

  test.each<readonly [fault: string, plant: (guide: Guide) => unknown, problem: string]>([
    [
      'a state without a text',
      topic('credits', (it) => (it.texts['OH'] = undefined)),
      'topics[0].texts: not a text for each state',
    ],
    ['a state left out', topic('credits', (it) => Reflect.deleteProperty(it.texts, 'OH')), 'a state has no text'],
    ['a text for no state', topic('loans', (it) => (it.texts['TX'] = 'Texas')), 'a text for no state'],
    ['a topic twice', (it) => it.topics.push(...it.topics.slice(0, 1)), 'a topic comes twice'],
    ['a topic that is gone', (it) => it.topics.pop(), 'office is no topic of states.json'],
    [
      'a topic that nobody names',
      (it) => it.topics.push({ id: 'hunting', title: 'Hunting', texts: {}, all: 'Ask.', other: 'Ask.' }),
      'hunting: no section names it',
    ],
    ['a figure that is not there', topic('loans', (it) => (it.other = '{{cap}}')), '{{cap}} is not in figures.json'],
    ['a number of nobody', topic('office', (it) => (it.all = 'Call 800-555-0199.')), '800-555-0199 has no source'],
    ['a neighbor’s rule', topic('credits', (it) => (it.texts['IA'] = 'Ask Illinois.')), 'IA is told about Illinois'],
    ['one state for all', topic('health', (it) => (it.all = 'Ohio covers you.')), 'Ohio in a text for everybody'],
  ])('rejects %s', (_fault, plant, problem) => {
    expect(problemsWith(plant)).toContain(problem)
  })

  test('fills in the state, and names no state for other places', () => {
    const guide = parseStates(file)
    if (guide.kind === 'invalid') throw new Error(guide.reason)
    for (const { id: topicId } of guide.value.topics) {
      for (const { id } of guide.value.states) expect(stateText(guide.value, topicId, id)).not.toContain('{state}')
      const elsewhere = stateText(guide.value, topicId, ELSEWHERE)
      expect(guide.value.states.filter(({ name }) => elsewhere?.includes(name))).toEqual([])
    }
    expect(stateText(guide.value, 'loans', 'KS')).toContain('Kansas lets payday-type lenders')
    expect(stateText(guide.value, 'hunting', 'KS')).toBeUndefined()
    expect(isPlace(guide.value, 'KS') && isPlace(guide.value, ELSEWHERE)).toBe(true)
    expect(isPlace(guide.value, 'TX') || isPlace(guide.value, null)).toBe(false)
  })
})
