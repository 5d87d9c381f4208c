import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Library, LoadFailure } from '../../../src/core/curriculum/createLibrary'
import { createLibrary } from './withWords'
import { fallbackLesson } from './withWords'
import { fallbackManifest } from './withWords'
import { fallbackQuiz } from './withWords'
import { BadAnswer } from '../../../src/platform/readAtMost'
import { LONGEST_FILE } from '../../../src/core/curriculum/validate'
import { wholeLesson } from './rawLessons'

const MANIFEST = 'data/lessons/manifest.json'
const LESSON = 'data/lessons/foundations_1.json'

/** A site with these files, which can change. It records every request. */
class Site {
  readonly files = new Map<string, string>()
  readonly requests: string[] = []
  readonly failures: LoadFailure[] = []
  readonly library: Library = createLibrary(
    (path) => {
      this.requests.push(path)
      const text = this.files.get(path)
      return text === undefined ? Promise.reject(new Error('404')) : Promise.resolve(text)
    },
    (failure) => this.failures.push(failure),
  )
}

function wholeSite(): Site {
  const site = new Site()
  site.files.set(MANIFEST, JSON.stringify(fallbackManifest))
  site.files.set(LESSON, JSON.stringify(wholeLesson))
  site.files.set('data/lessons/foundations_quiz.json', JSON.stringify({ ...fallbackQuiz, title: 'The Quiz' }))
  site.files.set('data/lessons/figures.json', '[]')
  site.files.set('data/lessons/glossary.json', '[]')
  return site
}

describe('a library', () => {
  test('loads the files of the site', async () => {
    const { library, failures } = wholeSite()
    expect(await library.manifest()).toEqual({ kind: 'loaded', value: fallbackManifest })
    expect(await library.lesson('foundations', 'foundations_1')).toMatchObject({
      kind: 'loaded',
      value: { title: 'A Plan' },
    })
    expect(await library.quiz('foundations')).toMatchObject({ kind: 'loaded', value: { title: 'The Quiz' } })
    expect(await library.figures()).toEqual({ kind: 'loaded', value: [] })
    expect(await library.glossary()).toEqual({ kind: 'loaded', value: [] })
    expect(failures).toEqual([])
  })

  test('has a lesson at hand once it and its lists are loaded', async () => {
    const { library, requests } = wholeSite()
    const atHand = () => library.atHand('foundations', 'foundations_1')
    expect(atHand()).toBeUndefined()
    const lesson = await library.lesson('foundations', 'foundations_1')
    const figures = await library.figures()
    expect(atHand()).toBeUndefined()
    const glossary = await library.glossary()
    const before = requests.length
    expect(atHand()).toEqual({ lesson, figures, glossary })
    expect(library.atHand('saving', 'foundations_1')).toBeUndefined()
    expect(library.atHand('foundations', 'foundations_2')).toBeUndefined()
    expect(requests).toHaveLength(before)
  })

  test('does not have a lesson at hand that failed to load', async () => {
    const site = wholeSite()
    site.files.delete(LESSON)
    await Promise.all([site.library.lesson('foundations', 'foundations_1'), site.library.figures()])
    await site.library.glossary()
    expect(site.library.atHand('foundations', 'foundations_1')).toBeUndefined()
  })

  test('loads other parts of a quiz file, or their fallback', async () => {
    const site = wholeSite()
    const parse = (value: unknown) =>
      typeof value === 'object' && value !== null && 'title' in value
        ? { kind: 'valid' as const, value: [value.title] }
        : { kind: 'invalid' as const, reason: 'no title' }
    const whole = site.files.get('data/lessons/foundations_quiz.json') ?? ''
    site.files.set('data/lessons/foundations_quiz.json', '[]')
    expect(await site.library.besideQuiz('foundations', parse, [])).toMatchObject({ kind: 'fallback', value: [] })
    expect(await site.library.besideQuiz('nothing', parse, [])).toBeNull()
    site.files.set('data/lessons/foundations_quiz.json', whole)
    expect(await site.library.besideQuiz('foundations', parse, [])).toEqual({ kind: 'loaded', value: ['The Quiz'] })
    const asked = site.requests.length
    expect(await site.library.besideQuiz('foundations', parse, [])).toEqual({ kind: 'loaded', value: ['The Quiz'] })
    expect(site.requests).toHaveLength(asked)
  })

  test('loads the file named in the manifest', async () => {
    const site = wholeSite()
    site.files.set(MANIFEST, JSON.stringify(fallbackManifest).replace('foundations_1.json', 'first.json'))
    await site.library.lesson('foundations', 'foundations_1')
    expect(site.requests).toEqual([MANIFEST, 'data/lessons/first.json'])
  })

  test('keeps the four latest lessons, and requests an older one again', async () => {
    const { library, files, requests } = new Site()
    const pathOf = (number: number) => `data/lessons/foundations_${number}.json`
    const reads = (number: number) => library.lesson('foundations', `foundations_${number}`)
    for (let number = 1; number <= 5; number += 1) files.set(pathOf(number), JSON.stringify(wholeLesson))
    for (let number = 1; number <= 4; number += 1) await reads(number)
    await reads(1)
    await reads(5)
    requests.length = 0
    for (const number of [1, 5, 4, 3]) expect(await reads(number)).toMatchObject({ kind: 'loaded' })
    expect(requests.filter((path) => path !== MANIFEST)).toEqual([])
    await reads(2)
    expect(requests).toContain(pathOf(2))
  })

  test('requests a file once, even for two calls at the same time', async () => {
    const { library, requests } = wholeSite()
    const ask = () => library.lesson('foundations', 'foundations_1')
    const [first, second] = await Promise.all([ask(), ask()])
    expect(await ask()).toBe(first)
    expect(second).toBe(first)
    expect(requests).toEqual([MANIFEST, LESSON])
  })

  test('returns null and requests nothing for ids missing from a loaded manifest', async () => {
    const { library, requests } = wholeSite()
    expect(await library.lesson('foundations', 'foundations_9')).toBeNull()
    expect(await library.lesson('saving', 'foundations_1')).toBeNull()
    expect(await library.quiz('saving')).toBeNull()
    expect(requests).toEqual([MANIFEST])
  })
})

