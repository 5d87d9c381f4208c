import { offlineWords as words } from '#words/offline'
import { isOnlineHint } from '../../platform/window/network'
import { type Readiness, type ReadinessSource, readiness as ownReadiness } from '../../platform/window/readiness'
import { megabytes } from '../../words/format'

/**
 * Shows on a prerendered page which files this device has saved, as the browser reports it. Until the browser reports,
 * the page keeps its prerendered text. It uses plain elements, because the text changes on every first visit and React
 * may not be loaded.
 * @param place an island with the promise as its `data-text` and in its one child
 */
export function tellReadiness(place: HTMLElement, readiness: ReadinessSource = ownReadiness): void {
  const line = place.firstElementChild
  const show = (): void => {
    const parts = receiptOf(readiness, place.dataset['text'] ?? '')
    const text = parts.map((part) => (typeof part === 'string' ? part : part.textContent)).join('')
    // If the button doesn't need to change, it is not replaced, so it keeps its focus.
    if (line !== null && line.textContent !== text) line.replaceChildren(...parts)
  }
  readiness.subscribe(show)
  show()
}

function receiptOf(readiness: ReadinessSource, promise: string): readonly (string | HTMLElement)[] {
  const now: Readiness = readiness.getSnapshot()
  switch (now.state) {
    case 'ready': {
      const counts = words.ready({ ...now, size: megabytes(now.bytes) })
      return [counts, element('b', words.readyMark)]
    }
    case 'filling':
      return [now.total === 0 ? promise : words.filling(now.done, now.total)]
    case 'waiting':
      return waitingOf(now, readiness)
    case 'paused-save-data':
      return [words.paused(megabytes(now.bytes)), ' ', button(words.fetchLessons, readiness.fetchLessons)]
    case 'unsupported':
      return [words.unsupported]
  }
}

function waitingOf({ isFull, trouble }: Readiness, { tryAgain }: ReadinessSource): readonly (string | HTMLElement)[] {
  if (isFull) return [words.full]
  if (!isOnlineHint()) return [words.waiting]
  switch (trouble?.kind) {
    case 'dropped':
      return [words.dropped]
    case 'refused':
      return trouble.isStopped ? [words.refused, ' ', button(words.tryAgain, tryAgain)] : [words.changed]
    case undefined:
      return [words.waiting]
  }
}

function button(text: string, press: () => void): HTMLElement {
  const made = Object.assign(element('button', text), { type: 'button' })
  made.addEventListener('click', press)
  return made
}

function element<Tag extends 'b' | 'button'>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: text })
}
