/**
 * Role: an IndexedDB whose transactions end when the browser suspends the page.
 * Guarantee: a page in the back/forward cache has no lock. Each unfinished transaction is undone completely.
 * Must not: touch a transaction of a page that stays open, or of a closing page, because browsers end that one
 * correctly.
 */
import { Dexie } from 'dexie'
import type { PageLife } from '../../platform/pageLife'

/**
 * WebKit can cache a page in the middle of a transaction, and that transaction never ends. Every later page waits for
 * its lock until the browser is closed. Seen in WebKitGTK 2.50 with any transaction, upgrades included.
 */
export function letGoOnLeave(page: PageLife, given?: IDBFactory): IDBFactory {
  // Read only when needed, because reading `indexedDB` can throw when storage is denied.
  const storage = (): IDBFactory => {
    const factory: IDBFactory | undefined = given ?? globalThis.indexedDB
    if (factory === undefined) throw new Dexie.MissingAPIError()
    return factory
  }
  const running = new Set<IDBTransaction>()
  page.onLeave(() => {
    for (const transaction of running) abort(transaction)
    running.clear()
  })

  function watch(transaction: IDBTransaction): IDBTransaction {
    const end = (): void => void running.delete(transaction)
    running.add(transaction)
    transaction.addEventListener('complete', end)
    transaction.addEventListener('abort', end)
    return transaction
  }

  return {
    open(name, version) {
      const opening = version === undefined ? storage().open(name) : storage().open(name, version)
      opening.addEventListener('upgradeneeded', () => {
        if (opening.transaction !== null) watch(opening.transaction)
      })
      opening.addEventListener('success', () => {
        const database = opening.result
        const begin = database.transaction.bind(database)
        database.transaction = (...how) => watch(begin(...how))
      })
      return opening
    },
    deleteDatabase: (name) => storage().deleteDatabase(name),
    databases: () => storage().databases(),
    cmp: (first, second) => storage().cmp(first, second),
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The transaction was already committing, so it can't be aborted.
  }
}
