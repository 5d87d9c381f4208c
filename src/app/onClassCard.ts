/** Where learners join. */
const JOIN = /^\/learning\/?\?view=join(?:&|$)/u

/**
 * Takes the class card out of the address, now and whenever somebody opens such a link over this page: what stands after
 * the `#` goes to `take`, and the address and its step in the history are without it.
 */
export function onClassCard(take: (card: string) => void): void {
  const look = (): void => {
    const { pathname, search, hash } = window.location
    if (hash.length < 2 || !JOIN.test(pathname + search)) return
    window.history.replaceState(window.history.state, '', pathname + search)
    take(hash.slice(1))
  }
  // Whoever listens first is told first: the router comes later, and reads the address when it is told.
  window.addEventListener('popstate', look)
  window.addEventListener('hashchange', look)
  look()
}
