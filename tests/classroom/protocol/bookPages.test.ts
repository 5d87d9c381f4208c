import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Arrival, EMPTY_BOOK, withArrival, withDecision } from '../../../src/classroom/protocol/book/classBook'
import { gridTable, todayTables } from '../../../src/classroom/protocol/book/bookTables'
import { type Cell, csvText } from '../../../src/classroom/protocol/book/csv'
import { gridOf, learnerPage } from '../../../src/classroom/protocol/book/grid'
import { membersOf } from '../../../src/classroom/protocol/book/members'
import { todayOf } from '../../../src/classroom/protocol/book/today'
import { day } from '../../core/progress/samples'
import { arrivalOf, CURRICULUM, memberId, NOW, senderHash } from './bookSamples'

/** Makes a class in which every learner who hands in is admitted. */
function classOf(arrivals: readonly Arrival[]) {
  return arrivals.reduce((book, arrival) => {
    const taken = withArrival(book, arrival)
    return arrival.report.kind === 'left' ? taken : withDecision(taken, arrival.sender, arrival.report.member, true)
  }, EMPTY_BOOK)
}

function handsIn(name: string, more: object = {}, other: Partial<Parameters<typeof arrivalOf>[0]> = {}): Arrival {
  return arrivalOf({ sender: senderHash(name), says: memberId(name), sequence: 1, lessons: [], name, more, ...other })
}

/** Encodes the days since 2026-01-01, a quiz and an option. */
const answered = (dayNumber: number, option: number) => `${dayNumber.toString(36).padStart(3, '0')}q${option}`
const answers = (question: string, log: string) => ({ practice: { [question]: { phone: [log.length / 5, log] } } })

const at = '2026-11-10T10:00:00.000Z'
const failedTwice = { quizzes: { foundations: { attempts: { phone: 2 } } } }

