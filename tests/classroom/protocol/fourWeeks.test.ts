import { beforeAll, describe, expect, it } from 'vitest'
import { gridTable, todayTables } from '../../../src/classroom/protocol/book/bookTables'
import { csvText } from '../../../src/classroom/protocol/book/csv'
import { gridOf } from '../../../src/classroom/protocol/book/grid'
import { waitingSenders } from '../../../src/classroom/protocol/book/members'
import { todayOf } from '../../../src/classroom/protocol/book/today'
import { instant } from '../../core/progress/samples'
import { CURRICULUM } from './bookSamples'
import { COURSE, fourWeeks, type Learner, type Module, MODULES, type SimulatedClass } from './fourWeeks'

/*
 * A class of thirty over four weeks, with real envelopes. Three never learn, two stop, one leaves, one undoes a lesson,
 * and one starts over. Two have two devices, three share a tablet, and one was not admitted. The test computes the
 * expected results separately, from what each learner did, like a person on paper.
 */

const DAY = 86_400_000
const daysBetween = (a: string, b: string) => Math.floor((Date.parse(b) - Date.parse(a)) / DAY)
const least = (texts: readonly string[]) => texts.toSorted()[0]
const most = (texts: readonly string[]) => texts.toSorted().at(-1)

interface Expected {
  readonly name: string
  readonly heardAt: string
  readonly asOf: string
  readonly leftAt: string | undefined
  readonly modules: Readonly<Record<Module, ExpectedModule>>
  readonly chosen: ReadonlyMap<string, number>
}

interface ExpectedModule {
  readonly days: readonly string[]
  /** The last day of learning, if a lesson was undone and repeated: it may have been repeated on that day. */
  readonly again: readonly string[]
  readonly tries: number
  readonly score: number | undefined
  /** The first day on which that score was reached; empty if there is none. */
  readonly on: readonly string[]
}

/** Undefined for a learner whom the teacher counts nowhere. */
function expectedOf({ name, received, isLetIn }: Learner): Expected | undefined {
  const learnings = [...received.values()].map(({ learning }) => learning).filter((page) => page !== undefined)
  const last = learnings.toSorted((a, b) => (a.heardAt < b.heardAt ? -1 : 1)).at(-1)
  if (last === undefined || !isLetIn) return undefined
  const left = [...received.values()].map(({ leaving }) => leaving?.heardAt)
  const pages = learnings.map(({ notebook }) => notebook).filter((page) => page !== undefined)
  const inModule = (module: Module): ExpectedModule => {
    const passes = pages.flatMap(({ passes: all }) => all.get(module) ?? [])
    const score = passes.length === 0 ? undefined : Math.max(...passes.map((pass) => pass.score))
    return {
      days: pages.flatMap(({ done }) => COURSE[module].lessons.flatMap((id) => done.get(id) ?? [])),
      again: pages.some(({ done, again }) => COURSE[module].lessons.some((id) => done.has(id) && again.has(id)))
        ? pages
            .flatMap(({ active }) => [...active])
            .toSorted()
            .slice(-1)
        : [],
      tries: pages.reduce((sum, { tries }) => sum + (tries.get(module) ?? 0), 0),
      score,
      on: passes
        .filter((pass) => pass.score === score)
        .map((pass) => pass.day)
        .toSorted()
        .slice(0, 1),
    }
  }
  return {
    name,
    heardAt: last.heardAt,
    asOf: last.madeAt,
    leftAt: left.every((at) => at !== undefined) ? most(left) : undefined,
    modules: { foundations: inModule('foundations'), saving: inModule('saving') },
    chosen: new Map(pages.flatMap(({ chosen }) => [...chosen])),
  }
}

const byName = <T extends { readonly name: string }>(list: readonly T[]) =>
  list.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))

