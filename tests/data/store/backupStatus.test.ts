import { describe, expect, it } from 'vitest'
import type { BackupStatus } from '../../../src/data/store/backup'
import { backupStatus } from '../../../src/data/store/replicationRows'
import type { RemoteRow } from '../../../src/data/store/learnerDatabase'

const NOW = new Date('2026-03-02T09:00:00.000Z')
const BEFORE = '2026-03-02T08:59:30.000Z'
const LONG_AGO = '2026-02-01T08:00:00.000Z'
const exchanged = { outcome: { kind: 'exchanged' }, outcomeAt: LONG_AGO, succeededAt: LONG_AGO } as const

describe('the backup status', () => {
  it.each<[string, Omit<RemoteRow, 'name'>, BackupStatus]>([
    ['never tried', { syncedRevision: 0 }, { kind: 'saved-here', waiting: 5 }],
    ['everything sent', { syncedRevision: 5, ...exchanged }, { kind: 'backed-up', at: LONG_AGO }],
    ['something new since', { syncedRevision: 3, ...exchanged }, { kind: 'saved-here', waiting: 2 }],
    [
      'offline, with everything sent',
      { syncedRevision: 5, ...exchanged, outcome: { kind: 'offline' } },
      { kind: 'backed-up', at: LONG_AGO },
    ],
    [
      'offline',
      { syncedRevision: 3, outcome: { kind: 'offline' } },
      { kind: 'saved-here', waiting: 2, trouble: 'unreachable' },
    ],
    [
      'behind a captive portal',
      { syncedRevision: 3, outcome: { kind: 'offline', trouble: 'bad-answer' } },
      { kind: 'saved-here', waiting: 2, trouble: 'bad-answer' },
    ],
    ['running', { syncedRevision: 3, ...exchanged, startedAt: BEFORE }, { kind: 'backing-up', waiting: 2 }],
    ['killed while running', { syncedRevision: 3, startedAt: LONG_AGO }, { kind: 'saved-here', waiting: 2 }],
    [
      'running by a clock that was turned',
      { syncedRevision: 3, startedAt: '2036-01-01T00:00:00.000Z' },
      { kind: 'saved-here', waiting: 2 },
    ],
    ['running by a clock before 2020', { syncedRevision: 3, startedAt: '' }, { kind: 'saved-here', waiting: 2 }],
    ['signed out', { syncedRevision: 5, outcome: { kind: 'signed-out' } }, { kind: 'sign-in-again', waiting: 0 }],
    [
      'refused',
      { syncedRevision: 4, outcome: { kind: 'refused', reason: 'x' } },
      { kind: 'refused', reason: 'x', waiting: 1 },
    ],
    [
      'of a deleted account, while it is asked again too',
      { syncedRevision: 5, outcome: { kind: 'deleted' }, startedAt: BEFORE, succeededAt: LONG_AGO },
      { kind: 'deleted', waiting: 0 },
    ],
    ['outdated', { syncedRevision: 4, outcome: { kind: 'outdated', minimum: 2 } }, { kind: 'outdated', waiting: 1 }],
  ])('%s', (_case, row, status) => {
    expect(backupStatus([{ name: 'firestore', ...row }], 5, NOW)).toEqual(status)
  })

  it('is complete without any remote', () => {
    expect(backupStatus([], 5, NOW)).toEqual({ kind: 'saved-here', waiting: 5 })
  })

  it('is that of the complete one of two remotes', () => {
    const hub = { name: 'hub', syncedRevision: 5, ...exchanged }
    const firestore = { name: 'firestore', syncedRevision: 1, outcome: { kind: 'refused', reason: 'x' } } as const
    expect(backupStatus([firestore, hub], 5, NOW)).toEqual({ kind: 'backed-up', at: LONG_AGO })
  })
})
