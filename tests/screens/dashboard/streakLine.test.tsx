import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StreakLine } from '../../../src/screens/dashboard/Greeting'
import { streakText } from '../../../src/screens/dashboard-old/PlainDashboard'
import { type Session, SessionProvider } from '../../../src/session/SessionContext'
import type { ProgressDocument } from '../../../src/core/progress/document'
import type { LocalDate } from '../../../src/core/progress/ids'
import { TurnableClock } from '../../fakes/TurnableClock'
import { learner, completed } from '../../session/sampleCurriculum'

const learned = completed(learner(), 'foundations_1', 'foundations_2', 'credit_1', 'credit_2')
const days = (...active: readonly string[]): ProgressDocument => ({
  ...learned,
  spentBefore: 200,
  days: Object.fromEntries(active.map((day) => [day, true])),
})
const fourDays = days('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04')

function shown(document: ProgressDocument, today: string): string {
  const session = { clock: new TurnableClock(`${today}T12:00:00`) } as unknown as Session
  return renderToStaticMarkup(
    <SessionProvider session={session}>
      <StreakLine document={document} />
    </SessionProvider>,
  )
}
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', "'")

it('shows streak 1, the message and the points earned after days away', () => {
  const html = shown(fourDays, '2026-11-06')
  expect(html).toContain('Streak: 1 day')
  expect(textOf(html)).toContain(
    "1 day. We missed you yesterday! Let's get back on track! Your longest streak is 4 days, and you have earned 300 points.",
  )
  expect(streakText(fourDays, '2026-11-06' as LocalDate)).toBe(
    "1 day. We missed you yesterday! Let's get back on track! Your longest streak is 4 days, and you have earned 300 points.",
  )
})

it('draws no stroke before the first lesson', () => {
  const html = shown(learner(), '2026-11-06')
  expect(html).not.toContain('Streak:')
  expect(textOf(html)).toBe('Day 1. Finish a lesson or quiz to start your streak.')
})
