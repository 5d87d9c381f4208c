import type { DexieOptions } from 'dexie'
import { lazyPart } from '../../session/lazyPart'
import type { Classes } from '../ports/Classes'
import type { KeptCard } from '../ports/KeptCard'
import type { OpenFirestoreRelays } from './openRelays'
import type { TabletClassesParts } from '../joined/tabletClasses'
import type { TaughtClasses } from '../ports/TaughtClasses'
import type { PageLife } from '../../platform/pageLife'
import type { CloudDocuments } from '../../data/firebase/CloudDocuments'
import type { LearnerId } from '../../core/progress/ids'
import { classBooksOf } from '../../data/store/classBooks'
import { CLASS_CARD, HANDS_IN } from '../../data/store/deviceDatabase'

export interface ClassesParts extends TabletClassesParts {
  readonly dexie: DexieOptions
  readonly page: PageLife
  /** Undefined in a build without a Firebase project. */
  readonly documents: (() => Promise<CloudDocuments>) | undefined
  /** The build's relay addresses. */
  readonly relays: readonly string[]
}

/** Opens the classes on this device. Devices without classes never load the scripts. */
export function openClasses(parts: ClassesParts): Classes {
  const firestore = firestoreRelays(parts.documents)
  const taught = new Map<LearnerId, TaughtClasses>()
  let kept: Promise<KeptCard> | undefined
  const card = (): Promise<KeptCard> => {
    kept ??= import('../joined/keptCard').then(({ createKeptCard }) => createKeptCard(parts.device, parts.clock))
    // Clears the cache after a failed load, so that the next call tries again.
    kept.catch(() => {
      kept = undefined
    })
    return kept
  }
  const joined: Classes['joined'] = async (store) => {
    const { createJoinedClasses } = await import('../joined/joinedClasses')
    return createJoinedClasses({ ...parts, store })
  }
  const tablet: Classes['tablet'] = async () => {
    const { createTabletClasses } = await import('../joined/tabletClasses')
    return createTabletClasses(parts)
  }
  return {
    isOffered: true,
    ThisWeek: lazyPart(() => import('../screens/join/ThisWeek').then(({ ThisWeek }) => ThisWeek)),
    Sharing: lazyPart(
      () => import('../screens/join/SharingSettings').then(({ SharingSettings }) => SharingSettings),
      null,
    ),
    card,
    relays: async () => (await import('./openRelays')).openRelays({ ...parts, tablet, firestore }),
    handsIn: async () => (await parts.device.run(({ settings }) => settings.get(HANDS_IN))) !== undefined,
    forgetOldCard: async () => {
      if ((await parts.device.run(({ settings }) => settings.get(CLASS_CARD))) !== undefined)
        await (await card()).load()
    },
    joined,
    asksFor: async (store, part, today) => {
      // Most learners have no class, so nothing more is loaded for them.
      if ((await store.classes.count()) === 0) return false
      return await (await joined(store)).asksFor(part, today)
    },
    untold: async (store) => {
      // Most learners have no class, so nothing more is loaded for them.
      if ((await store.classes.count()) === 0) return []
      const all = await (await joined(store)).list()
      return all.flatMap(({ card: { className }, isLeaving }) => (isLeaving ? [className] : []))
    },
    tablet,
    unsaved: async (learnerId) => {
      // Most learners don't teach, so nothing more is loaded for them.
      if ((await classBooksOf(parts.device, learnerId)).length === 0) return []
      const { unsavedBooks } = await import('../book/unsavedBooks')
      return await unsavedBooks(parts.device, learnerId, parts.dexie)
    },
    taught: async (learnerId) => {
      const { createTaughtClasses } = await import('../book/taughtClasses')
      const known = taught.get(learnerId) ?? createTaughtClasses({ ...parts, learnerId })
      taught.set(learnerId, known)
      return known
    },
  }
}

function firestoreRelays(documents: ClassesParts['documents']): OpenFirestoreRelays | undefined {
  if (__FIREBASE__ === null || documents === undefined) return undefined
  return async () => {
    const [{ createFirestoreRelay }, opened] = await Promise.all([import('../firestore/firestoreRelay'), documents()])
    return {
      signedIn: () => opened.signedIn(),
      make: (relay) => createFirestoreRelay({ ...relay, documents: opened }),
    }
  }
}
