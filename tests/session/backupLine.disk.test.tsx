import { createStore } from '../../src/platform/createStore'
import 'fake-indexeddb/auto'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Learner } from '../../src/data/accounts/accounts'
import { BackupLine, BackupNews } from '../../src/session/BackupLine'
import type { Library } from '../../src/core/curriculum/createLibrary'
import { createReads } from '../../src/session/reads'
import { type Session, SessionProvider } from '../../src/session/SessionContext'
import type { BackupStatus } from '../../src/data/store/backup'
import type { LearnerStore } from '../../src/data/store/learnerStore'
import { TurnableClock } from '../fakes/TurnableClock'

/** Renders a screen at `/lesson/a/b?x=1` and waits for the status. */
async function shown(status: BackupStatus, kind: Learner['kind'] = 'cloud') {
  const state = () => Promise.resolve({ status, lastBackupAt: undefined, keptHereOnly: 0, revision: 1 })
  const store = { backup: { state, written: createStore(0) } } as unknown as LearnerStore
  const reads = createReads(store, {} as Library)
  const source = reads.backup
  await new Promise<void>((resolve) => {
    const leave = source.subscribe(() => {
      if (source.getSnapshot() === undefined) return
      leave()
      resolve()
    })
  })
  const session = {
    learner: { kind },
    store,
    reads,
    clock: new TurnableClock('2026-11-21T16:12:00'),
  } as unknown as Session
  const render = (part: 'line' | 'news') =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={['/lesson/a/b?x=1']}>
        <SessionProvider session={session}>{part === 'line' ? <BackupLine /> : <BackupNews />}</SessionProvider>
      </MemoryRouter>,
    )
  return { line: render('line'), news: render('news') }
}

describe('BackupLine', () => {
  it('links to the sign-in page and announces it when the session ends', async () => {
    const { line, news } = await shown({ kind: 'sign-in-again', waiting: 2 })
    expect(line).toContain('href="/login?from=%2Flesson%2Fa%2Fb%3Fx%3D1&amp;again=1"')
    expect(news).toMatch(/role="status">Sign in again to back up</)
  })

  it('offers to reload when a newer version made the backup', async () => {
    const { line, news } = await shown({ kind: 'outdated', waiting: 2 })
    expect(line).toMatch(/<button[^>]*>Reload<\/button>/)
    expect(news).toContain('A newer version of the site made your backup.')
  })

  it('announces a deleted account and links to the next step', async () => {
    const { line, news } = await shown({ kind: 'deleted', waiting: 0 })
    expect(line).toMatch(/<a [^>]*href="\/profile#storage"[^>]*>See your options<\/a>/)
    expect(news).toMatch(/role="status">Your account was deleted\. Your progress is no longer backed up\.</)
  })

  it.each<BackupStatus>([
    { kind: 'saved-here', waiting: 3 },
    { kind: 'backed-up', at: '' },
  ])('does not announce %j', async (status) => {
    const { line, news } = await shown(status)
    expect(line).not.toMatch(/role=|aria-live|<a |<button/)
    expect(news).toMatch(/role="status"><\/p>$/)
  })

  it('never mentions a backup to a learner without an account', async () => {
    const { line, news } = await shown({ kind: 'sign-in-again', waiting: 5 }, 'device')
    expect(line.replaceAll(/<[^>]+>/g, '')).toBe('Saved on this device')
    expect(news).toMatch(/role="status"><\/p>$/)
  })
})
