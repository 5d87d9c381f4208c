import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import { lessonWords } from '#words/lesson'
import { answersQuiz } from '../answersQuiz'
import { launchHeadlessShell } from '../drivers/chromium'
import { journeyOfTest } from '../journey'
import { Learner } from '../Learner'
import { organizationBuild } from '../secondBuild'
import { Site } from '../Site'

const OWN = 'tests/organizations/river-county'

// Engines don't differ here, because this file is about two builds. faults.journey.ts updates our own site.
const it = journeyOfTest(launchHeadlessShell)

/** The same folder a version later. It no longer teaches a lesson, and says how many points that lesson had. */
function nextFolder(): string {
  const folder = join(inject('builds'), 'own-next-folder')
  cpSync(OWN, folder, { recursive: true })
  const file = join(folder, 'course.json')
  const course = JSON.parse(readFileSync(file, 'utf8')) as {
    modules: { id: string; lessons: string[] }[]
    retired: { lessons: Record<string, number> }
  }
  for (const module of course.modules) module.lessons = module.lessons.filter((id) => id !== 'taxes_1')
  course.retired.lessons['taxes_1'] = 40
  writeFileSync(file, JSON.stringify(course))
  return folder
}

it('keeps all progress when an organization updates and retires a lesson', async ({ browser, onTestFinished }) => {
  const first = await organizationBuild('own', OWN)
  const next = await organizationBuild('own-next', nextFolder(), 'second')
  const site = await Site.starts(first)
  onTestFinished(() => site.goesAway())
  const maya = new Learner(browser, site.origin)
  await maya.opens('/login')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/dashboard')
  await maya.sees('Ready offline', { withinMs: 60_000 })
  await maya.opens('/lesson/taxes/taxes_1')
  await maya.presses(lessonWords.markComplete)
  await maya.sees('40 points earned so far.')
  await maya.opens('/lesson/harvest/harvest_1')
  await maya.presses(lessonWords.markComplete)
  await maya.sees('115 points earned so far.')
  await maya.opens('/quiz/harvest')
  await answersQuiz(maya, 'harvest_quiz', 'right', `${OWN}/lessons`)
  await maya.sees('100%')

  await site.deploys(next)
  await browser.evaluate('await (await navigator.serviceWorker.ready).update()')
  await maya.until('return (await navigator.serviceWorker.ready).waiting !== null', 'the new version to wait', {
    withinMs: 60_000,
  })
  await maya.opens('/dashboard')
  await maya.presses('Update now')
  await maya.until('return (await navigator.serviceWorker.ready).waiting === null', 'the new version to run')
  await maya.sees('Ready offline', { withinMs: 60_000 })

  await site.goesAway()
  await maya.opens('/dashboard')
  await maya.sees('240')
  await maya.opens('/lesson/harvest/harvest_1')
  await maya.sees('Undo')
  await maya.opens('/lesson/taxes/taxes_4')
  await maya.presses(lessonWords.markComplete)
  await maya.sees('280 points earned so far.')
  await maya.opens('/learning')
  await maya.sees('Pay That Comes in Season')
  expect(await browser.evaluate(`return document.querySelector('a[href="/lesson/taxes/taxes_1"]')`)).toBe(null)
})
