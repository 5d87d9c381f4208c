import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { joinClassWords as words } from '#words/joinClass'
import type { Classes } from '../../../../src/classroom/ports/Classes'
import { createJoinedClasses } from '../../../../src/classroom/joined/joinedClasses'
import { sealPlan } from '../../../../src/classroom/protocol/plan/sealPlan'
import { ThisWeek } from '../../../../src/classroom/screens/join/ThisWeek'
import { DashboardScreen } from '../../../../src/screens/dashboard/DashboardScreen'
import { systemClock } from '../../../../src/platform/clock'
import { joinedClassPath } from '../../../../src/words/links'
import { classesOf, keyOf } from '../../classSamples'
import { type OpenedClass, openedClass, tools } from '../../protocol/openedClass'
import { noClasses } from '../../../fakes/noClasses'
import { day, instant, lesson } from '../../../core/progress/samples'
import { type RenderedScreen, renderScreen } from '../../../screens/renderScreen'

const FIRST = lesson('foundations_1')

const withClasses: Classes = {
  ...noClasses,
  ThisWeek,
  joined: async (store) => createJoinedClasses({ store, clock: systemClock, app: 'v9' }),
}

/** The dashboard of a learner whose class asks for the first lesson by that day. */
async function dashboard(opened: OpenedClass, until: string): Promise<RenderedScreen> {
  const plan = {
    parts: [{ kind: 'lesson', id: FIRST }],
    until: day(until),
    message: 'Read it before Friday',
    madeAt: instant('2026-11-16T09:00:00.000Z'),
    sequence: 1,
  } as const
  const sealed = await sealPlan(plan, opened.signer, opened.card, tools)
  return await renderScreen(<DashboardScreen />, {
    classes: withClasses,
    before: async (store) => {
      await classesOf(store).join(opened.card, 'Ada')
      await classesOf(store).takePlan(keyOf(opened), sealed)
    },
  })
}

afterEach(() => vi.restoreAllMocks())

describe('this week in a class', () => {
  it('shows the plan, the finished parts, and the changes that wait', async () => {
    const opened = await openedClass()
    const { store } = await dashboard(opened, '2026-11-27')
    await screen.findByRole('heading', { name: words.thisWeek('Period 3') })
    expect(screen.getByText('Read it before Friday')).toBeTruthy()
    expect(screen.getByText(words.planOpen)).toBeTruthy()
    expect(screen.getByText(words.nothingYet)).toBeTruthy()
    const link = screen.getByRole('link', { name: words.toClass('Period 3') })
    expect(link.getAttribute('href')).toBe(joinedClassPath(keyOf(opened)))
    await store.completeLesson(FIRST)
    await screen.findByText(words.planDone)
    await screen.findByText(words.waiting(1))
  })

  it('shows a report on the relay while the class is open there', async () => {
    const opened = await openedClass()
    const { store } = await dashboard(opened, '2026-11-27')
    const classes = classesOf(store)
    const report = await classes.report(keyOf(opened))
    if (report.kind === 'failed') throw new Error(report.reason)
    await classes.onRelay(keyOf(opened), report.sequence)
    const on = await screen.findByText(/^On the relay/u)
    expect(screen.getByText(words.allIn)).toBeTruthy()
    await classes.offRelay(keyOf(opened))
    await screen.findByText(/no longer on the relay/u)
    expect(on.isConnected && on.textContent?.startsWith('On the relay')).toBe(false)
    expect(screen.queryByText(words.allIn)).toBeNull()
  })

  it('shows no plan after its last day', async () => {
    await dashboard(await openedClass(), '2026-11-19')
    await screen.findByText(words.noPlan)
    expect(screen.queryByText('Read it before Friday')).toBeNull()
  })

  it('belongs to one learner only', async () => {
    const { switchLearner } = await dashboard(await openedClass(), '2026-11-27')
    await screen.findByRole('heading', { name: words.thisWeek('Period 3') })
    await switchLearner()
    await vi.waitFor(() => expect(screen.queryByRole('heading', { name: words.thisWeek('Period 3') })).toBeNull())
  })

  it('loads no class script when the learner has joined none', async () => {
    const joined = vi.fn<Classes['joined']>(noClasses.joined)
    await renderScreen(<DashboardScreen />, { classes: { ...noClasses, joined } })
    await screen.findByRole('heading', { level: 1 })
    expect(joined).not.toHaveBeenCalled()
  })
})
