import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { classBookWords } from '#words/classBook'
import { TitleSearch } from '../../../src/app/TitleSearch'
import { createJoinedClasses } from '../../../src/classroom/joined/joinedClasses'
import type { Classes } from '../../../src/classroom/ports/Classes'
import { sealPlan } from '../../../src/classroom/protocol/plan/sealPlan'
import { JoinScreen } from '../../../src/classroom/screens/join/JoinScreen'
import { ClassScreen } from '../../../src/classroom/screens/teacher/ClassScreen'
import { MADE_UP_KEY } from '../../../src/words/madeUpKey'
import { newsletters, publicRoutes, render, renderLesson } from '../../../src/prerender'
import { AchievementsScreen } from '../../../src/screens/achievements/AchievementsScreen'
import { PlainDashboardScreen } from '../../../src/screens/dashboard-old/PlainDashboardScreen'
import { DashboardScreen } from '../../../src/screens/dashboard/DashboardScreen'
import { GlossaryScreen, LearningCenterScreen } from '../../../src/screens/learning-center/LearningCenterScreen'
import { PlainLearningScreen } from '../../../src/screens/learning-old/PlainLearningScreen'
import { SignScreen } from '../../../src/screens/sign/SignScreen'
import { StateScreen } from '../../../src/screens/state/StateScreen'
import { ToolsScreen } from '../../../src/screens/tools/ToolsScreen'
import type { OpenedLearnerStore } from '../../../src/data/store/learnerStore'
import * as givers from '../../../src/platform/window/giveFile'
import { systemClock } from '../../../src/platform/clock'
import { classPath, joinedClassPath } from '../../../src/words/links'
import type { ClassPage } from '../../../src/words/places'
import { classesOf, keyOf } from '../../classroom/classSamples'
import { openedClass, tools } from '../../classroom/protocol/openedClass'
import { noClasses } from '../../fakes/noClasses'
import { day, instant, lesson, moduleId } from '../../core/progress/samples'
import { type RenderedScreen, readPublicFile, type ScreenOptions } from '../../screens/renderScreen'
import { type Mark, markFile, OF_COURSE, shownOf, TAGS } from './markedCourse'
import { markedPage, ofCourse, press } from './markedPage'

