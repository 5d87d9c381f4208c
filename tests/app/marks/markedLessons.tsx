import { screen } from '@testing-library/react'
import { readdirSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { checkWords } from '#words/check'
import { quizWords } from '#words/quiz'
import { reviewWords } from '#words/review'
import { sheetWords } from '#words/sheets'
import { readMark } from '../../../src/core/curriculum/languageMark'
import { parseSheet } from '../../../src/core/curriculum/parseSheet'
import { CheckScreen } from '../../../src/screens/daily-review/CheckScreen'
import { ReviewScreen } from '../../../src/screens/daily-review/ReviewScreen'
import { LessonScreen } from '../../../src/screens/lesson/LessonScreen'
import { PrintedSheet } from '../../../src/screens/lesson/sheet/PrintedSheet'
import { sheetText } from '../../../src/screens/lesson/sheet/sheetText'
import { QuizScreen } from '../../../src/screens/quiz/QuizScreen'
import { PracticeScreen } from '../../../src/screens/skill-practice/PracticeScreen'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import { lesson, moduleId } from '../../core/progress/samples'
import { type ScreenOptions } from '../../screens/renderScreen'
import { type Mark, markFile, OF_COURSE, spelled, TAGS } from './markedCourse'
import { first, FOLDER, markedPage, ofCourse, press, readCourse } from './markedPage'

const lessonFiles = readdirSync(FOLDER)
  .filter((file) => /_\d+\.json$/.test(file))
  .sort()
const firstLessons = lessonFiles.filter((file) => file.endsWith('_1.json')).map((file) => file.replace('.json', ''))

/** Lessons, quizzes and reviews in a course where every text has the mark. */
export function describeMarkedLessons(mark: Mark): void {
  const { show, isMarked } = markedPage(mark)
  const livesInKansas = (store: OpenedLearnerStore) => store.kept.keep('settings', 'state', 'KS')

  beforeAll(async () => {
    await Promise.all([
      import('../../../src/screens/lesson/sheet/LessonEnd'),
      import('../../../src/screens/lesson/InYourState'),
    ])
  })

  describe('a lesson', () => {
    it.each(firstLessons)('%s', async (id) => {
      const module = id.slice(0, -2)
      const { user } = await show(<LessonScreen />, {
        path: `/lesson/${module}/${id}#sheet`,
        pattern: '/lesson/:moduleId/:lessonId',
        before: livesInKansas,
      })
      await screen.findByRole('heading', { level: 1 })
      await screen.findByText(mark === 'en' ? /texts of this lesson are in English/ : /marked with a clock/)
      await screen.findByRole('button', { name: sheetWords.shareSheet })
      for (const option of screen.queryAllByRole('radio')) await user.click(option)
      for (const term of document.querySelectorAll('article button[aria-expanded]')) await user.click(term)
      isMarked()
    })

    it('shows its notes for a state', async () => {
      await show(<LessonScreen />, {
        path: '/lesson/taxes/taxes_3',
        pattern: '/lesson/:moduleId/:lessonId',
        before: livesInKansas,
      })
      await screen.findAllByText(/Kansas/)
      isMarked()
    })

    it('prints and shares its worksheet', () => {
      for (const file of lessonFiles) {
        const { sheet } = markFile(`lessons/${file}`, readCourse(file), mark) as { readonly sheet: unknown }
        const parsed = parseSheet(sheet)
        if (parsed.kind === 'invalid') throw new Error(`${file}: ${parsed.reason}`)
        const form = { textOf: () => '' }
        const page = document.createElement('div')
        page.innerHTML = renderToStaticMarkup(<PrintedSheet sheet={parsed.value} form={form} foot="" />)
        isMarked(page)
        expect(readMark(sheetText(parsed.value, form.textOf)).text).toMatch(OF_COURSE)
      }
    })
  })

  describe('a quiz', () => {
    const open = (options: ScreenOptions = {}, path = '/quiz/saving') =>
      show(<QuizScreen />, { path, pattern: '/quiz/:moduleId', ...options })

    it('asks, and explains each answer', async () => {
      const page = await open()
      await screen.findByRole('heading', { level: 1, name: OF_COURSE })
      isMarked()
      await page.user.click(first(screen.getAllByRole('radio')))
      await press(page, quizWords.next)
      await page.user.click(first(screen.getAllByRole('radio')))
      await press(page, quizWords.seeResult)
      await screen.findByText(new RegExp(`^(?:${quizWords.missedAnswers}|${quizWords.everyAnswer})$`))
      isMarked()
      const attempts = await page.store.kept.items('attempts')
      expect(JSON.stringify(attempts)).toMatch(OF_COURSE)
      expect(JSON.stringify(attempts)).not.toMatch(TAGS)
    })

    it('shows a finished attempt with the saved words', async () => {
      const { questions } = readCourse('saving_quiz.json') as {
        readonly questions: readonly { readonly id: string; readonly options: readonly string[] }[]
      }
      const { id, options } = first(questions)
      const text = spelled(first(options))
      const answers = [{ question: id, text, isRight: false }]
      await open(
        {
          before: (store) => store.finishQuiz({ moduleId: moduleId('saving'), score: 80, passed: true, answers }),
        },
        '/quiz/saving?view=answers',
      )
      await ofCourse()
      isMarked()
    })

    it('lists the lessons of a locked module', async () => {
      await open({}, '/quiz/taxes')
      await screen.findByText(quizWords.readMeanwhile)
      isMarked()
    })
  })

  describe('a review', () => {
    const learnedYesterday = async (store: OpenedLearnerStore): Promise<void> => {
      vi.setSystemTime(new Date('2026-11-19T09:00:00'))
      for (let index = 1; index <= 5; index += 1) await store.completeLesson(lesson(`saving_${index}`))
      vi.setSystemTime(new Date('2026-11-20T09:00:00'))
    }

    it('asks, and gives the rule', async () => {
      const page = await show(<ReviewScreen />, {
        path: '/learning?view=review',
        before: learnedYesterday,
      })
      await screen.findByRole('heading', { level: 1, name: OF_COURSE })
      isMarked()
      await page.user.click(first(screen.getAllByRole('radio')))
      await press(page, reviewWords.check)
      await screen.findByText(reviewWords.answer)
      isMarked()
    })

    it('asks in a self-check', async () => {
      const page = await show(<CheckScreen />, {
        path: '/learning?view=check&module=saving',
        pattern: '/learning',
      })
      await ofCourse()
      isMarked()
      await press(page, checkWords.start)
      await screen.findByRole('heading', { level: 1, name: OF_COURSE })
      isMarked()
    })

    it('links a skill to its lesson', async () => {
      await show(<PracticeScreen />, { path: '/learning?view=practice', pattern: '/learning' })
      await ofCourse()
      isMarked()
    })
  })
}
