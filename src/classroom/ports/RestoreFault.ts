import type { CardFault } from '../protocol/card/classCard'
import type { FileFault } from '../protocol/file/envelopeFile'
import type { SaveFailure } from '../../data/store/storeHealth'

/**
 * `other-learner`: the book belongs to another learner on this device. `own-password`: the book on this device has
 * another password, and needs that one too. `badly-locked`: the lock was not made by this app. `replaced`: its keys
 * were replaced here. `no-room`: this copy and the one on this device together exceed the size limit of a book.
 */
export type RestoreFault =
  | FileFault
  | CardFault
  | ('not-a-class-backup' | 'wrong-password' | 'own-password' | 'badly-locked' | 'replaced' | 'other-learner')
  | ('damaged' | 'no-crypto' | 'no-room')
  | SaveFailure
