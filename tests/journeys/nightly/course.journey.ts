import { readFileSync } from 'node:fs'
import type firstLesson from '../../../public/data/lessons/foundations_1.json'
import manifest from '../../../public/data/lessons/manifest.json'
import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { answersQuiz } from '../answersQuiz'
import { launchHeadlessShell } from '../drivers/chromium'
import { journeyOfFile } from '../journey'
import { READ_PROGRESS } from '../progressOnDisk'

const { modules } = manifest
const lessons = modules.flatMap((module) => module.lessons)
const points = [...lessons, ...modules.map(({ quiz }) => quiz)].reduce((sum, item) => sum + item.points, 0)
/** The points of the complete curriculum, 4,300 for the lessons and 1,400 for the quizzes (contract, section 6.1). */
const ALL_POINTS = 5700
const figure = (value: number) => value.toLocaleString('en-US')

function heroOf(contentFile: string): string {
  const { content } = JSON.parse(readFileSync(`public/data/lessons/${contentFile}`, 'utf8')) as typeof firstLesson
  return content.hero.title
}

/** The ids in the certificates of the only learner of this browser. */
const CERTIFICATES = `${READ_PROGRESS}; return Object.keys(progress.certificates).sort()`

const it = journeyOfFile(launchHeadlessShell)

describe('the whole course without a network', () => {
  it('can be learned from the first lesson to the last certificate', async ({ browser, learner: maya, site }) => {
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 60_000 })
    await maya.sees(`${lessons.length} of ${lessons.length} lessons, ${modules.length} of ${modules.length} quizzes`)
    await site.goesAway()

    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')

    let balance = 0
    for (const module of modules) {
      const [first] = module.lessons
      await maya.opens(`/lesson/${module.id}/${first?.id}`)
      for (const lesson of module.lessons) {
        await maya.isAt(`/lesson/${module.id}/${lesson.id}`)
        await maya.seesHeading(heroOf(lesson.contentFile))
        await maya.sees('Key Takeaways')
        await maya.presses(lessonWords.markComplete)
        balance += lesson.points
        await maya.sees(`${figure(balance)} points earned so far.`)
        await maya.presses(lesson === module.lessons.at(-1) ? 'Take the quiz' : 'Next lesson')
      }
      await maya.isAt(`/quiz/${module.id}`)
      await answersQuiz(maya, module.quiz.id, 'right')
      await maya.seesHeading(/^You passed/)
      balance += module.quiz.points
    }

    expect(balance).toBe(points)
    expect([lessons.length, points]).toEqual([49, ALL_POINTS])
    await maya.opens('/dashboard')
    await maya.sees('Your quilt is complete')
    await maya.sees(`Points ${figure(points)} of ${figure(points)}`)
    await maya.sees(`Lessons ${lessons.length} of ${lessons.length}`)
    await maya.sees(`Quizzes ${modules.length} of ${modules.length}`)

    await maya.opens('/learning')
    await maya.sees(`${lessons.length} of ${lessons.length} lessons done`)
    await maya.until(
      `return document.body.innerText.split('All lessons done').length - 1 === ${modules.length} &&
              document.body.innerText.split('Quiz 100%').length - 1 === ${modules.length}`,
      `${modules.length} modules with all lessons done and a perfect quiz`,
    )
    expect(await browser.evaluate(CERTIFICATES)).toEqual([...modules.map(({ id }) => id), 'course'].sort())
  }, 900_000)
})
