import { dashboardWords as words } from '#words/dashboard'
import { isOnlineHint } from '../platform/window/network'
import type { Readiness } from '../platform/window/readiness'

/** Says in words which part of the course opens offline. If some is missing, gives the reason and the next step. */
export function readinessText(readiness: Readiness, isOnline = isOnlineHint()): string {
  const { state, done, total, bytes, isFull } = readiness
  switch (state) {
    case 'ready':
      return words.ready(bytes)
    case 'filling':
      return total === 0 ? words.checking : words.filling(done, total)
    case 'waiting':
      if (isFull) return words.full
      return isOnline ? reasonsOf(readiness).join(' ') : words.waiting
    case 'paused-save-data':
      return words.paused
    case 'unsupported':
      return words.unsupported
  }
}

function reasonsOf({ done, total, trouble, retryAfter }: Readiness): readonly string[] {
  const { notReady } = words
  const here = total === 0 ? notReady.unknown : notReady.here(done, total)
  const next = retryAfter === undefined ? [] : [notReady.retry(retryAfter)]
  switch (trouble?.kind) {
    case 'dropped':
      return [here, notReady.dropped(trouble.requests), ...next]
    case 'refused':
      return [here, notReady.refused(trouble.files), ...(trouble.isStopped ? [notReady.stopped] : next)]
    case undefined:
      return [here, ...next]
  }
}
