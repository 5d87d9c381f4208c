import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { parseManifest } from '../../../src/core/curriculum/parseManifest'
import { syllabusOf } from '../../../src/core/curriculum/findLesson'
import { PlainDashboard } from '../../../src/screens/dashboard-old/PlainDashboard'
import { PlainModules } from '../../../src/screens/learning-old/PlainModules'
import { awardCertificates } from '../../../src/core/progress/certificates'
import type { LocalDate } from '../../../src/core/progress/ids'
import type { Activity } from '../../../src/data/store/learningRows'
import { type Session, SessionProvider } from '../../../src/session/SessionContext'
import { TurnableClock } from '../../fakes/TurnableClock'
import { learner, completed, tried } from '../../session/sampleCurriculum'

const parsed = parseManifest(JSON.parse(readFileSync('public/data/lessons/manifest.json', 'utf8')))
if (parsed.kind === 'invalid') throw new Error(parsed.reason)
const manifest = { kind: 'loaded', value: parsed.value } as const

/** Everything in the course is started and half of it is done, which makes the page as long as possible. */
const lessons = parsed.value.modules.flatMap((module) => module.lessons.map(({ id }) => id))
const learned = awardCertificates(
  tried(completed(learner(), ...lessons.slice(0, 25)), 'foundations', 90),
  syllabusOf(parsed.value),
)
if (learned.kind === 'refused') throw new Error(learned.reason)
const { document } = learned
const activity: readonly Activity[] = lessons.slice(20, 25).map((subject, id) => ({
  id,
  kind: 'lesson-completed',
  subject,
  points: 50,
  at: '2026-11-20T12:00:00.000Z',
  day: '2026-11-20',
}))
const started = { places: [], drafts: [] }
const session = { clock: new TurnableClock('2026-11-20T12:00:00') } as unknown as Session

const pages = {
  '/dashboard-old': {
    html: renderToStaticMarkup(
      <MemoryRouter>
        <SessionProvider session={session}>
          <PlainDashboard
            document={document}
            manifest={manifest}
            started={started}
            activity={activity}
            today={'2026-11-20' as LocalDate}
            kept="Saved on this device. Ready offline, 1.1 MB."
            onRetry={() => undefined}
          />
        </SessionProvider>
      </MemoryRouter>,
    ),
    styles: [
      'src/screens/dashboard-old/PlainDashboard.module.css',
      'src/session/EntryLedger.module.css',
      'src/ui/Ledger.module.css',
      'src/app/layout/PlainBar.module.css',
    ],
  },
  '/learning-old': {
    html: renderToStaticMarkup(
      <MemoryRouter>
        <PlainModules isKnown document={document} manifest={manifest} started={started} onRetry={() => undefined} />
      </MemoryRouter>,
    ),
    styles: ['src/screens/learning-old/PlainModules.module.css', 'src/app/layout/PlainBar.module.css'],
  },
}

describe.each(Object.entries(pages))('%s, the lighter version', (_, { html, styles }) => {
  const css = styles.map((file) => readFileSync(file, 'utf8')).join('\n')

  it('is less than 6 kB of transferred HTML and CSS', () => {
    expect(brotliCompressSync(html).length + brotliCompressSync(css).length).toBeLessThan(6000)
  })

  it('has no picture, and no fixed element during scrolling', () => {
    expect(html).not.toMatch(/<(?:svg|img|canvas|picture)/)
    expect(css).not.toMatch(/position:\s*(?:fixed|sticky)|url\(/)
  })
})

it('links to every lesson and every unlocked quiz', () => {
  const { html } = pages['/learning-old']
  for (const module of parsed.value.modules) {
    for (const lesson of module.lessons) expect(html).toContain(`href="/lesson/${module.id}/${lesson.id}"`)
  }
  expect(html).toContain('href="/quiz/saving"')
  expect(html).not.toContain('href="/quiz/taxes"')
  expect(html).toContain('href="/learning#taxes"')
})

it('shows the same figures on the dashboard: done and total', () => {
  const text = pages['/dashboard-old'].html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Lessons 25 49')
  expect(text).toContain('Quizzes 1 10')
  expect(text).toContain('Financial Foundations 8 of 8 100%')
  expect(text).toContain('1 active day in November.')
})
