import { type ReactNode, useSyncExternalStore } from 'react'
import { offlineWords as words } from '#words/offline'
import { type Readiness, readiness } from '../../platform/window/readiness'
import type { ProofProps } from '../../pages/PageProps'
import { megabytes } from '../../words/format'

/** Before any worker was asked: what the prerendered page says, whatever becomes known while React hydrates it. */
const atFirst = readiness.getSnapshot()

/** What this device keeps, as the browser tells it. Until it does, and in the prerendered page: the promise. */
export function OfflineReceipt({ promise }: ProofProps) {
  const state = useSyncExternalStore(readiness.subscribe, readiness.getSnapshot, () => atFirst)
  return <span>{receiptOf(state, promise)}</span>
}

function receiptOf(now: Readiness, promise: string): ReactNode {
  switch (now.state) {
    case 'ready':
      return (
        <>
          {words.ready({ ...now, size: megabytes(now.bytes) })}
          <b>{words.readyMark}</b>
        </>
      )
    case 'filling':
      return now.total === 0 ? promise : words.filling(now.done, now.total)
    case 'waiting':
      return words.waiting
    case 'paused-save-data':
      return (
        <>
          {words.paused(megabytes(now.bytes))}{' '}
          <button type="button" onClick={readiness.fetchLessons}>
            {words.fetchLessons}
          </button>
        </>
      )
    case 'unsupported':
      return words.unsupported
  }
}
