import type { Classes } from '../ports/Classes'
import type { Engine } from '../../data/replication/createRounds'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'
import { liveSource } from '../../data/store/liveSource'

/**
 * Waits until this learner is in a class whose card names a relay, then hands in reports automatically. Starts
 * immediately if another learner on this device is in such a class, because a tablet hands in for all its learners.
 */
export function whenInClass(store: OpenedLearnerStore, classes: Pick<Classes, 'relays' | 'handsIn'>): Engine {
  const named = liveSource(async () => (await store.classes.all()).some(hasRelay))
  let running: Promise<Engine> | undefined
  let isOver = false
  let isForOthers = false
  const isHere = (): boolean => named.getSnapshot() === true
  const look = (): void => {
    if (running === undefined && !isOver && (isHere() || isForOthers)) {
      running = begin()
      running.catch((error: unknown) => {
        // A script could not be loaded. The next change to a class tries again.
        console.warn('Classes: handing in by relay was not begun', error)
        running = undefined
      })
    }
  }
  const stop = named.subscribe(look)
  classes.handsIn().then(
    (is) => {
      isForOthers = is
      look()
    },
    // If this is unknown, the relays start when a learner with a class opens the app.
    () => undefined,
  )
  async function begin(): Promise<Engine> {
    const [{ startHandIn }, relays] = await Promise.all([import('./startHandIn'), classes.relays()])
    if (isOver) return { stop: () => Promise.resolve() }
    return startHandIn({ store, isHere, handIn: (options) => relays.handIn(options) })
  }
  return {
    stop: async () => {
      isOver = true
      stop()
      await (await running?.catch(() => undefined))?.stop()
    },
  }
}

function hasRelay(row: unknown): boolean {
  const { card } = row as { readonly card?: { readonly relays?: readonly unknown[] } }
  return (card?.relays?.length ?? 0) > 0
}
