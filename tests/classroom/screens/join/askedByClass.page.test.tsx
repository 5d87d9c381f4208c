import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { lessonWords } from '#words/lesson'
import { quizWords } from '#words/quiz'
import { createJoinedClasses } from '../../../../src/classroom/joined/joinedClasses'
import type { Classes } from '../../../../src/classroom/ports/Classes'
import type { PlanPart } from '../../../../src/classroom/protocol/plan/plan'
import { sealPlan } from '../../../../src/classroom/protocol/plan/sealPlan'
import { unlockedModules } from '../../../../src/core/progress/moduleAccess'
import { balance, pointsForLesson } from '../../../../src/core/progress/points'
import { systemClock } from '../../../../src/platform/clock'
import { LessonScreen } from '../../../../src/screens/lesson/LessonScreen'
import { QuizScreen } from '../../../../src/screens/quiz/QuizScreen'
import { noClasses } from '../../../fakes/noClasses'
import { day, instant, lesson, moduleId } from '../../../core/progress/samples'
import { renderScreen } from '../../../screens/renderScreen'
import { classesOf, keyOf } from '../../classSamples'
import { openedClass, tools } from '../../protocol/openedClass'

const TAXES = moduleId('taxes')
const THIRD = lesson('taxes_3')
const LESSON = { path: '/lesson/taxes/taxes_3', pattern: '/lesson/:moduleId/:lessonId' }
const QUIZ = { path: '/quiz/taxes', pattern: '/quiz/:moduleId' }
const MARK = new RegExp(`^${lessonWords.markComplete}`)

const joined: Classes['joined'] = async (store) => createJoinedClasses({ store, clock: systemClock, app: 'v9' })
const classes: Classes = {
  ...noClasses,
  joined,
  asksFor: async (store, part, today) => (await joined(store)).asksFor(part, today),
}

/** Opens a screen of a learner who has done nothing, and whose class asks for `part` until that day. */
async function opens(screenOf: typeof LESSON, part: PlanPart, until = '2026-11-27') {
  const opened = await openedClass()
  const plan = {
    parts: [part],
    until: day(until),
    message: '',
    madeAt: instant('2026-11-16T09:00:00.000Z'),
    sequence: 1,
  }
  const sealed = await sealPlan(plan, opened.signer, opened.card, tools)
  return await renderScreen(screenOf === LESSON ? <LessonScreen /> : <QuizScreen />, {
    ...screenOf,
    classes,
    before: async (store) => {
      await classesOf(store).join(opened.card, 'Ada')
      await classesOf(store).takePlan(keyOf(opened), sealed)
    },
  })
}

describe('a lesson in a locked module that my class asks for', () => {
  it('can be completed, and costs no points', async () => {
    const { user, store, advance } = await opens(LESSON, { kind: 'lesson', id: THIRD })
    await screen.findByText(lessonWords.asked('Taxes'))
    await advance(500)
    await user.click(screen.getByRole('button', { name: MARK }))
    await screen.findByText(lessonWords.undo)
    await waitFor(async () => expect((await store.progress()).lessons[THIRD]).toBeDefined())
    const document = await store.progress()
    expect(balance(document)).toMatchObject({ toSpend: pointsForLesson(THIRD), redeemed: 0 })
    expect(unlockedModules(document)).toEqual([])
  })

  it('can be the quiz, which can be taken', async () => {
    await opens(QUIZ, { kind: 'quiz', id: TAXES })
    await screen.findByRole('group')
    expect(screen.queryByText(quizWords.lockedQuiz)).toBeNull()
  })

  it.each([
    ['another lesson', { kind: 'lesson', id: lesson('taxes_2') }, undefined],
    ['the quiz', { kind: 'quiz', id: TAXES }, undefined],
    ['this lesson until yesterday', { kind: 'lesson', id: THIRD }, '2026-11-19'],
  ] as const)('leaves a lesson locked if it is %s', async (_name, part, until) => {
    await opens(LESSON, part, until)
    await screen.findByText(lessonWords.lockedLesson('Taxes'))
    expect(screen.queryByRole('button', { name: MARK })).toBeNull()
  })

  it('is not asked of a learner whose module is open', async () => {
    const asksFor = vi.fn<Classes['asksFor']>(noClasses.asksFor)
    await renderScreen(<LessonScreen />, {
      path: '/lesson/foundations/foundations_1',
      pattern: LESSON.pattern,
      classes: { ...noClasses, asksFor },
    })
    await screen.findByRole('button', { name: MARK })
    expect(asksFor).not.toHaveBeenCalled()
  })
})
