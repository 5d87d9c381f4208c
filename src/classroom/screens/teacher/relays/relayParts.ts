import { lazyPart } from '../../../../session/lazyPart'

/*
 * Only a card with a relay needs these parts. They are separate from the pages of a class because the pages import
 * them.
 */
export const LazyCardRelays = lazyPart(() => import('./CardRelays').then(({ CardRelays }) => CardRelays))
export const LazyRelayIn = lazyPart(() => import('./RelayIn').then(({ RelayIn }) => RelayIn))
export const LazyRelayRead = lazyPart(() => import('./RelayIn').then(({ RelayRead }) => RelayRead))
export const LazyUntoldRelays = lazyPart(() => import('./UntoldRelays').then(({ UntoldRelays }) => UntoldRelays))
