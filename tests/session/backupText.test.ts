import { describe, expect, it } from 'vitest'
import { backupText, backupTime, keptText } from '../../src/session/backupText'
import type { BackupStatus } from '../../src/data/store/backup'

const now = new Date('2026-11-21T16:12:00')
const at = (local: string): string => new Date(local).toISOString()
/** Intl writes a narrow space before AM and PM. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ')

describe('the backup status in words', () => {
  it.each<[BackupStatus, string]>([
    [{ kind: 'saved-here', waiting: 0 }, 'Saved on this device'],
    [{ kind: 'saved-here', waiting: 1 }, 'Saved on this device. 1 change not backed up yet'],
    [{ kind: 'saved-here', waiting: 1200 }, 'Saved on this device. 1,200 changes not backed up yet'],
    [{ kind: 'backing-up', waiting: 2 }, 'Backing up'],
    [{ kind: 'backed-up', at: at('2026-11-21T16:11:30') }, 'Backed up just now'],
    [{ kind: 'backed-up', at: at('2026-11-21T16:12:40') }, 'Backed up just now'],
    [{ kind: 'backed-up', at: at('2026-11-21T16:02:00') }, 'Backed up at 4:02 PM'],
    [{ kind: 'backed-up', at: at('2026-11-20T23:59:00') }, 'Backed up on Nov 20'],
    [{ kind: 'backed-up', at: at('2025-11-20T12:00:00') }, 'Backed up on Nov 20, 2025'],
    // The clock was wrong then, or is wrong now.
    [{ kind: 'backed-up', at: '' }, 'Backed up'],
    [{ kind: 'backed-up', at: at('2031-01-01T12:00:00') }, 'Backed up'],
    [{ kind: 'sign-in-again', waiting: 2 }, 'Sign in again to back up'],
    [{ kind: 'deleted', waiting: 2 }, 'Your account was deleted. Your progress is no longer backed up.'],
    [{ kind: 'outdated', waiting: 2 }, 'A newer version of the site made your backup.'],
  ])('shows %j as %j', (status, text) => {
    expect(plain(backupText(status, now))).toBe(text)
  })

  it.each([
    [
      'FirebaseError: [code=permission-denied]: Missing or insufficient permissions.',
      'This account isn’t allowed to save backups',
    ],
    ['owner: is another learner', 'The backup service had a problem'],
    ['', 'The backup service had a problem'],
  ])('never shows the error text of a service: %j', (reason, text) => {
    const shown = backupText({ kind: 'refused', reason, waiting: 1 }, now)
    expect(shown).toMatch(/^Couldn’t back up\. /)
    expect(shown).toContain(text)
    expect(shown).not.toMatch(/Error|code|permission|owner/)
  })

  it('starts with where the progress is saved', () => {
    expect(keptText({ kind: 'saved-here', waiting: 2 }, now)).toBe('Saved on this device. 2 changes not backed up yet.')
    expect(keptText({ kind: 'sign-in-again', waiting: 2 }, now)).toBe('Saved on this device. Sign in again to back up.')
    expect(keptText({ kind: 'outdated', waiting: 2 }, now)).toBe(
      'Saved on this device. A newer version of the site made your backup.',
    )
    expect(keptText({ kind: 'backed-up', at: '' }, now)).toBe('Backed up.')
  })

  it.each([
    ['2026-11-18T16:13:00', 'Saved on this device. 2 changes not backed up yet'],
    ['2026-11-18T16:12:00', 'Saved on this device. No backup for 3 days'],
    ['2026-10-18T16:12:00', 'Saved on this device. No backup for 34 days'],
    ['2026-11-25T16:12:00', 'Saved on this device. 2 changes not backed up yet'],
    ['', 'Saved on this device. 2 changes not backed up yet'],
  ])('describes a change that has waited since %j: %j', (since, text) => {
    expect(backupText({ kind: 'saved-here', waiting: 2 }, now, since === '' ? '' : at(since))).toBe(text)
    expect(keptText({ kind: 'saved-here', waiting: 0 }, now, since === '' ? '' : at(since))).toBe(
      'Saved on this device.',
    )
  })

  it('shows only the time in a row', () => {
    const times = ['2026-11-21T16:12:00', '2026-11-21T08:05:00', '2026-11-03T08:05:00'].map((local) =>
      plain(backupTime(at(local), now)),
    )
    expect(times).toEqual(['Just now', 'Today at 8:05 AM', 'Nov 3'])
  })
})