describe.each([12])('a class of thirty over four weeks (seed %i)', (seed) => {
  let simulated: SimulatedClass
  let expected: readonly Expected[]
  let here: readonly Expected[]
  beforeAll(async () => {
    simulated = await fourWeeks(seed)
    expected = byName(simulated.learners.map(expectedOf).filter((one) => one !== undefined))
    here = expected.filter(({ leftAt }) => leftAt === undefined)
  })
  const grid = () => gridOf(simulated.book, CURRICULUM)
  const today = () => todayOf(simulated.book, CURRICULUM, instant(simulated.now))

  it('has every kind of learner', () => {
    expect(expected.length).toBeGreaterThan(20)
    expect(expected.filter(({ leftAt }) => leftAt !== undefined).map(({ name }) => name)).toEqual(['Learner 5'])
    expect(simulated.learners.filter(({ received }) => received.size === 2).map(({ name }) => name)).toEqual([
      'Learner 8',
      'Learner 9',
    ])
    expect(waitingSenders(simulated.book).map(({ name, claim }) => [name, claim])).toEqual([
      ['Learner 27', 'new-member'],
    ])
  })

  it('shows in the grid what each last handed in', () => {
    const shown = grid().map(({ member, modules }) => ({
      name: member.name,
      heardAt: member.heardAt,
      asOf: member.asOf,
      leftAt: member.leftAt,
      modules: modules.map(({ complete, lessons, quiz }) => ({
        complete,
        days: lessons.flatMap(({ completedOn }) => completedOn ?? []),
        score: quiz.score,
        on: quiz.on,
        attempts: quiz.attempts,
        status: quiz.status,
      })),
    }))
    const counted = expected.map(({ modules, name, heardAt, asOf, leftAt }) => ({
      name,
      heardAt,
      asOf,
      leftAt,
      modules: MODULES.map((module) => {
        const { days, tries, score, on } = modules[module]
        const status = score !== undefined ? 'passed' : tries > 0 ? 'failed' : 'none'
        return { complete: days.length, days, score, on: on[0], attempts: tries, status }
      }),
    }))
    const inOrder = (rows: typeof shown) => rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
    expect(inOrder(shown)).toEqual(inOrder(counted as typeof shown))
  })

  it('shows silence, stuck learners and chosen options on Today', () => {
    const { members, silent, stuck, missed, asOf, suggestion } = today()
    expect(members).toBe(here.length)
    expect(asOf).toEqual({ oldest: least(here.map((one) => one.asOf)), newest: most(here.map((one) => one.asOf)) })

    const silence = (days: number) => [14, 7, 3].find((limit) => days >= limit)
    const quiet = here
      .map((one) => ({ name: one.name, days: daysBetween(one.heardAt, simulated.now) }))
      .filter(({ days }) => days >= 3)
      .map((one) => `${one.name}: ${one.days}, ${silence(one.days)}`)
    expect(silent.map(({ member, days, atLeast }) => `${member.name}: ${days}, ${atLeast}`).toSorted()).toEqual(
      quiet.toSorted(),
    )
    expect(silent.map(({ days }) => days)).toEqual(silent.map(({ days }) => days).toSorted((a, b) => b - a))

    expect(stuck.map(({ member, moduleId, kind }) => `${member.name}: ${moduleId} ${kind}`).toSorted()).toEqual(
      stuckIn(here).toSorted(),
    )

    const counted = countedAnswers(here)
    const told = missed.map(({ key, answered, wrong, chosen, asOf: oldest }) => ({
      key,
      answered,
      wrong,
      chosen,
      oldest,
    }))
    expect(told).toEqual(counted)
    const [worst] = counted.filter(({ wrong, answered }) => wrong >= 2 && wrong * 3 >= answered)
    expect(suggestion).toMatchObject({ kind: 'question', question: { key: worst?.key } })
  })

  it('has the same values as CSV', () => {
    const cells = (rows: Parameters<typeof csvText>[0]) =>
      csvText(rows)
        .slice(1)
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(','))
    const gridRows = cells(
      gridTable(grid(), CURRICULUM, {
        name: 'Name',
        asOf: 'As of',
        left: 'Left',
        lessonsOf: (title) => title,
        quizOf: (title) => title,
        quiz: ({ score }) => score,
      }),
    )
    const rows = expected.map(({ name, asOf, leftAt = '', modules }) => [
      name.startsWith('=') ? `'${name}` : name,
      asOf,
      leftAt,
      ...MODULES.flatMap((module) => [`${modules[module].days.length}`, `${modules[module].score ?? ''}`]),
    ])
    expect(gridRows.map((row) => row.join()).toSorted()).toEqual(rows.map((row) => row.join()).toSorted())

    const [, stuck, missed] = todayTables(today(), {
      silent: ['', '', ''],
      stuck: ['', '', '', ''],
      missed: ['', '', '', '', ''],
      right: 'right',
      why: { begun: 'begun', failed: 'failed' },
      titleOf: (id) => id,
    })
    expect(
      cells(stuck ?? [])
        .map(([name = '', module, why]) => `${name.replace(/^'/, '')}: ${module} ${why}`)
        .toSorted(),
    ).toEqual(stuckIn(here).toSorted())
    expect(cells(missed ?? []).map(([, , chosen]) => Number(chosen))).toEqual(
      countedAnswers(here).flatMap(({ chosen }) => chosen),
    )
  })
})

function stuckIn(here: readonly Expected[]): readonly string[] {
  return here.flatMap(({ name, modules, asOf }) =>
    MODULES.flatMap((module) => {
      const { days, again, tries, score, on } = modules[module]
      if (score === undefined && tries >= 2) return [`${name}: ${module} failed`]
      if (days.length === COURSE[module].lessons.length && score !== undefined) return []
      const last = most([...days, ...again, ...on])
      return last !== undefined && daysBetween(last, asOf.slice(0, 10)) >= 7 ? [`${name}: ${module} begun`] : []
    }),
  )
}

function countedAnswers(here: readonly Expected[]) {
  return MODULES.flatMap((module) => COURSE[module].questions.map((question) => `${module}-${question}`))
    .map((key) => {
      const who = here.filter(({ chosen }) => chosen.has(key))
      const chosen = [0, 1, 2, 3].map((option) => who.filter((one) => one.chosen.get(key) === option).length)
      const wrong = who.length - (chosen[1] ?? 0)
      return { key, answered: who.length, wrong, chosen, oldest: least(who.map(({ asOf }) => asOf)) }
    })
    .filter(({ wrong }) => wrong > 0)
    .toSorted((a, b) => b.wrong - a.wrong || a.answered - b.answered || (a.key < b.key ? -1 : 1))
}
