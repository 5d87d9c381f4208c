import type { FirebaseConfiguration } from './firebase/FirebaseConfiguration'

declare global {
  /** Written by the build; null when the site runs on device accounts alone. */
  const __FIREBASE__: FirebaseConfiguration | null
}
