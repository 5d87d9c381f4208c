import type { ClassRelays, SigningBook, HandInOptions, HandInOutcome, NamedRelay } from '../ports/ClassRelays'
import { handInByRelay } from '../joined/handInByRelay'
import type { Reach, Relay } from '../ports/Relay'
import type { TabletClasses } from '../ports/TabletClasses'
import type { CardRelay, ClassCard } from '../protocol/card/classCard'
import { classPlace, placeOnCard } from '../protocol/relay/classPlace'
import { databaseOf } from '../protocol/relay/relayDocument'
import type { FirestoreRelayParts } from '../firestore/firestoreRelay'
import { classroomTools as tools } from '../../platform/classroomTools'
import { browserLocks, withLock } from '../../platform/locks'
import { localReach } from '../../platform/window/localNetwork'
import { encodeBase64url } from '../../core/progress/file/base64url'
import type { LearnerId } from '../../core/progress/ids'
import { type DeviceDatabase, HANDS_IN } from '../../data/store/deviceDatabase'

export interface RelaysParts {
  readonly tablet: () => Promise<TabletClasses>
  readonly device: DeviceDatabase
  /** Undefined in a build without a Firebase project. */
  readonly firestore: OpenFirestoreRelays | undefined
  /** The build's relay addresses. */
  readonly relays: readonly string[]
}

export type OpenFirestoreRelays = () => Promise<{
  /** Returns the learner who is signed in on this device. */
  readonly signedIn: () => Promise<LearnerId | undefined>
  readonly make: (parts: Omit<FirestoreRelayParts, 'documents'>) => Relay
}>

/** A learner can't sign for the class. */
type Teaching = Pick<SigningBook, 'card'> & Partial<SigningBook>

/** Maximum milliseconds for one call to a relay, including reading the data back. */
const RELAY_MS = 20_000
/**
 * How often, and how many times, a tap checks whether another attempt has finished. All checks take a little longer
 * than one relay may.
 */
const LOOK_MS = 250
const LOOKS = (RELAY_MS + 5_000) / LOOK_MS
const PASSWORD_BYTES = 24

/**
 * Opens the relays that this build may reach. Loads a relay's client when the first class with such a relay needs it.
 */
