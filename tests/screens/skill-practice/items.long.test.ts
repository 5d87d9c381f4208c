import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { skills } from '../../../src/screens/skill-practice/skills'
import type { Item } from '../../../src/core/practice/skill'
import { practicedLessons } from '../../../src/session/besideLessons'
import { SEED } from '../../seed/seed'

const SEEDS = 10_000
const manifest = JSON.parse(readFileSync('public/data/lessons/manifest.json', 'utf8')) as {
  readonly modules: readonly { readonly id: string; readonly lessons: readonly { readonly id: string }[] }[]
}
const lessons = manifest.modules.flatMap((module) => module.lessons.map(({ id }) => id))

/** A question and the seed that makes it. */
type Made = readonly [seed: number, item: Item]

/** The faults that no question may have. Each names its seed. */
function faults(items: readonly Made[], isFault: (item: Item) => boolean): readonly string[] {
  const found = items.filter(([, item]) => isFault(item))
  return found.slice(0, 3).map(([seed, item]) => `seed ${seed}: ${JSON.stringify(item)}`)
}

const rightOf = ({ options }: Item) => options.find(({ mistake }) => mistake === undefined)
const said = ({ question, options, steps }: Item): readonly string[] => [
  question,
  ...steps,
  ...options.flatMap(({ text, mistake = '' }) => [text, mistake]),
]
const amountsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\$([\d,]+(?:\.\d+)?)/gu)].map(([, figure = '']) => Number(figure.replaceAll(',', '')))

describe('the skills', () => {
  it('are fifteen or more, in course order, with unique names', () => {
    expect(skills.length).toBeGreaterThanOrEqual(15)
    const places = skills.map(({ lessonId }) => lessons.indexOf(lessonId))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length)
    expect(new Set(skills.map(({ title }) => title)).size).toBe(skills.length)
  })

  it('are listed by lesson for the screens that link to them', () => {
    expect([...new Set<string>(skills.map(({ lessonId }) => lessonId))].sort()).toEqual([...practicedLessons].sort())
  })

  it('have ids that are valid in a progress document', () => {
    for (const { id } of skills) expect(`skill-${id}`).toMatch(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)
  })
})

describe.each(skills.map((skill) => [skill.id, skill] as const))('%s', (id, skill) => {
  let items: readonly Made[] = []
  beforeAll(() => {
    items = Array.from({ length: SEEDS }, (_, index): Made => [SEED + index, skill.item(SEED + index)])
  })

  it('has four different options, one right, each other with its own mistake', () => {
    const wrongly = ({ options }: Item): boolean =>
      options.length !== 4 ||
      new Set(options.map(({ text }) => text)).size !== 4 ||
      new Set(options.map(({ value }) => value)).size !== 4 ||
      options.filter(({ mistake }) => mistake === undefined).length !== 1 ||
      new Set(options.map(({ mistake }) => mistake)).size !== 4
    expect(faults(items, wrongly)).toEqual([])
  })

  it('has plausible amounts and options of similar size', () => {
    const implausible = (item: Item): boolean => {
      const sizes = item.options.map(({ value }) => Math.abs(value))
      const text = said(item).join(' ')
      return (
        /NaN|Infinity|undefined|∞|−\$|\$0(?![\d.])|\.\d{5}/u.test(text) ||
        amountsIn(text).some((dollars) => dollars < 0.2 || dollars > 2_500_000) ||
        Math.max(...sizes) > 100 * Math.min(...sizes)
      )
    }
    expect(faults(items, implausible)).toEqual([])
  })

  it('has whole-dollar amounts, except for computed payments and taxes', () => {
    const isUneven = ['payroll-taxes', 'take-home', 'loan-cost'].includes(id)
    const uneven = ({ question }: Item): boolean => amountsIn(question).some((dollars) => dollars % 1 !== 0)
    expect(isUneven ? [] : faults(items, uneven)).toEqual([])
  })

  it('states the answer in the last of at least three steps', () => {
    const unsaid = (item: Item): boolean => {
      const answer = rightOf(item)?.text.replace(/^.*by |^Payment number | (?:months?|trays)$/gu, '') ?? '?'
      return item.steps.length < 3 || item.steps.at(-1)?.toLowerCase().includes(answer.toLowerCase()) !== true
    }
    expect(faults(items, unsaid)).toEqual([])
  })

  it('gives the same question for the same seed only', () => {
    for (const [seed, item] of items.slice(0, 200)) expect(skill.item(seed)).toEqual(item)
    const different = new Set(items.slice(0, 200).map(([, { figures }]) => JSON.stringify(figures)))
    expect(different.size).toBeGreaterThan(70)
  })

  it('has the right option in each position equally often', () => {
    const places = [0, 0, 0, 0]
    for (const [, item] of items) {
      const place = item.options.findIndex(({ mistake }) => mistake === undefined)
      places[place] = (places[place] ?? 0) + 1
    }
    // Six standard deviations make a false alarm as rare as one in some hundred million.
    for (const times of places)
      expect(Math.abs(times - SEEDS / 4), `from seed ${SEED}: ${places.join(', ')}`).toBeLessThan(260)
  })

  it('cannot be guessed by choosing the largest or smallest option', () => {
    const times = (isRight: (values: readonly number[]) => number): number =>
      items.filter(([, item]) => isRight(item.options.map(({ value }) => value)) === rightOf(item)?.value).length
    expect(times((values) => Math.max(...values)) / SEEDS, `largest, from seed ${SEED}`).toBeLessThan(0.6)
    expect(times((values) => Math.min(...values)) / SEEDS, `smallest, from seed ${SEED}`).toBeLessThan(0.6)
  })
})
