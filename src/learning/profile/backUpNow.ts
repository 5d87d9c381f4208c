import { progressPlaceWords as words } from '#words/progressPlace'
import type { BackupStatus } from '../../store/backup'
import type { LearnerStore } from '../../store/learnerStore'
import { backupStateSource } from '../session/calmBackup'
import { refusalText } from '../session/backupText'

/** A request that nobody has taken by then: there is no connection, or another tab is at it. */
const TAKEN_WITHIN_MS = 1500
/** A little longer than an exchange may take. */
const PATIENCE_MS = 25_000

/** *Back up now*. Resolves with one sentence about what came of it; never rejects for a storage failure. */
export async function backUpNow(store: Pick<LearnerStore, 'backup'>): Promise<string> {
  const failure = await store.backup.request()
  if (failure !== undefined) return words.notAsked[failure]
  const status = await statusAfter(store)
  switch (status.kind) {
    case 'refused':
      return words.refused(refusalText(status.reason))
    case 'saved-here':
    case 'backing-up':
    case 'backed-up':
    case 'sign-in-again':
    case 'outdated':
      return words.result[status.kind]
  }
}

/** How the backup stands once an exchange has begun and ended, or when that does not happen. */
function statusAfter(store: Pick<LearnerStore, 'backup'>): Promise<BackupStatus> {
  const source = backupStateSource(store)
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasBegun = false
    const end = (): void => {
      clearTimeout(timer)
      leave()
      store.backup.state().then(({ status }) => resolve(status), reject)
    }
    const hear = (): void => {
      const isRunning = source.getSnapshot()?.status.kind === 'backing-up'
      if (isRunning && !hasBegun) {
        hasBegun = true
        clearTimeout(timer)
        timer = setTimeout(end, PATIENCE_MS)
      }
      if (hasBegun && !isRunning) end()
    }
    const leave = source.subscribe(hear)
    timer = setTimeout(end, TAKEN_WITHIN_MS)
    hear()
  })
}