describe('a failed load', () => {
  const BAD: readonly (readonly [string, string, string])[] = [
    ['a captive portal', '<!DOCTYPE html><title>Sign in to the network</title>', 'a web page'],
    ['a page after white space', '\n  <html>', 'a web page'],
    ['an empty text', '', 'empty'],
    ['a blank text', ' '.repeat(300), 'empty'],
    ['cut-off JSON', '{"title": "A Pl', 'broken or cut-off JSON'],
    ['null', 'null', 'expected'],
    ['a list of numbers', '[1]', 'expected'],
    ['an empty list', '[]', ''],
    ['a number', '7', 'expected'],
    ['wrong types', '{"modules": 1, "content": 1, "questions": 1}', 'expected'],
    ['a huge text', `"${'x'.repeat(LONGEST_FILE)}"`, 'more than the limit'],
    ['very deep JSON', '['.repeat(400_000), 'broken or cut-off JSON'],
  ]

  test.each(BAD)('of %s gives the fallback and a reason', async (_case, text, reason) => {
    const site = new Site()
    site.files.set(MANIFEST, text)
    site.files.set(LESSON, text)
    site.files.set('data/lessons/foundations_quiz.json', text)
    const loads = [
      [await site.library.manifest(), fallbackManifest],
      [await site.library.lesson('foundations', 'foundations_1'), fallbackLesson],
      [await site.library.quiz('foundations'), fallbackQuiz],
    ] as const
    for (const [loaded, fallback] of loads) {
      const why = { trouble: 'damaged', reason: expect.stringContaining(reason) }
      expect(loaded).toEqual({ kind: 'fallback', value: fallback, ...why })
    }
    expect(site.failures.map(({ path }) => path)).toContain(LESSON)
  })

  test.each(BAD.filter(([name]) => name !== 'an empty list'))(
    'of %s leaves figures and glossary empty',
    async (_case, text, reason) => {
      const site = new Site()
      site.files.set('data/lessons/figures.json', text)
      site.files.set('data/lessons/glossary.json', text)
      for (const loaded of [await site.library.figures(), await site.library.glossary()]) {
        const why = { trouble: 'damaged', reason: expect.stringContaining(reason) }
        expect(loaded).toEqual({ kind: 'fallback', value: [], ...why })
      }
    },
  )

  test('distinguishes no answer, a wrong answer and a damaged file', async () => {
    const answers: (() => Promise<string>)[] = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.reject(new DOMException('', 'AbortError')),
      () => Promise.reject(new BadAnswer('the server answered 503')),
      () => Promise.resolve('{"modules": 1}'),
    ]
    const troubles = await Promise.all(answers.map((answer) => createLibrary(answer).manifest()))
    expect(troubles.map((loaded) => (loaded.kind === 'fallback' ? loaded.trouble : ''))).toEqual([
      'unreachable',
      'unreachable',
      'bad-answer',
      'damaged',
    ])
  })

  test('of a damaged file skips all copies until a valid file arrives', async () => {
    const asked: boolean[] = []
    const answers = ['{', new BadAnswer('503'), '{', JSON.stringify(fallbackManifest)]
    const library = createLibrary((_, isFresh) => {
      asked.push(isFresh)
      const answer = answers.shift() ?? ''
      return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer)
    })
    while (answers.length > 0) await library.manifest()
    expect(asked).toEqual([false, true, true, true])
    expect(await library.manifest()).toMatchObject({ kind: 'loaded' })
  })

  test('is reported with its path and the network error', async () => {
    const site = new Site()
    await site.library.manifest()
    expect(site.failures).toEqual([{ path: MANIFEST, reason: 'not fetched: 404' }])
  })

  test('is tried again at the next call', async () => {
    const site = new Site()
    expect(await site.library.manifest()).toMatchObject({ kind: 'fallback' })
    site.files.set(MANIFEST, JSON.stringify(fallbackManifest))
    expect(await site.library.manifest()).toMatchObject({ kind: 'loaded' })
    expect(await site.library.manifest()).toMatchObject({ kind: 'loaded' })
    expect(site.requests).toEqual([MANIFEST, MANIFEST])
  })

  test('of the manifest hides no lesson and no quiz', async () => {
    const site = new Site()
    site.files.set('data/lessons/real_estate_2.json', JSON.stringify(wholeLesson))
    site.files.set('data/lessons/taxes_quiz.json', JSON.stringify(fallbackQuiz))
    expect(await site.library.lesson('real_estate', 'real_estate_2')).toMatchObject({ kind: 'loaded' })
    expect(await site.library.quiz('taxes')).toMatchObject({ kind: 'loaded' })
  })

  test.each([
    ['saving', 'credit_1'],
    ['saving', 'saving_../../x'],
    ['..', '.._1'],
    ['saving', 'saving_1?x'],
  ])('of the manifest requests nothing for the ids %s/%s', async (moduleId, lessonId) => {
    const site = new Site()
    expect(await site.library.lesson(moduleId, lessonId)).toBeNull()
    expect(site.requests).toEqual([MANIFEST])
  })

  test('of a lesson with a wrong file name shows no other file', async () => {
    const site = wholeSite()
    site.files.set(MANIFEST, JSON.stringify(fallbackManifest).replace('foundations_1.json', 'manifest.json'))
    expect(await site.library.manifest()).toMatchObject({ kind: 'loaded' })
    expect(await site.library.lesson('foundations', 'foundations_1')).toMatchObject({
      kind: 'fallback',
      value: fallbackLesson,
    })
  })

  test('of figures does not affect a lesson', async () => {
    const site = wholeSite()
    site.files.delete('data/lessons/figures.json')
    expect(await site.library.figures()).toMatchObject({ kind: 'fallback', value: [] })
    expect(await site.library.lesson('foundations', 'foundations_1')).toMatchObject({ kind: 'loaded' })
  })
})

