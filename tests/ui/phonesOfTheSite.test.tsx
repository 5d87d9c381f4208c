import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { Disclaimers, LessonArticle } from '../../src/screens/lesson/LessonArticle'
import { prepareLesson } from '../../src/screens/lesson/prepareLesson'
import { lessonTargets, TermList } from '../../src/screens/learning-center/glossary/TermList'
import { publicRoutes, render } from '../../src/prerender'
import { findPhones, PhoneText } from '../../src/ui/PhoneText'
import { createLibrary } from '../core/curriculum/withWords'

const library = createLibrary((path) => readFile(`public/${path}`, 'utf8'))

/** Every displayed text of the course and the public pages, by the name of its place. */
const pages = new Map<string, string>()

beforeAll(async () => {
  const manifest = (await library.manifest()).value
  const glossary = (await library.glossary()).value
  const figures = (await library.figures()).value
  for (const { id: moduleId, lessons } of manifest.modules) {
    for (const { id } of lessons) {
      const lesson = await library.lesson(moduleId, id)
      if (lesson === null || lesson.kind === 'fallback') throw new Error(`${id} could not be read`)
      const html = renderToStaticMarkup(
        <>
          <LessonArticle
            // The dates of the figures are left out, because they are not part of the lesson's text.
            lesson={{ ...prepareLesson(lesson.value, figures, glossary), figures: [] }}
            references={{ figures, glossary, today: '2026-11-20' }}
            stepsDone={[]}
            onStep={() => undefined}
            stepFailure={undefined}
            articleRef={null}
          />
          <Disclaimers texts={lesson.value.disclaimers} />
        </>,
      )
      pages.set(id, html)
    }
    const quiz = await library.quiz(moduleId)
    if (quiz === null || quiz.kind === 'fallback') throw new Error(`The quiz of ${moduleId} could not be read`)
    for (const { id, explanation } of quiz.value.questions)
      pages.set(`${moduleId} ${id}`, renderToStaticMarkup(<PhoneText>{explanation}</PhoneText>))
  }
  const terms = (
    <MemoryRouter>
      <TermList label="Terms" entries={glossary} lessons={lessonTargets(manifest)} chosen={undefined} />
    </MemoryRouter>
  )
  pages.set('glossary', renderToStaticMarkup(terms))
  for (const path of publicRoutes) pages.set(path, render(path).html)
})

const LINK = /<a [^>]*href="((?:tel|sms):[^"]*)"[^>]*>(.*?)<\/a>/g
const textOf = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&[^;]+;/g, ' ')
/**
 * Text that looks like a phone number. It is broader than the site's own pattern, but excludes money, sums and parts of
 * longer numbers.
 */
const LOOKS_LIKE_ONE =
  /(?<![\w$€#%.,:/=+×−–-])(?:(?:\+?1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|1-8\d\d-[A-Z\d-]{6,}|(?:211|311|411|511|711|811|911|988)|\d{5,6}(?=\.| to))(?![\w%]|[.,:/-]\d)/g

/** All numbers that the site links to. Check that a new one is a real phone number, then add it here. */
const KNOWN = [
  'tel:211',
  'tel:988',
  // 988 in Spanish, by text message.
  'sms:988?&amp;body=AYUDA',
  // 211 by text message, with a ZIP code.
  'sms:898211',
  'tel:+18005694287',
  'tel:+18007721213',
  'tel:+18008291040',
  // The National Domestic Violence Hotline, 800-799-SAFE, and the National Problem Gambling Helpline, 800-MY-RESET.
  'tel:+18007997233',
  'tel:+18006973738',
  // FEMA, the help line for survivors of a disaster.
  'tel:+18006213362',
  'tel:+18009069887',
  'tel:+18882277669',
  'tel:+18664879243',
  'tel:+18773228228',
  'tel:+18774384338',
  'tel:+18779083360',
  'tel:+18003182596',
]

describe('the phone numbers of the site', () => {
  it('are links everywhere in lessons, quizzes, the glossary and public pages', () => {
    const missed = [...pages].flatMap(([where, html]) =>
      [...textOf(html.replaceAll(LINK, ' ')).matchAll(LOOKS_LIKE_ONE)].map(
        ({ 0: number, index, input }) => `${where}: ${number} in “${input.slice(Math.max(0, index - 40), index + 40)}”`,
      ),
    )
    expect(missed).toEqual([])
  })

  it('are all known, so no amount, year or date dials', () => {
    const dialed = new Map<string, string>()
    for (const [where, html] of pages)
      for (const [, href = '', text = ''] of html.matchAll(LINK)) dialed.set(href, `${text} in ${where}`)
    expect([...dialed].filter(([href]) => !KNOWN.includes(href))).toEqual([])
    expect(dialed.size).toBeGreaterThan(8)
  })

  it.each(['public/data/lessons', 'languages/es/lessons', 'languages/es/words', 'src/words/en'])(
    'names the way to Spanish wherever %s names 988',
    (folder) => {
      const texts = readdirSync(folder)
        .filter((file) => file !== 'foundations_quiz.json')
        .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'))
        .filter((line) => /(?<![\d-])988(?![\d-])/.test(line))
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.filter((line) => !/\b2\b.*AYUDA (?:to|al) 988\b/.test(line))).toEqual([])
    },
  )

  it('are few compared with all other numbers, which stay text', () => {
    const numbers = [...pages.values()].flatMap((html) => [...textOf(html).matchAll(/\$?\d[\d,.]*%?/g)])
    expect(numbers.length).toBeGreaterThan(3000)
    const dialing = numbers
      .flatMap(([number]) => findPhones(`It was ${number} then`))
      .filter(({ kind }) => kind === 'phone')
    expect(new Set(dialing.map(({ text }) => text)).size).toBeLessThanOrEqual(2)
  })
})
