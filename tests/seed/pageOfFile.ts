import { configure, getConfig, prettyDOM } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { expect } from 'vitest'
import { rejectRequests } from './rejectRequests'

/** The page properties that happy-dom exposes. */
interface HappyDom {
  readonly abort: () => Promise<void>
  readonly setURL: (url: string) => void
  readonly settings: { readonly navigation: { disableMainFrameNavigation: boolean } }
}

const ADDRESS = 'http://localhost:3000/'
const EMPTY = { page: '<html><head></head><body></body></html>', stored: 0, address: ADDRESS }

/** Objects that all files on the same page share. */
export function shared(): readonly object[] {
  const classes = [
    Document,
    Element,
    HTMLElement,
    HTMLDialogElement,
    HTMLMediaElement,
    HTMLCanvasElement,
    Storage,
    Blob,
  ]
  const page = [document, navigator, screen, location, history, document.documentElement, document.head, document.body]
  return [...page, ...classes.map(({ prototype }) => prototype)]
}

/** Listeners on the window and on elements that stay when the page is emptied. */
function listening(): () => void {
  const ends: (() => void)[] = []
  const lasting = [window, document, document.documentElement, document.head, document.body]
  for (const target of lasting as readonly EventTarget[]) {
    const add = target.addEventListener.bind(target)
    target.addEventListener = (type, heard, options) => {
      ends.push(() => target.removeEventListener(type, heard, options))
      add(type, heard, options)
    }
  }
  return () => {
    for (const end of ends) end()
  }
}

/**
 * Returns the error of a query. A query that waits makes one at each change of the page and shows only the last, so the page
 * is printed when the message is read.
 */
function elementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  // The trace then begins at the query.
  Error.captureStackTrace(error, elementError)
  let told: string | undefined
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (told ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
  })
}

/** Returns a function that empties the page again, without pending timers, listeners or stored data. */
export function openPage(): () => Promise<void> {
  const { happyDOM } = globalThis as unknown as { readonly happyDOM: HappyDom }
  // A clicked link would replace this page before or during the next file.
  happyDOM.settings.navigation.disableMainFrameNavigation = true
  const config = getConfig()
  configure({ getElementError: elementError })
  const endListening = listening()
  const expectNoRequest = rejectRequests(globalThis)
  return async () => {
    cleanup()
    endListening()
    await happyDOM.abort()
    for (const element of [document.documentElement, document.head, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    }
    document.head.replaceChildren()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    happyDOM.setURL(ADDRESS)
    history.replaceState(null, '')
    configure(config)
    const left = { page: document.documentElement.outerHTML, stored: localStorage.length + sessionStorage.length }
    expect({ ...left, address: location.href }, 'what this file leaves to the next').toEqual(EMPTY)
    expectNoRequest()
  }
}
