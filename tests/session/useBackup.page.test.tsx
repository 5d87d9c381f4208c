import { backupWords as words } from '#words/backup'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Learner } from '../../src/data/accounts/accounts'
import type { BackupView } from '../../src/session/backupView'
import { type Session, SessionProvider } from '../../src/session/SessionContext'
import { useBackup, useKeptText } from '../../src/session/useBackup'
import { createStore } from '../../src/platform/createStore'
import { systemClock } from '../../src/platform/clock'
import type { BackupStatus } from '../../src/data/store/backup'
import { advance, renderPart } from '../render/renderPart'

function Kept() {
  const backup = useBackup()
  return (
    <>
      <p>{useKeptText()}</p>
      <output>{backup === undefined ? 'reading' : `${backup.status.kind}, ${backup.settled.kind}`}</output>
    </>
  )
}

function opened(kind: Learner['kind']) {
  const view = createStore<BackupView | undefined>(undefined)
  const session = { learner: { kind }, reads: { backup: view }, clock: systemClock } as unknown as Session
  const part = renderPart(
    <SessionProvider session={session}>
      <Kept />
    </SessionProvider>,
  )
  const becomes = (status: BackupStatus, settled = status) =>
    act(() => view.set({ status, settled, lastBackupAt: undefined, keptHereOnly: 0, revision: 1 }))
  return { ...part, becomes }
}
const text = () => screen.getByRole('paragraph').textContent
const state = () => screen.getByRole('status').textContent

it('has no text before the status is read', () => {
  opened('cloud')
  expect([text(), state()]).toEqual(['', 'reading'])
})

it('shows and follows the waiting changes of an account', () => {
  const { becomes } = opened('cloud')
  becomes({ kind: 'saved-here', waiting: 2 })
  expect(text()).toContain(words.savedWaiting(2))
  becomes({ kind: 'backing-up', waiting: 2 }, { kind: 'saved-here', waiting: 2 })
  expect(state()).toBe('backing-up, saved-here')
})

it('never mentions a backup without an account', () => {
  const { becomes } = opened('device')
  becomes({ kind: 'sign-in-again', waiting: 5 })
  expect(text()).toBe(`${words.saved}.`)
  expect(state()).toBe('saved-here, saved-here')
})

it('updates the age every minute, and stops when unmounted', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00') })
  const { becomes, unmount } = opened('cloud')
  becomes({ kind: 'backed-up', at: new Date('2026-11-20T09:00:00').toISOString() })
  const first = text()
  await advance(60_000)
  expect(text()).toBe(first)
  await advance(10 * 60_000)
  expect(text()).not.toBe(first)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
