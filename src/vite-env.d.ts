import type { FirebaseConfiguration } from './data/firebase/FirebaseConfiguration'

declare global {
  /** Written by the build; null when the site runs on device accounts alone. */
  const __FIREBASE__: FirebaseConfiguration | null
  /** Written by the build: addresses of relays that classes may have, without a path. */
  const __RELAYS__: readonly string[]
  /** Written by the build: false where the site has no class product, and then not one byte of it. */
  const __CLASSROOM__: boolean
}
