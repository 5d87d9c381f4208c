/**
 * Role: *Back up now*: saves a request and waits for its outcome.
 * Guarantee: it finishes even if no tab accepts the request. A storage failure is a result, never a rejection.
 * Must not: start an exchange.
 */
import type { Backup, BackupStatus, BackUpOutcome } from './backup'
import { liveSource } from './liveSource'

/** If no tab accepts the request within this time, in ms, the device is offline or another tab is busy. */
const TAKEN_WITHIN_MS = 1500
/** A little longer than an exchange may take, in ms. */
const PATIENCE_MS = 25_000

type Asking = Pick<Backup, 'request' | 'state'>

export async function backUpNow(backup: Asking): Promise<BackUpOutcome> {
  const reason = await backup.request()
  return reason === undefined ? { kind: 'asked', status: await statusAfter(backup) } : { kind: 'failed', reason }
}

/** Resolves to the backup status once an exchange has started and none is running, or when the time is up. */
function statusAfter(backup: Asking): Promise<BackupStatus> {
  const source = liveSource(() => backup.state())
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasStarted = false
    let isPatient = true
    const hang = (): void => {
      clearTimeout(timer)
      leave()
    }
    const look = (): void => {
      backup.state().then(
        ({ status }) => {
          // If an exchange was running when the request was made, the next one has already started.
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
