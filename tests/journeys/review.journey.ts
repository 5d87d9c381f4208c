import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { choosesAnswer } from './answersQuestion'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { choosesFile, keepFiles, lastFile } from './filesOfPage'
import { journeyOfTest } from './journey'
import { Learner } from './Learner'

const it = journeyOfTest(launchHeadlessShell)

const isOn = (browser: ChromiumBrowser, day: string) => browser.page.clock.setFixedTime(new Date(`${day}T09:00:00`))

const startsLearning = async (learner: Learner) => {
  await learner.opens('/login')
  await learner.types('Maya', 'First name')
  await learner.presses('Start learning')
  await learner.isAt('/dashboard')
}

const completes = async (learner: Learner, lesson: string) => {
  await learner.opens(`/lesson/saving/${lesson}`)
  await learner.sees('Key Takeaways')
  await learner.presses(lessonWords.markComplete)
  // No lesson has this word. The button appears only after the lesson is saved.
  await learner.sees('Undo')
}

/** Answers a review question, reads the explanation and continues. */
const answersReview = async (learner: Learner, how: 'right' | 'wrong') => {
  const question = await choosesAnswer(learner, how)
  await learner.presses('Check')
  await learner.seesHeading(how === 'right' ? 'Right' : 'Not this time')
  await learner.sees('Saved.')
  // The focus is on the verdict.
  await learner.browser.press('Enter')
  return question
}

/** Answers the questions, the first `rights` of them correctly. */
const answersCheck = async (learner: Learner, rights: number) => {
  await learner.presses('Start the self-check')
  const asked: string[] = []
  for (let number = 1; number <= 6; number += 1) {
    await learner.sees(`Question ${number} of 6`)
    asked.push(await choosesAnswer(learner, number <= rights ? 'right' : 'wrong'))
    await learner.presses(number === 6 ? 'Finish' : 'Next')
  }
  await learner.seesHeading(`${rights} of 6`)
  await learner.sees('Saved. You can see it in Achievements')
  return asked
}

describe('a review', () => {
  it('works offline, continues on another device, and survives wrong clocks', {
    timeout: 300_000,
  }, async ({ browser: phone, learner: maya, site }) => {
    await isOn(phone, '2026-11-19')
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 120_000 })
    await startsLearning(maya)
    await maya.doesNotSee('Remember what you learned')
    await completes(maya, 'saving_1')
    await completes(maya, 'saving_3')
    await maya.opens('/dashboard')
    await maya.sees('Nothing due until Nov 20')

    await site.goesAway()
    await isOn(phone, '2026-11-20')
    await maya.opens('/dashboard')
    await maya.sees('4 questions, about 2 minutes')
    await maya.presses('Remember what you learned')
    await maya.sees('About 2 minutes left')
    const asked = [await answersReview(maya, 'right'), await answersReview(maya, 'wrong')]
    await maya.sees('About a minute left')
    await maya.presses('Stop for today')
    await maya.isAt('/dashboard')
    await maya.sees('2 questions, about a minute')
    await maya.opens('/profile?view=backup')
    await maya.sees('Last made here')
    await keepFiles(phone)
    await maya.presses('Make a backup file')
    await maya.presses('Yes, it’s there')
    await maya.sees('No changes')
    const file = await lastFile(phone)

    await site.comesBack()
    const laptop = await launchHeadlessShell()
    try {
      const atHome = new Learner(laptop, site.origin)
      await isOn(laptop, '2026-11-20')
      await startsLearning(atHome)
      await atHome.opens('/profile?view=backup')
      await atHome.sees('0 lessons')
      await choosesFile(laptop, file)
      await atHome.presses('Restore this backup')
      await atHome.sees('Restored from the backup of Maya.')
      await atHome.opens('/learning?view=review')
      await atHome.sees('3')
      await atHome.sees('of 4 today')
      for (const _ of [3, 4]) asked.push(await answersReview(atHome, 'right'))
      await atHome.seesHeading('Done for today')
      await atHome.sees('You knew 2 of 2.')
      await atHome.sees('Your answers are saved.')
      expect(new Set(asked).size).toBe(4)

      // The wrong answer on the phone comes first, a day later.
      await isOn(laptop, '2026-11-21')
      await atHome.opens('/learning?view=review')
      await atHome.seesHeading(asked[1] ?? '')

      // On a clock that is years ahead, an answered question is asked again, and nothing is postponed until that date.
      await isOn(laptop, '2031-05-01')
      await atHome.opens('/learning?view=review')
      const ahead = await answersReview(atHome, 'right')
      await isOn(laptop, '2026-11-21')
      await atHome.opens('/learning?view=review')
      await atHome.seesHeading(asked[1] ?? '')
      const seen = [await answersReview(atHome, 'right')]
      while (await atHome.canPress('Check')) seen.push(await answersReview(atHome, 'right'))
      expect([...asked, ...seen]).toContain(ahead)

      // A clock that is years behind hides nothing.
      await isOn(laptop, '2019-01-01')
      await atHome.opens('/learning?view=review')
      await answersReview(atHome, 'right')
      await isOn(laptop, '2026-12-24')
      await atHome.opens('/dashboard')
      await atHome.sees('questions, about')
    } finally {
      await laptop.close()
    }
  })
})

describe('a self-check', () => {
  it('stays in Achievements, feeds the review, and repeats after a month', {
    timeout: 300_000,
  }, async ({ browser: phone, learner: maya }) => {
    await isOn(phone, '2026-11-19')
    await startsLearning(maya)
    await maya.opens('/learning#saving')
    await maya.presses('What do you already know?')
    await maya.seesHeading('Before you start: Saving and Emergency Funds')
    await maya.sees('No grade and no points.')
    const before = await answersCheck(maya, 2)
    await maya.presses('Go to the lessons')
    await maya.doesNotSee('What do you already know?')
    for (const lesson of ['saving_1', 'saving_2', 'saving_3', 'saving_4', 'saving_5']) await completes(maya, lesson)
    await maya.opens('/learning#saving')
    await maya.presses('What did you learn?')
    const after = await answersCheck(maya, 5)
    expect(after.filter((question) => before.includes(question))).toEqual([])
    await maya.presses('Achievements')
    await maya.sees('Saving and Emergency Funds: 2 of 6, then 5 of 6')

    await isOn(phone, '2026-11-20')
    await maya.opens('/learning?view=review')
    const wrong = [...before.slice(2), ...after.slice(5)]
    const seen: string[] = []
    for (const _ of wrong) seen.push(await answersReview(maya, 'right'))
    expect(seen.toSorted()).toEqual(wrong.toSorted())

    await isOn(phone, '2026-12-19')
    await maya.opens('/learning#saving')
    await maya.presses('What do you remember after a month?')
    await answersCheck(maya, 1)
    await maya.opens('/achievements')
    await maya.sees('2 of 6, then 5 of 6, after a month 1 of 6')
  })
})
