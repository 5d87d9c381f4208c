import { base } from '../words/base'

/** The address in the folder where learners join a class, before the table of places is loaded (`joinPath`). */
const JOIN = /^\/learning\/?\?view=join(?:&|$)/u

/**
 * Removes the class card from the address now, and again if a link with a card is opened on this page. The part after
 * the `#` goes to `take`, and the address and its history entry no longer contain it.
 */
export function onClassCard(take: (card: string) => void): void {
  const look = (): void => {
    const { pathname, search, hash } = window.location
    if (hash.length < 2 || !JOIN.test((pathname + search).slice(base.length - 1))) return
    window.history.replaceState(window.history.state, '', pathname + search)
    take(hash.slice(1))
  }
  // Listeners run in order of registration. The router registers later, so it reads the cleaned address.
  window.addEventListener('popstate', look)
  window.addEventListener('hashchange', look)
  look()
}
