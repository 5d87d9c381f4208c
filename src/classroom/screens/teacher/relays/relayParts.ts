import { lazyPart } from '../../../../session/lazyPart'

/*
 * Only a card with a relay needs these. They stand apart from the pages of a class, since the pages ask for them.
 */
export const LazyCardRelays = lazyPart(() => import('./CardRelays').then(({ CardRelays }) => CardRelays))
export const LazyRelayIn = lazyPart(() => import('./RelayIn').then(({ RelayIn }) => RelayIn))
export const LazyRelayRead = lazyPart(() => import('./RelayIn').then(({ RelayRead }) => RelayRead))
export const LazyUntoldRelays = lazyPart(() => import('./UntoldRelays').then(({ UntoldRelays }) => UntoldRelays))
