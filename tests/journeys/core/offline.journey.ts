import manifest from '../../../public/data/lessons/manifest.json'
import { describe } from 'vitest'
import { lessonWords } from '#words/lesson'
import { answersQuiz } from '../answersQuiz'
import { inCore } from '../engines'
import { journeyOfTest } from '../journey'

const [foundations] = manifest.modules
if (foundations === undefined) throw new Error('The manifest is empty.')
const [lesson] = foundations.lessons
if (lesson === undefined) throw new Error('The first module is empty.')

describe.each(inCore)('one visit, then no network, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  it('lets me read, finish, undo and pass, and saves it all', async ({ learner: maya, site }) => {
    await maya.opens('/')
    await maya.seesHeading('Money lessons that work offline.')
    await maya.sees('ready offline', { withinMs: 60_000 })

    await site.goesAway()
    await maya.reloads()
    await maya.seesHeading('Money lessons that work offline.')

    await maya.presses('Sign In')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    await maya.sees('Maya')

    await maya.opens(`/lesson/foundations/${lesson.id}`)
    await maya.seesHeading(lesson.title)
    await maya.sees('Key Takeaways')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')
    await maya.presses('Undo')
    await maya.sees(lessonWords.markComplete)
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')

    await maya.opens('/quiz/foundations')
    await answersQuiz(maya, 'foundations_quiz', 'right')
    await maya.seesHeading(/^You passed/)

    await maya.opens('/dashboard')
    await maya.sees('150')
    await maya.sees(`1 of ${foundations.lessons.length}`)
    await maya.sees('1 day')

    await maya.reloads()
    await maya.sees('150')
    await maya.sees(`1 of ${foundations.lessons.length}`)
    await maya.sees('1 day')
    await maya.opens(`/lesson/foundations/${lesson.id}`)
    await maya.sees('Undo')
  })
})