describe('the fallbacks', () => {
  test('are the lesson and quiz of contract, sections 7.3 and 7.4', () => {
    expect(fallbackLesson).toMatchObject({ title: 'Lesson Content', duration: '10 min', points: 100 })
    expect(fallbackLesson.sections.map(({ content }) => content)).toEqual([
      'This lesson content is currently being loaded. Please check back soon for the full content.',
    ])
    expect(fallbackQuiz).toMatchObject({ duration: '5 min', points: 100, passingScore: 70 })
    expect(fallbackQuiz.questions).toHaveLength(1)
    expect(fallbackQuiz.questions[0]).toMatchObject({ type: 'multiple-choice', correct: 0 })
    expect(new Set(fallbackQuiz.questions[0]?.options).size).toBe(4)
  })
})

describe('a library on any network', () => {
  const answer: fc.Arbitrary<() => unknown> = fc.oneof(
    fc.json().map((text) => () => text),
    fc.string().map((text) => () => text),
    fc.anything().map((value) => () => value),
    fc.anything().map((reason) => () => Promise.reject(reason)),
    fc.anything().map((reason) => () => {
      throw reason
    }),
  )

  test('never rejects, and gives each fallback a reason', async () => {
    await fc.assert(
      fc.asyncProperty(answer, fc.string(), fc.string(), async (give, moduleId, lessonId) => {
        const library = createLibrary(give as (path: string) => Promise<string>)
        const loads = await Promise.all([
          library.manifest(),
          library.lesson('foundations', 'foundations_1'),
          library.lesson(moduleId, lessonId),
          library.quiz(moduleId),
          library.figures(),
          library.glossary(),
        ])
        for (const loaded of loads) if (loaded?.kind === 'fallback') expect(loaded.reason).not.toBe('')
      }),
    )
  })
})
