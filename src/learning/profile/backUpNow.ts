import { progressPlaceWords as words } from '#words/progressPlace'
import type { BackupStatus } from '../../store/backup'
import type { LearnerStore } from '../../store/learnerStore'
import { liveSource } from '../../store/liveSource'
import { refusalText } from '../session/backupText'

/** A request that nobody has taken by then: there is no connection, or another tab is at it. */
const TAKEN_WITHIN_MS = 1500
/** A little longer than an exchange may take. */
const PATIENCE_MS = 25_000

export interface BackUpNowResult {
  /** One sentence. */
  readonly text: string
  /** The status that it speaks of, and with which it stops being true. None when the request itself failed. */
  readonly of?: BackupStatus['kind']
}

/** *Back up now*. Resolves with what came of it; never rejects for a storage failure. */
export async function backUpNow(store: Pick<LearnerStore, 'backup'>): Promise<BackUpNowResult> {
  const failure = await store.backup.request()
  if (failure !== undefined) return { text: words.notAsked[failure] }
  const status = await statusAfter(store)
  const text = status.kind === 'refused' ? words.refused(refusalText(status.reason)) : words.result[status.kind]
  return { text, of: status.kind }
}

/** How the backup stands once an exchange has started and none runs any more, or when that does not happen. */
function statusAfter(store: Pick<LearnerStore, 'backup'>): Promise<BackupStatus> {
  const source = liveSource(() => store.backup.state())
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasStarted = false
    let isPatient = true
    const hang = (): void => {
      clearTimeout(timer)
      leave()
    }
    const look = (): void => {
      store.backup.state().then(
        ({ status }) => {
          // Asked for while one ran: the next one has started already.
          if (status.kind === 'backing-up' && isPatient) return
          hang()
          resolve(status)
        },
        (error: unknown) => {
          hang()
          reject(error)
        },
      )
    }
    const end = (): void => {
      isPatient = false
      look()
    }
    const hear = (): void => {
      const isRunning = source.getSnapshot()?.status.kind === 'backing-up'
      if (isRunning && !hasStarted) {
        hasStarted = true
        clearTimeout(timer)
        timer = setTimeout(end, PATIENCE_MS)
      }
      if (hasStarted && !isRunning) look()
    }
    const leave = source.subscribe(hear)
    timer = setTimeout(end, TAKEN_WITHIN_MS)
    hear()
  })
}
