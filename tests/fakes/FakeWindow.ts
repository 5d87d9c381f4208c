import type { TriggerHost } from '../../src/platform/window/windowTriggers'

class FakeDocument extends EventTarget {
  visibilityState = 'visible'
}

/** The part of a browser window that reports network and visibility, controlled by a test. */
export class FakeWindow extends EventTarget implements TriggerHost {
  readonly navigator = { onLine: true }
  readonly document = new FakeDocument()

  goOffline(): void {
    this.navigator.onLine = false
    this.dispatchEvent(new Event('offline'))
  }

  goOnline(): void {
    this.navigator.onLine = true
    this.dispatchEvent(new Event('online'))
  }

  hide(): void {
    this.#become('hidden')
  }

  show(): void {
    this.#become('visible')
  }

  #become(state: 'hidden' | 'visible'): void {
    this.document.visibilityState = state
    this.document.dispatchEvent(new Event('visibilitychange'))
  }
}
