import type { FirebaseConfiguration } from './data/firebase/FirebaseConfiguration'

declare global {
  /** Written by the build; null when the site runs on device accounts alone. */
  const __FIREBASE__: FirebaseConfiguration | null
  /** Written by the build: addresses of relays that classes may have, without a path. */
  const __RELAYS__: readonly string[]
}
