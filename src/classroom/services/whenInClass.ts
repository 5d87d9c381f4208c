import type { Classes } from '../ports/Classes'
import type { Engine } from '../../data/replication/createRounds'
import type { CardRelay } from '../protocol/card/classCard'
import type { OpenedLearnerStore } from '../../data/store/learnerStore'
import { liveSource } from '../../data/store/liveSource'

/**
 * Waits until this learner is in a class whose card names a relay, then hands in reports automatically. Starts
 * immediately if another learner on this device is in such a class, because a tablet hands in for all its learners. From
 * then on, updates of the site first come from the hub of the class.
 */
export function whenInClass(store: OpenedLearnerStore, classes: Pick<Classes, 'relays' | 'handsIn'>): Engine {
  const named = liveSource(async () => (await store.classes.all()).some((row) => relaysOf(row).length > 0))
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
    const [{ startHandIn }, { offerHubFiles }, relays] = await Promise.all([
      import('./startHandIn'),
      import('./bringFromHub'),
      classes.relays(),
    ])
    if (isOver) return { stop: () => Promise.resolve() }
    const ownRelays = async () => (await store.classes.all()).flatMap(relaysOf)
    const endOffer = offerHubFiles({ relays: ownRelays, reach: (relay) => relays.reach(relay) })
    const rounds = startHandIn({ store, isHere, handIn: (options) => relays.handIn(options) })
    return {
      stop: async () => {
        endOffer()
        await rounds.stop()
      },
    }
  }
  return {
    stop: async () => {
      isOver = true
      stop()
      await (await running?.catch(() => undefined))?.stop()
    },
  }
}

function relaysOf(row: unknown): readonly CardRelay[] {
  const { card } = row as { readonly card?: { readonly relays?: readonly CardRelay[] } }
  return card?.relays ?? []
}