export function openRelays({ tablet, device, firestore, relays: addresses }: RelaysParts): ClassRelays {
  const reach = async ({ name, address }: Pick<CardRelay, 'name' | 'address'>): Promise<Reach> => {
    if (name === 'firestore') return firestore === undefined ? 'unknown' : 'free'
    // A hub may serve the site itself.
    if (address === window.location.origin) return 'free'
    if (!addresses.includes(address)) return 'unknown'
    return address.startsWith('https:') ? 'free' : await localReach()
  }

  const relayOf = async (
    { card, signAccess, signDeletion }: Teaching,
    named: CardRelay,
    learner: LearnerId,
    pin?: string,
  ): Promise<Relay> => {
    if (named.name === 'firestore' && firestore !== undefined) {
      const place = placeOnCard(named.user, card.classId)
      return (await firestore()).make({ learnerId: learner, classId: card.classId, place, tools })
    }
    const { createCouchRelay } = await import('../couchdb/CouchRelay')
    const says = { access: signAccess, deletion: signDeletion }
    return createCouchRelay({ ...named, card, tools, ...says, ...(pin !== undefined && { pin }) })
  }

  const isSignedIn = async (learner: LearnerId): Promise<boolean> => {
    return firestore !== undefined && (await (await firestore()).signedIn()) === learner
  }

  const reached = async (
    of: Teaching,
    named: CardRelay,
    learner: LearnerId,
    isTapped: boolean,
  ): Promise<NamedRelay> => {
    const way = await reach(named)
    const isAsked = way === 'free' || (way === 'ask' && isTapped)
    return { named, way, relay: isAsked ? patient(await relayOf(of, named, learner)) : undefined }
  }

  const handIn = async ({ isTapped, signal, locks = browserLocks() }: HandInOptions): Promise<HandInOutcome> => {
    let isUnasked = false
    let isAnybody = false
    const relayFor = async (card: ClassCard, named: CardRelay, learner: LearnerId): Promise<Relay | undefined> => {
      isAnybody = true
      // Only one learner on this device is signed in.
      if (named.name === 'firestore' && !(await isSignedIn(learner))) return undefined
      const { relay, way } = await reached({ card }, named, learner, isTapped)
      isUnasked ||= relay === undefined && way === 'ask'
      return relay
    }
    const work = async () => await handInByRelay({ tablet: await tablet(), signal, relayOf: relayFor })
    let locked = await withLock('hand-in', work, locks)
    // A tap needs its own attempt. So we wait until an attempt by a timer or another tab has finished.
    for (let looks = isTapped ? LOOKS : 0; locked.kind === 'busy' && looks > 0; looks -= 1) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      locked = await withLock('hand-in', work, locks)
    }
    if (locked.kind === 'busy') return 'busy'
    const [fault] = locked.value
    // A learner who was not checked may be in a class.
    if (isAnybody || (fault === undefined && !signal.aborted)) await note(device, isAnybody)
    return fault ?? (isUnasked ? 'ask' : 'done')
  }

  const of: ClassRelays['of'] = (book, learner, isTapped) =>
    Promise.all(book.card.relays.map((named) => reached(book, named, learner, isTapped)))

  return {
    addresses,
    hasFirestore: firestore !== undefined,
    reach,
    of,
    ofBook: async (book, learner) => (await import('./openBookRelays')).openBookRelays({ book, learner, of }),
    make: async (book, { name, address, pin, learner }) => {
      const password = name === 'firestore' ? '' : encodeBase64url(tools.random(PASSWORD_BYTES))
      const { classId } = book.card
      const user = name === 'firestore' ? await classPlace(learner, classId, tools) : databaseOf(classId)
      const named: CardRelay = { name, address, user, password }
      return { named, relay: patient(await relayOf(book, named, learner, pin)) }
    },
    handIn,
  }
}

/**
 * Gives up on a relay after `RELAY_MS`. Doesn't use `withDeadline`, because the signal has to cancel the relay's
 * requests.
 */
function patient(relay: Relay): Relay {
  const within = async <T>(outer: AbortSignal, ask: (signal: AbortSignal) => Promise<T>) => {
    const patience = new AbortController()
    const giveUp = (): void => patience.abort()
    const timer = setTimeout(giveUp, RELAY_MS)
    outer.addEventListener('abort', giveUp)
    try {
      const answer = await ask(patience.signal)
      return outer.aborted || !patience.signal.aborted ? answer : LATE
    } finally {
      clearTimeout(timer)
      outer.removeEventListener('abort', giveUp)
    }
  }
  return {
    name: relay.name,
    open: (card, outer) => within(outer, (signal) => relay.open(card, signal)),
    close: (outer) => within(outer, (signal) => relay.close(signal)),
    remove: (sender, outer) => within(outer, (signal) => relay.remove(sender, signal)),
    put: (envelope, outer) => within(outer, (signal) => relay.put(envelope, signal)),
    changes: (mark, outer) => within(outer, (signal) => relay.changes(mark, signal)),
    plan: (outer) => within(outer, (signal) => relay.plan(signal)),
  }
}

/**
 * Stores whether anyone on this device hands in reports, so that the next start does so for any learner. Without this
 * note, a device hands in others' reports only after one of them opens the app.
 */
async function note(device: DeviceDatabase, isAnybody: boolean): Promise<void> {
  try {
    await device.run(async ({ settings }) => {
      if (!isAnybody) await settings.delete(HANDS_IN)
      else if ((await settings.get(HANDS_IN)) === undefined) await settings.put({ key: HANDS_IN, value: '' })
    })
  } catch (error) {
    console.warn('Classes: who hands in here was not noted', error)
  }
}

const LATE = { kind: 'failed', reason: 'offline' } as const
