import lesson from '../../../public/data/lessons/insurance_1.json'
import quiz from '../../../public/data/lessons/insurance_quiz.json'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { inventedLanguages } from '../../../tools/languages/invented/inventions'
import { writeInvented } from '../../../tools/languages/invented/writeInvented'
import { launchHeadlessShell } from '../drivers/chromium'
import { journeyOfFile } from '../journey'
import { LearnerInLanguage } from '../LearnerInLanguage'
import { onceARun } from '../onceARun'
import { languagesBuildOf } from '../secondBuild'

const TAG = 'en-XA'
const { introduction, keyPoints } = lesson.content
const missing = keyPoints[1] ?? ''
const reworded = keyPoints[2] ?? ''
/** A question whose options differ in a number. */
const asked = quiz.questions.find(({ options }) => options.every((option) => /\d/.test(option)))

interface Entry {
  of: string
  text: string
}
type Entries = Record<string, Entry>

function changes(file: string, change: (entries: Entries) => void): void {
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Entries
  change(entries)
  writeFileSync(file, JSON.stringify(entries, null, 2))
}

function entryOf(entries: Entries, key: string): Entry {
  const entry = entries[key]
  if (entry === undefined) throw new Error(`There is no text ${key}.`)
  return entry
}

/** A translation that was right for an earlier English text, and one that mixed up two answers. */
async function builds(): Promise<string> {
  const texts = await onceARun('stale-texts', async (folder) => {
    writeInvented(
      folder,
      inventedLanguages.filter(({ tag }) => tag === TAG),
    )
    changes(join(folder, TAG, 'lessons/insurance_1.json'), (entries) => {
      // The damage was another amount when this was translated.
      const old = entryOf(entries, 'content.introduction')
      Object.assign(old, { of: 'an-earlier', text: old.text.replace('$3,200', '$2,900') })
      delete entries['content.keyPoints.1']
      // Only the words were others.
      entryOf(entries, 'content.keyPoints.2').of = 'an-earlier'
    })
    changes(join(folder, TAG, 'lessons/insurance_quiz.json'), (entries) => {
      const [first, second] = [0, 1].map((at) => entryOf(entries, `questions.${asked?.id}.options.${at}`))
      if (first === undefined || second === undefined) throw new Error('There is no question to change.')
      ;[first.text, second.text] = [second.text, first.text]
    })
  })
  return await languagesBuildOf('stale', texts)
}

const it = journeyOfFile(launchHeadlessShell, builds).extend(
  'maya',
  { scope: 'file' },
  ({ site, browser }) => new LearnerInLanguage(browser, site.origin),
)

describe('a site with an incomplete translation', () => {
  it.beforeAll(async ({ maya }) => {
    await maya.opens(`/${TAG}`)
    await maya.opens('/login')
    await maya.isIn(TAG)
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
  })

  /** The language of the element that has this text, as a screen reader takes it. */
  const languageOf = (maya: LearnerInLanguage, text: string): Promise<unknown> =>
    maya.browser.evaluate(`
      const tidy = (text) => text.replace(/\\s+/g, ' ').trim()
      const owners = [...document.querySelectorAll('main *')].filter((one) => tidy(one.textContent).includes(${JSON.stringify(text)}))
      return owners.at(-1)?.closest('[lang]')?.lang ?? 'nowhere'`)

  it('shows English where a number has changed or a text is missing', async ({ maya }) => {
    await maya.opens('/lesson/insurance/insurance_1')
    await maya.isIn(TAG)
    await maya.sees('Key Takeaways')
    // The first words of a lesson are replaced when the whole lesson is there.
    await maya.comesToRest()
    const [start = ''] = introduction.split(/(?<=\.) /)
    expect(start).toContain('$3,200')
    expect(await languageOf(maya, start)).toBe('en')
    expect(await languageOf(maya, missing)).toBe('en')
    expect(await maya.text()).not.toContain('$2,900')
    // A text of which only the words have changed is still understood.
    expect(await languageOf(maya, maya.says(reworded))).toBe(TAG)
    expect(await languageOf(maya, maya.says(keyPoints[0] ?? ''))).toBe(TAG)
  })

  it('asks a whole question in English if its answers are mixed up', async ({ maya }) => {
    if (asked === undefined) throw new Error('No question has a number in each answer.')
    await maya.opens('/quiz/insurance')
    await maya.isIn(TAG)
    await maya.until("return document.querySelector('main fieldset h1') !== null", 'a question')
    for (const { id, question, options, correct } of quiz.questions) {
      const isEnglish = id === asked.id
      const as = (text: string): string => (isEnglish ? text : maya.says(text)).replaceAll(/\s+/g, ' ')
      await maya.until(
        `return document.querySelector('main fieldset h1').textContent.includes(${JSON.stringify(as(question))})`,
        question,
      )
      expect(await languageOf(maya, as(question)), id).toBe(isEnglish ? 'en' : TAG)
      for (const option of options) expect(await languageOf(maya, as(option)), option).toBe(isEnglish ? 'en' : TAG)
      if (isEnglish) break
      await maya.chooses(options[correct] ?? '')
      await maya.presses('Next')
    }
  })
})
