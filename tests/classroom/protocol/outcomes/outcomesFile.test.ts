import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statisticsOf } from '../../../../src/classroom/protocol/outcomes/classStatistics'
import { outcomesFile, outcomesNumber, withoutMedians } from '../../../../src/classroom/protocol/outcomes/outcomesFile'
import { parseClassOutcomes } from '../../../../src/classroom/protocol/outcomes/parseClassOutcomes'
import { publishedOf } from '../../../../src/classroom/protocol/outcomes/published'
import { day } from '../../../core/progress/samples'
import { CURRICULUM, learners } from './outcomeSamples'

const ABOUT = { classNumber: '0123456789abcdef0123456789abcdef', timeZone: 'America/Chicago', course: 'v3.3.5' }

/** A class in which everyone did something, of so many learners. */
function outcomesOf(count: number) {
  const members = learners(count, (index) => ({
    lessons: ['saving_1'],
    days: [index % 2 === 0 ? '2026-10-30' : '2026-10-12'],
    quizzes: { saving: [1 + (index % 2), 1, 80] },
    checks: { saving: [index % 4, 3 + (index % 3)] },
    state: index % 3 === 0 ? 'WI' : 'IA',
    heardOn: '2026-10-30',
  }))
  return publishedOf(statisticsOf(members, CURRICULUM, day('2026-10-31')))
}

const FILE = outcomesFile(outcomesOf(24), ABOUT)

/** Returns the file after one value was replaced. The path is as in `modules.1.blocks.0.n`. */
function changed(path: string, value: unknown): string {
  const file: unknown = JSON.parse(FILE)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const map = keys.reduce((inside, key) => (inside as Record<string, unknown>)[key], file) as Record<string, unknown>
  if (value === undefined) delete map[last]
  else map[last] = value
  return JSON.stringify(file)
}

describe('the file of a class', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(fc.nat(60), (count) => {
        const outcomes = outcomesOf(count)
        const modules = outcomes.modules.map(withoutMedians)
        expect(parseClassOutcomes(outcomesFile(outcomes, ABOUT))).toEqual({
          kind: 'parsed',
          outcomes: { ...outcomes, modules, ...ABOUT },
        })
      }),
      { numRuns: 30 },
    )
  })

  it('has no learner, no device and no rest of a block', () => {
    expect(FILE).not.toMatch(/learner \d|phone|ada/)
    const { modules } = JSON.parse(FILE)
    expect(modules[1].blocks).toHaveLength(4)
    expect(Object.keys(modules[1].blocks[0])).toEqual(['n', 'before', 'after', 'gainSquared'])
  })

  it('has a number that is no part of the class id', async () => {
    const tools = {
      digest: async (bytes: Uint8Array) => Uint8Array.from(createHash('sha256').update(bytes).digest()),
      encode: (text: string) => Uint8Array.from(Buffer.from(text)),
    }
    const number = (first: number, openedAt: string) => outcomesNumber(Uint8Array.of(first, 2, 3), openedAt, tools)
    const [one, other, later] = [
      await number(1, '2026-09-01T08:00:00.000Z'),
      await number(2, '2026-09-01T08:00:00.000Z'),
      await number(1, '2026-09-01T08:00:00.001Z'),
    ]
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set([one, other, later]).size).toBe(3)
    expect(await number(1, '2026-09-01T08:00:00.000Z')).toBe(one)
  })

  it('may have fields that this version does not know', () => {
    expect(parseClassOutcomes(changed('later', { a: 1 })).kind).toBe('parsed')
    expect(parseClassOutcomes(changed('modules.1.later', 'x')).kind).toBe('parsed')
    expect(parseClassOutcomes(`\uFEFF${FILE}`).kind).toBe('parsed')
  })

  it.each([
    ['', 'not-json'],
    ['[1]', 'not-json'],
    ['{"format":1}', 'another-kind'],
    [changed('kind', 'class-backup'), 'another-kind'],
    [changed('format', 2), 'newer'],
    [changed('format', 1.5), 'newer'],
  ])('is rejected with the reason %#', (text, reason) => {
    expect(parseClassOutcomes(text)).toEqual({ kind: 'refused', reason })
  })

  it.each([
    ['format', 0],
    ['format', undefined],
    ['class', 'ABCDEF'],
    ['asOf', '2026-02-30'],
    ['asOf', undefined],
    ['timeZone', 'a\nb'],
    ['course', ''],
    ['enrolled', 24],
    ['enrolled', -5],
    ['enrolled', '20'],
    ['active', 25],
    ['handedIn', 3],
    ['weeks', {}],
    ['weeks.0', 5],
    ['weeks.0.active', 25],
    ['modules.0.id', '__proto__'],
    ['modules.1.title', '\u202eevil'],
    ['modules.1.finished', 16],
    ['modules.1.passedFirst', 25],
    ['modules.1.blocks.0.n', 4],
    ['modules.1.blocks.0.before', 31],
    ['modules.1.blocks.0.after', 1.5],
    ['modules.1.blocks.0.gainSquared', 181],
    ['modules.1.blocks.0.gainSquared', 0],
    ['modules.1.lost', 20],
    ['states.0.state', 'Iowa'],
    ['states.0.learners', 4],
  ])('is rejected with the place %s when it is %j', (path, value) => {
    const place = path.replaceAll(/\.(\d+)/g, '[$1]')
    expect(parseClassOutcomes(changed(path, value))).toEqual({ kind: 'refused', reason: 'bad-value', path: place })
  })

  it('is rejected with more blocks than learners, or a module twice', () => {
    const { modules } = JSON.parse(FILE)
    const many = [...modules[1].blocks, ...modules[1].blocks]
    expect(parseClassOutcomes(changed('modules.1.blocks', many))).toMatchObject({ path: 'modules[1].blocks' })
    expect(parseClassOutcomes(changed('modules', [modules[1], modules[1]]))).toMatchObject({ path: 'modules' })
  })

  it('never throws for any text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseClassOutcomes(text)))
    const anyValue = fc.tuple(
      fc.constantFrom('format', 'weeks', 'modules', 'modules.0', 'modules.1.blocks.0', 'states'),
      fc.jsonValue(),
    )
    fc.assert(fc.property(anyValue, ([path, value]) => void parseClassOutcomes(changed(path, value))))
  })
})