/** All other screens with texts of the course, in a course where every text has the mark. */
export function describeMarkedScreens(mark: Mark): void {
  const { fileOf, show, isMarked } = markedPage(mark)

  beforeAll(async () => {
    await Promise.all([
      import('../../../src/classroom/screens/teacher/demonstration/MadeUpClass'),
      import('../../../src/classroom/screens/teacher/grid/GridPage'),
      import('../../../src/classroom/screens/teacher/learner/LearnerPage'),
      import('../../../src/classroom/screens/teacher/plan/PlanPage'),
      import('../../../src/classroom/screens/teacher/today/TodayPage'),
    ])
  })

  describe('the list of lessons', () => {
    const learning = (path: string, options: ScreenOptions = {}) =>
      show(<LearningCenterScreen />, { path, pattern: '/learning', ...options })

    it('names modules and lessons, and finds them by their words', async () => {
      const { user } = await learning('/learning#saving', {
        before: (store) => store.kept.keep('bookmarks', 'saving_2', true),
      })
      await ofCourse()
      isMarked()
      await user.type(screen.getByRole('searchbox'), 'savin')
      await screen.findByRole('heading', { level: 2, name: /savin/ })
      isMarked()
    })

    it('explains each word in the glossary, by letter', async () => {
      const { user } = await show(<GlossaryScreen />, { path: '/learning?view=glossary', pattern: '/learning' })
      await screen.findAllByRole('heading', { level: 3 })
      isMarked()
      expect(screen.getByRole('heading', { level: 2, name: 'A' })).toBeTruthy()
      await user.type(screen.getByRole('searchbox'), 'loan')
      await screen.findByRole('heading', { level: 2, name: /loan/ })
      isMarked()
    })

    it('is there in a lighter form', async () => {
      await show(<PlainLearningScreen />, { path: '/learning-old' })
      await ofCourse()
      isMarked()
    })
  })

  describe('my progress', () => {
    const before = async (store: OpenedLearnerStore): Promise<void> => {
      for (let index = 1; index <= 4; index += 1) await store.completeLesson(lesson(`insurance_${index}`))
      await store.finishQuiz({ moduleId: moduleId('insurance'), score: 90, passed: true })
    }
    it.each<readonly [string, ReactNode, string]>([
      ['on the dashboard', <DashboardScreen key="1" />, '/dashboard'],
      ['on the lighter dashboard', <PlainDashboardScreen key="2" />, '/dashboard-old'],
      ['as achievements', <AchievementsScreen key="3" />, '/achievements'],
      ['on a certificate', <AchievementsScreen key="4" />, '/achievements?view=certificate-insurance'],
    ])('%s', async (_, element, path) => {
      await show(element, { path, before })
      await ofCourse()
      isMarked()
    })
  })

  describe('beside the lessons', () => {
    it('the cards to read before signing', async () => {
      await show(<SignScreen />, { path: '/learning?view=sign', pattern: '/learning' })
      await ofCourse()
      isMarked()
    })

    it.each(['KS', 'other'])('the notes for %s', async (state) => {
      await show(<StateScreen />, {
        path: '/learning?view=state',
        pattern: '/learning',
        before: (store) => store.kept.keep('settings', 'state', state),
      })
      await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5))
      isMarked()
    })

    it('the lesson of a calculator', async () => {
      await show(<ToolsScreen />, { path: '/tools?tool=loan', pattern: '/tools' })
      await ofCourse()
      isMarked()
    })

    it('the search by title', async () => {
      const { user } = await show(<TitleSearch />)
      await user.type(screen.getByRole('searchbox'), 'building')
      await ofCourse()
      isMarked()
    })
  })

  describe('a class', () => {
    const openClass = (view: ClassPage) =>
      show(<ClassScreen open={() => Promise.reject(new Error('Nothing is stored'))} />, {
        path: classPath(MADE_UP_KEY, view),
        now: '2026-11-20T11:00:00',
        fetchText: async (path) =>
          JSON.stringify(markFile(path.replace('data/', ''), JSON.parse(await readPublicFile(path)), mark)),
      })

    async function savesPlainTable(page: RenderedScreen): Promise<void> {
      const give = vi.spyOn(givers, 'giveFile').mockResolvedValue('downloading')
      await press(page, classBookWords.csv)
      expect(give.mock.lastCall?.[1]).toMatch(OF_COURSE)
      expect(give.mock.lastCall?.[1]).not.toMatch(TAGS)
    }

    it('shows the questions that were missed', async () => {
      const page = await openClass('today')
      await ofCourse()
      isMarked()
      await savesPlainTable(page)
    })

    it('shows the modules of all learners, and the lessons of one', async () => {
      const page = await openClass('grid')
      await ofCourse()
      isMarked()
      const learner = document.querySelector('a[href*="page=learner"]')
      if (learner === null) throw new Error('There is no link to a learner')
      await page.user.click(learner)
      await screen.findAllByRole('heading', { level: 2, name: OF_COURSE })
      isMarked()
      await savesPlainTable(page)
    })

    it('offers lessons for a week', async () => {
      await openClass('plan')
      await ofCourse()
      const { tags, unnamed, texts } = shownOf(document.body)
      expect(tags).toEqual([])
      // The titles are options of a menu, which can't contain the sign of an old wording.
      expect(unnamed.length > 0).toBe(mark !== 'en')
      expect(texts).toBeGreaterThan(0)
    })
  })

  it('the plan of a week names its lessons', async () => {
    const opened = await openedClass()
    const plan = {
      parts: [{ kind: 'lesson', id: lesson('saving_1') }],
      until: day('2026-11-27'),
      message: '',
      madeAt: instant('2026-11-16T09:00:00.000Z'),
      sequence: 1,
    } as const
    const sealed = await sealPlan(plan, opened.signer, opened.card, tools)
    const joined: Classes['joined'] = async (store) => createJoinedClasses({ store, clock: systemClock, app: 'v9' })
    await show(<JoinScreen />, {
      path: joinedClassPath(keyOf(opened)),
      classes: { ...noClasses, joined },
      before: async (store) => {
        await classesOf(store).join(opened.card, 'Ada')
        await classesOf(store).takePlan(keyOf(opened), sealed)
      },
    })
    await ofCourse()
    isMarked()
  })

  describe('public pages', () => {
    it('show the course, and have no marks in their heads', () => {
      let shown = 0
      for (const path of publicRoutes) {
        const { html, head } = render(path, 'https://ledger.example.org')
        const page = document.createElement('div')
        page.innerHTML = html
        if (shownOf(page).texts > 0) {
          isMarked(page)
          shown += 1
        }
        expect(shownOf(page).tags).toEqual([])
        expect(JSON.stringify(head)).not.toMatch(TAGS)
      }
      expect(shown).toBeGreaterThan(5)
    })

    it('have a feed and the start of each lesson without marks', async () => {
      expect(JSON.stringify(newsletters())).not.toMatch(TAGS)
      expect(JSON.stringify(newsletters())).toMatch(OF_COURSE)
      const start = await renderLesson((file) => fileOf(`data/lessons/${file}`))
      expect(start).not.toMatch(TAGS)
      expect(start).toMatch(OF_COURSE)
    })
  })
}
