import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { EntryLedger } from '../../src/session/EntryLedger'

it('shows the year of entries over 300 days old at every width', () => {
  const entry = {
    id: 1,
    kind: 'lesson-completed',
    subject: 'foundations_1',
    points: 50,
    at: '',
    day: '2026-01-02',
  } as const
  const html = (today: string) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <EntryLedger activity={[entry]} toSpend={50} manifest={{ modules: [] }} today={today} />
      </MemoryRouter>,
    )
  expect(html('2026-12-30').match(/Jan 2, 2026/g)).toHaveLength(2)
  expect(html('2026-02-02')).not.toContain('2026')
})
