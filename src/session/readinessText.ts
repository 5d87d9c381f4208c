import { dashboardWords as words } from '#words/dashboard'
import type { Readiness } from '../platform/window/readiness'

/** Says in words which part of the course opens offline. */
export function readinessText({ state, done, total, bytes, isFull }: Readiness): string {
  switch (state) {
    case 'ready':
      return words.ready(bytes)
    case 'filling':
      return total === 0 ? words.checking : words.filling(done, total)
    case 'waiting':
      return isFull ? words.full : words.waiting
    case 'paused-save-data':
      return words.paused
    case 'unsupported':
      return words.unsupported
  }
}
