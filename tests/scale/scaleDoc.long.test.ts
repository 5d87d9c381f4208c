import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { costsInFirestore, costsOnCouch, freePlan } from '../../tools/scale/costs'
import { published } from '../../tools/scale/published'
import { ASSUMED, schoolDay, WAITS } from '../../tools/scale/schoolDay'
import { withTables } from '../../tools/scale/tables'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

it('docs/scale.md has the computed tables', () => {
  const document = read('docs/scale.md')
  expect(withTables(document)).toBe(document)
})

it('docs/scale.md has the current assumptions', () => {
  const document = read('docs/scale.md').replaceAll(/\s+/g, ' ')
  for (const said of [
    `in one of ${ASSUMED.hours} hours, in a class of ${ASSUMED.classOf}`,
    `within ${ASSUMED.bellS} seconds after the bell`,
    `In ${ASSUMED.lessonS / 60} minutes something is saved ${ASSUMED.saves} times`,
    `exchanges ${WAITS.afterWriteS} seconds after each, and looks after every ${WAITS.slowS / 60} minutes`,
    `the class book open for ${ASSUMED.bookS / 60} minutes of the lesson, and it looks every ${WAITS.bookS} seconds`,
    `A month has ${ASSUMED.days} such days`,
  ])
    expect(document).toContain(said)
})

it('uses the waiting times of the product', () => {
  const source = read('src/data/replication/createRounds.ts')
  expect(source).toContain(`const AFTER_WRITE_MS = ${WAITS.afterWriteS * 1000}\n`)
  expect(source).toContain(`const SLOW_MS = ${WAITS.slowS / 60} * 60_000\n`)
  expect(read('src/classroom/services/openBookRelays.ts')).toContain(`const BETWEEN_MS = ${WAITS.bookS}_000\n`)
})

describe('a school day', () => {
  it('is the same each time', () => {
    expect(schoolDay(7_200)).toEqual(schoolDay(7_200))
  })

  it('sends each save at most once, including earlier saves', () => {
    const { changes, looks } = schoolDay(100_000).learner
    expect(changes).toBeGreaterThan(ASSUMED.saves * 0.95)
    expect(changes).toBeLessThan(ASSUMED.saves + ASSUMED.withNews + 0.05)
    expect(looks).toBeLessThan(ASSUMED.lessonS / WAITS.slowS)
  })

  it('peaks at the bell, when a whole class arrives', () => {
    const { changes, looks } = schoolDay(800_000).peak
    const evenly = 800_000 / ASSUMED.hours / ASSUMED.bellS
    expect(changes + looks).toBeGreaterThan(evenly)
    expect(changes + looks).toBeLessThan(evenly * 1.4)
  })
})

describe('the cost', () => {
  it('rises with the learners, and a class costs more', () => {
    const [small, large] = [costsInFirestore(100_000, false), costsInFirestore(10_000_000, false)]
    expect(large.day.writes / small.day.writes).toBeCloseTo(100, 0)
    expect(costsInFirestore(100_000, true).day.reads).toBeGreaterThan(small.day.reads * 3)
    expect(costsOnCouch(100_000).writes).toBeCloseTo(small.day.writes)
  })

  it('is zero within the free plan', () => {
    const ends = freePlan(false)
    expect(costsInFirestore(Math.min(ends.reads, ends.writes) - 50, false).dollars).toBe(0)
    expect(costsInFirestore(Math.min(ends.reads, ends.writes) + 50, false).dollars).toBeGreaterThan(0)
    expect(published.freeWritesADay.value).toBe(20_000)
  })
})