describe('the Today page', () => {
  it('lists learners not heard from for 3, 7 and 14 days', () => {
    const heardAt = (date: string) => ({ heardAt: `${date}T08:00:00.000Z`, madeAt: `${date}T07:00:00.000Z` })
    const book = classOf([
      handsIn('Ada', {}, heardAt('2026-11-22')),
      handsIn('Ben', {}, heardAt('2026-11-19')),
      handsIn('Cleo', {}, heardAt('2026-11-15')),
      handsIn('Dan', {}, heardAt('2026-11-08')),
      handsIn('Eve', {}, heardAt('2026-11-20')),
    ])
    const { silent, members, asOf } = todayOf(book, CURRICULUM, NOW)
    expect(silent.map(({ member, days, atLeast }) => [member.name, days, atLeast])).toEqual([
      ['Dan', 14, 14],
      ['Cleo', 7, 7],
      ['Ben', 3, 3],
    ])
    expect(members).toBe(5)
    expect(asOf).toEqual({ oldest: '2026-11-08T07:00:00.000Z', newest: '2026-11-22T07:00:00.000Z' })
  })

  it('lists learners who failed a quiz twice or stopped for a week', () => {
    const onDay = (date: string) => ({ lessons: { saving_1: { phone: 1 } }, completedOn: { saving_1: date } })
    const passed = (score: number) => ({ quizzes: { foundations: { attempts: { phone: 3 }, best: { score, at } } } })
    const book = classOf([
      handsIn('Ada', failedTwice),
      handsIn('Ben', { quizzes: { foundations: { attempts: { phone: 1 } } } }),
      handsIn('Cleo', passed(80)),
      handsIn('Dan', passed(60)),
      handsIn('Eve', onDay('2026-11-13')),
      handsIn('Fay', onDay('2026-11-14')),
      handsIn('Gil', { ...onDay('2026-11-01'), quizzes: { saving: { best: { score: 90, at } } } }),
    ])
    const stuck = todayOf(book, CURRICULUM, NOW).stuck.map(({ member, moduleId, kind }) => [
      member.name,
      moduleId,
      kind,
    ])
    expect(stuck).toEqual([
      ['Ada', 'foundations', 'failed'],
      // Passed a quiz ten days ago, in a module with lessons left.
      ['Cleo', 'foundations', 'begun'],
      ['Dan', 'foundations', 'failed'],
      ['Eve', 'saving', 'begun'],
    ])
  })

  it('does not call a learner stuck who repeated a lesson', () => {
    const days = (...active: readonly string[]) => ({ days: Object.fromEntries(active.map((one) => [one, true])) })
    const stuck = (more: object) =>
      todayOf(classOf([handsIn('Ada', more)]), CURRICULUM, NOW).stuck.map(({ kind }) => kind)
    const done = { completedOn: { foundations_1: '2026-11-01' } }
    const once = { ...done, lessons: { foundations_1: { phone: 1, tablet: 1 } } }
    const again = { ...done, lessons: { foundations_1: { phone: 2, tablet: 1 } } }
    expect(stuck({ ...once, ...days('2026-11-01', '2026-11-19') })).toEqual(['begun'])
    expect(stuck({ ...again, ...days('2026-11-01', '2026-11-19') })).toEqual([])
    expect(stuck({ ...again, ...days('2026-11-01', '2026-11-12') })).toEqual(['begun'])
  })

  it('calls a learner stuck only as of their last report', () => {
    const begun = { lessons: { saving_1: { phone: 1 } }, completedOn: { saving_1: '2026-10-01' } }
    const madeAt = '2026-10-03T10:00:00.000Z'
    const book = classOf([handsIn('Ada', begun, { madeAt, heardAt: '2026-10-03T11:00:00.000Z' })])
    expect(todayOf(book, CURRICULUM, NOW)).toMatchObject({ stuck: [], silent: [{ atLeast: 14 }] })
    expect(membersOf(book)).toMatchObject([{ asOf: madeAt }])
    // A clock that is ahead can't make a report newer than its arrival.
    const ahead = classOf([handsIn('Ada', begun, { madeAt: '2030-01-01T00:00:00.000Z', heardAt: madeAt })])
    expect(membersOf(ahead)).toMatchObject([{ asOf: madeAt }])
  })

  it('counts wrong answers and chosen options once per learner', () => {
    const book = classOf([
      handsIn('Ada', answers('foundations-q1', answered(10, 1) + answered(11, 0))),
      handsIn('Ben', answers('foundations-q1', answered(11, 0) + answered(12, 3))),
      handsIn('Cleo', answers('foundations-q1', answered(9, 1))),
      handsIn('Dan', answers('saving-q1', answered(9, 2))),
      handsIn('Eve', answers('foundations-q9', answered(9, 2))),
      handsIn('Fay', answers('saving-q1', answered(9, 9))),
      handsIn('Gil', answers('skill-budget', '009r-')),
    ])
    const { missed, suggestion } = todayOf(book, CURRICULUM, NOW)
    expect(missed.map(({ key, answered: known, wrong, chosen }) => ({ key, known, wrong, chosen }))).toEqual([
      { key: 'foundations-q1', known: 3, wrong: 2, chosen: [1, 1, 0, 1] },
      { key: 'saving-q1', known: 1, wrong: 1, chosen: [0, 0, 1, 0] },
    ])
    expect(suggestion).toMatchObject({ kind: 'question', question: { key: 'foundations-q1' } })
  })

  it('equals a manual count for any answers of any class', () => {
    const choices = fc.array(fc.option(fc.nat(3)), { maxLength: 12 })
    fc.assert(
      fc.property(choices, choices, (first, second) => {
        const book = classOf(
          Array.from({ length: 12 }, (_, n) => {
            const said = { ...logs('foundations-q1', first[n]), ...logs('saving-q1', second[n]) }
            return handsIn(`Learner ${n}`, { practice: said })
          }),
        )
        const count = (list: readonly (number | null)[], option: number) => list.filter((one) => one === option).length
        const expected = [
          ['foundations-q1', [0, 1, 2, 3].map((option) => count(first, option))] as const,
          ['saving-q1', [0, 1, 2, 3].map((option) => count(second, option))] as const,
        ].filter(([, [zero = 0, , two = 0, three = 0]]) => zero + two + three > 0)
        const { missed } = todayOf(book, CURRICULUM, NOW)
        expect(new Map(missed.map(({ key, chosen }) => [key, chosen]))).toEqual(new Map(expected))
        expect(
          missed.every(({ wrong, chosen }) => wrong === chosen.reduce((sum, n) => sum + n, 0) - (chosen[1] ?? 0)),
        ).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('suggests a module in which several are stuck, otherwise nothing', () => {
    expect(todayOf(classOf([handsIn('Ada', failedTwice)]), CURRICULUM, NOW).suggestion).toEqual({ kind: 'none' })
    const two = classOf([handsIn('Ada', failedTwice), handsIn('Ben', failedTwice)])
    expect(todayOf(two, CURRICULUM, NOW).suggestion).toEqual({ kind: 'module', moduleId: 'foundations', stuck: 2 })
    expect(todayOf(EMPTY_BOOK, CURRICULUM, NOW)).toMatchObject({ members: 0, suggestion: { kind: 'none' } })
  })
})

function logs(question: string, chosen: number | null | undefined): object {
  return typeof chosen === 'number' ? { [question]: { phone: [1, answered(30, chosen)] } } : {}
}

describe('one learner', () => {
  it('shows the changes of the last seven days', () => {
    const more = {
      lessons: { foundations_1: { phone: 1 }, foundations_2: { phone: 1 }, saving_1: { phone: 2 } },
      completedOn: { foundations_1: '2026-11-15', foundations_2: '2026-11-16', saving_1: '2026-11-21' },
      days: { '2026-11-15': true, '2026-11-16': true, '2026-11-21': true },
      quizzes: { foundations: { attempts: { phone: 1 }, best: { score: 80, at: '2026-11-21T10:00:00.000Z' } } },
      certificates: { foundations: '2026-11-21T12:00:00.000Z' },
    }
    const page = learnerPage(classOf([handsIn('Ada', more)]), CURRICULUM, memberId('Ada'), day('2026-11-22'))
    expect(page).toMatchObject({
      activeDays: 3,
      certificates: ['foundations'],
      lately: {
        lessons: [{ id: 'foundations_2', completedOn: '2026-11-16' }],
        quizzes: ['foundations'],
        activeDays: 2,
      },
      modules: [
        { complete: 2, quiz: { status: 'passed', score: 80, on: '2026-11-21', attempts: 1 } },
        { complete: 0, quiz: { status: 'none', score: undefined } },
      ],
    })
    expect(learnerPage(EMPTY_BOOK, CURRICULUM, memberId('Ada'), day('2026-11-22'))).toBeUndefined()
  })
})

/** Parses RFC 4180 independently, character by character. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let [row, field, isQuoted]: [string[], string, boolean] = [[], '', false]
  for (let place = 1; place < text.length; place += 1) {
    const sign = text.charAt(place)
    if (isQuoted && sign === '"' && text[place + 1] === '"') {
      field += sign
      place += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === ',') [row, field] = [[...row, field], '']
    else if (!isQuoted && sign === '\r' && text[place + 1] === '\n') {
      rows.push([...row, field])
      ;[row, field] = [[], '']
      place += 1
    } else field += sign
  }
  return rows
}

describe('a table as CSV', () => {
  const cell: fc.Arbitrary<Cell> = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(undefined),
    fc.constantFrom('a,b', 'say "hi"', 'two\r\nlines', '', ' blank ', '=1+1', "'", '\u202E', '\uFE0F=1', '李'),
  )

  it('parses to the same text, and no text starts a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
        const text = csvText(rows)
        expect(text.startsWith('\uFEFF')).toBe(true)
        const read = readCsv(text)
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length))
        for (const [index, row] of rows.entries()) {
          for (const [column, written] of row.entries()) {
            const got = read[index]?.[column] ?? ''
            const plain = written === undefined ? '' : String(written)
            expect([plain, `'${plain}`]).toContain(got)
            expect(typeof written === 'string' && /^[\s\uFE0F]*[=+\-@]/.test(got)).toBe(false)
          }
        }
      }),
    )
  })

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =cmd|x',
    '\uFF1D1+1',
    '=HYPERLINK("http://x","y")',
    '\n=1',
    '\r=1',
    '\uFE0F=1+1',
    '\u200B\u2060+1',
    '\u00AD@SUM(A1)',
    '\u{E0100} \u3164=1',
  ])('escapes the name %j', (name) => {
    expect(readCsv(csvText([[name]]))).toEqual([[`'${name}`]])
  })

  it('does not change numbers and names', () => {
    expect(csvText([['Ada', -3, 0.5, undefined, 'O’Neil-Smith', 'a@b']])).toBe('\uFEFFAda,-3,0.5,,O’Neil-Smith,a@b\r\n')
  })

  it('shows the same values as the screen', () => {
    const book = classOf([handsIn('Ada', failedTwice, { lessons: ['foundations_1'] }), handsIn('=Ben')])
    const words = {
      name: 'Name',
      asOf: 'As of',
      left: 'Left',
      lessonsOf: (title: string) => `${title}: lessons`,
      quizOf: (title: string) => `${title}: quiz`,
      quiz: ({ status }: { readonly status: string }) => status,
    }
    const asOf = '2026-11-20T07:00:00.000Z'
    expect(readCsv(csvText(gridTable(gridOf(book, CURRICULUM), CURRICULUM, words)))).toEqual([
      ['Name', 'As of', 'Left', 'Foundations: lessons', 'Foundations: quiz', 'Saving: lessons', 'Saving: quiz'],
      ["'=Ben", asOf, '', '0', 'none', '0', 'none'],
      ['Ada', asOf, '', '1', 'failed', '0', 'none'],
    ])
    const [, stuck, missed] = todayTables(
      todayOf(classOf([handsIn('Ada', { ...failedTwice, ...answers('saving-q1', answered(9, 2)) })]), CURRICULUM, NOW),
      {
        silent: ['Name', 'Days', 'As of'],
        stuck: ['Name', 'Module', 'Why', 'As of'],
        missed: ['Question', 'Answer', 'Learners', 'Right', 'As of'],
        why: { failed: 'failed twice', begun: 'begun' },
        right: 'right',
        titleOf: (id) => id,
      },
    )
    expect(stuck?.[1]).toEqual(['Ada', 'foundations', 'failed twice', asOf])
    expect(missed?.slice(1).map((row) => row.slice(1, 4))).toEqual([
      ['zero', 0, undefined],
      ['one', 0, 'right'],
      ['two', 1, undefined],
      ['three', 0, undefined],
    ])
  })
})
