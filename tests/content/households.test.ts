import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { lessonTexts } from '../../tools/content/contentTexts'
import FIRST_NAMES from '../../tools/content/firstNames.json' with { type: 'json' }
import { HOUSEHOLDS, type Household } from '../../tools/content/households'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'
import TOWNS from '../../tools/content/towns.json' with { type: 'json' }
import { wholeWords } from '../../tools/content/wholeWords'

const REGRET = /\bregrets?\b|\bsorry\b|\bwish(?:es)? (?:I|he|she|they) had\b/

const { content } = readContent(readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url))))
const lessons = content?.modules.flatMap(({ info, lessons: own }) =>
  own.map(({ file, lesson }) => ({ id: file.replace('.json', ''), module: info.id, texts: lessonTexts(lesson) })),
)

/** Texts of the lesson that name one of the household. */
function tellsOf({ names }: Household, id: string): readonly string[] {
  const texts = lessons?.find((lesson) => lesson.id === id)?.texts ?? []
  return texts.flatMap(({ text }) => (text.search(wholeWords(names)) >= 0 ? [text] : []))
}

test('has six returning households, and one regret in each', () => {
  expect(HOUSEHOLDS).toHaveLength(6)
  expect(HOUSEHOLDS.filter(({ regrets }) => regrets !== undefined)).toHaveLength(1)
})

test('puts no one in two households', () => {
  const names = HOUSEHOLDS.flatMap((household) => household.names)
  expect(new Set(names).size).toBe(names.length)
})

describe.each(HOUSEHOLDS.map((household) => [household.names.join(' and '), household] as const))('%s', (_, it) => {
  test('return in three to five lessons of different modules', () => {
    const modules = it.lessons.flatMap((id) => lessons?.find((lesson) => lesson.id === id)?.module ?? [])
    expect(modules.length).toBe(it.lessons.length)
    expect(modules.length).toBeGreaterThanOrEqual(3)
    expect(modules.length).toBeLessThanOrEqual(5)
    expect(new Set(modules).size).toBe(modules.length)
  })

  test('appear in each of these lessons, in course order', () => {
    expect(it.lessons.filter((id) => tellsOf(it, id).length === 0)).toEqual([])
    const places = it.lessons.map((id) => lessons?.findIndex((lesson) => lesson.id === id) ?? -1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('live where the state is known, and name the town twice', () => {
    expect(Object.keys(TOWNS)).toContain(it.home)
    expect(FIRST_NAMES).toEqual(expect.arrayContaining([...it.names]))
    const home = wholeWords([it.home])
    expect(it.lessons.filter((id) => tellsOf(it, id).some((text) => text.search(home) >= 0)).length).toBeGreaterThan(1)
  })

  test('say what they regret, if they do', () => {
    if (it.regrets === undefined) return
    expect(tellsOf(it, it.regrets).filter((text) => REGRET.test(text))).not.toEqual([])
  })
})
