const KEY = 'ledger-let-in'

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Whom this tab was opened for. A reload is still the same visit; another tab, or the browser's next start, is not.
 * @param place only tests keep it elsewhere. Reading `sessionStorage` itself throws where storage is blocked
 */
export function createTabGate(place: () => Place = () => window.sessionStorage) {
  let known: string | undefined
  return {
    isOpen: (id: string): boolean => id === (known ?? quietly(() => place().getItem(KEY))),
    open: (id: string | undefined): void => {
      known = id
      quietly(() => (id === undefined ? place().removeItem(KEY) : place().setItem(KEY, id)))
    },
  }
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
