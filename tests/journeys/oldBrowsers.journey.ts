import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lessonWords } from '#words/lesson'
import { cardText } from '../../src/classroom/protocol/card/classCard'
import { readEnvelopeFile } from '../../src/classroom/protocol/file/envelopeFile'
import { openReport } from '../../src/classroom/protocol/report/sealReport'
import { findOldChromium } from '../../tools/setup/oldChromium.mjs'
import { openedClass, tools } from '../classroom/protocol/openedClass'
import { answersQuiz } from './answersQuiz'
import { cardOf, linkOfCard, opensClass, reportFile } from './classFiles'
import { type ChromiumBrowser, launchOldChromium } from './drivers/chromium'
import { choosesFiles, keepFiles, lastFile } from './filesOfPage'
import { Learner } from './Learner'
import { Site } from './Site'

const LESSONS = 8
/** Removes the compression streams, as on an iPhone with iOS 15. */
const WITHOUT_STREAMS = 'delete globalThis.CompressionStream; delete globalThis.DecompressionStream'

let site: Site
let profile: string
let browser: ChromiumBrowser | undefined
beforeAll(async () => {
  site = await Site.starts()
})
afterAll(() => site?.goesAway())
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'old-chromium-'))
})
afterEach(async () => {
  await browser?.close()
  await site.comesBack()
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
})

const starts = async (version: '92' | '103' | '109'): Promise<Learner> => {
  browser = await launchOldChromium(version, { profile })
  return new Learner(browser, site.origin)
}
const quits = async (): Promise<void> => {
  await browser?.close()
  browser = undefined
}

describe.each(['103', '109'] as const)('Chromium %s', (version) => {
  const isHere = findOldChromium(version) !== undefined

  it.skipIf(!isHere)('learns, restarts offline, passes a quiz and hands in by file', async () => {
    const errors: string[] = []
    const begins = async (): Promise<Learner> => {
      const learner = await starts(version)
      browser?.page.on('pageerror', (error) => errors.push(String(error)))
      return learner
    }
    const first = await begins()
    await first.opens('/')
    await first.sees('ready offline', { withinMs: 120_000 })
    await first.opens('/login')
    await first.types('Maya', 'First name')
    await first.presses('Start learning')
    await first.isAt('/dashboard')
    await first.opens('/lesson/foundations/foundations_1')
    await first.presses(lessonWords.markComplete)
    await first.sees('50 points earned so far.')
    await quits()
    await site.goesAway()

    const again = await begins()
    await again.opens('/dashboard')
    await again.sees(`1 of ${LESSONS}`)
    for (let lesson = 2; lesson <= LESSONS; lesson += 1) {
      await again.opens(`/lesson/foundations/foundations_${lesson}`)
      await again.presses(lessonWords.markComplete)
      await again.sees('Done')
    }
    await again.opens('/quiz/foundations')
    await again.until("return document.querySelector('label input[type=radio]') !== null", 'a question')
    await again.browser.click("return document.querySelector('label input[type=radio]')")
    const looksChosen = `
      const label = document.querySelector('input:checked')?.closest('label')
      return label instanceof Element && getComputedStyle(label).boxShadow !== 'none'`
    await again.until(looksChosen, 'an answer that looks chosen')
    await answersQuiz(again, 'foundations_quiz', 'right')
    await again.seesHeading(/^You passed/)
    await quits()

    const third = await begins()
    await browser?.context.addInitScript(WITHOUT_STREAMS)
    const { card, open } = await openedClass()
    await third.opens(`/learning?view=join#${await cardText(card, tools)}`)
    await third.seesHeading('Join this class?')
    await third.presses('Join')
    await third.sees('Your name in this class: Maya')
    expect(await third.browser.evaluate('return typeof CompressionStream')).toBe('undefined')
    await keepFiles(third.browser)
    await third.presses('Hand in as a file')
    await third.sees('It counts as handed in once your teacher’s phone confirms it.')
    const read = readEnvelopeFile(tools.encode(await lastFile(third.browser)))
    const [envelope] = read.kind === 'reports' ? read.envelopes : []
    if (envelope === undefined) throw new Error('The file holds no report.')
    const opened = await openReport(envelope, card.classId, open, tools)
    expect(opened).toMatchObject({ kind: 'opened', report: { name: 'Maya' } })
    expect(errors).toEqual([])
  })

  it.skipIf(!isHere)('creates a class and collects a file that was handed in', async () => {
    const teacher = await starts(version)
    await teacher.opens('/')
    await teacher.sees('ready offline', { withinMs: 120_000 })
    await teacher.opens('/login')
    await teacher.types('Hale', 'First name')
    await teacher.presses('Start learning')
    await teacher.isAt('/dashboard')
    await teacher.opens('/learning')
    await teacher.presses('Teaching a group?')
    await opensClass(teacher)
    const card = await cardOf(await linkOfCard(teacher.browser))
    await teacher.presses('Collect')
    await teacher.seesHeading('Collect')
    await choosesFiles(teacher.browser, 'Choose report files', [await reportFile(card, 'Ada', 2)])
    await teacher.sees('1 report collected.')
    await teacher.presses('It’s Ada’s')
    await teacher.presses('Grid')
    await teacher.presses('Ada, Financial Foundations')
    await teacher.sees('2 of 8 lessons')
  })
})

describe('Chromium 92', () => {
  const isHere = findOldChromium('92') !== undefined

  it.skipIf(!isHere)('names the browsers for the lessons and shows the public pages', async () => {
    const visitor = await starts('92')
    for (const path of ['/login', '/dashboard', '/lesson/foundations/foundations_1']) {
      await visitor.opens(path)
      await visitor.seesHeading('This browser is too old')
      await visitor.sees('The lessons work in Chrome 103, Safari 15.4 and Firefox 102, and in newer versions.')
      expect(await visitor.text()).not.toContain('Loading')
    }
    await visitor.presses('Read about this site')
    await visitor.isAt('/')
    for (const path of ['/', '/about', '/opensource']) {
      await visitor.opens(path)
      await visitor.comesToRest()
      const look = await visitor.browser.evaluate(`return {
        width: document.body.getBoundingClientRect().width < 720,
        pictures: [...document.querySelectorAll('svg, img')].every((it) => it.getBoundingClientRect().height <= 96.5),
        text: document.body.innerText.length > 500,
      }`)
      expect(look).toEqual({ width: true, pictures: true, text: true })
    }
  })
})
