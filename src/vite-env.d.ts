import type { FirebaseConfiguration } from './data/firebase/FirebaseConfiguration'

declare global {
  /** Written by the build. Null if the site has only accounts on this device. */
  const __FIREBASE__: FirebaseConfiguration | null
  /** Written by the build. The addresses of the relays that classes may use, without a path. */
  const __RELAYS__: readonly string[]
  /**
   * False in a build of a site with one language. Such a build leaves out everything that only a choice of languages
   * needs. The name is written where it is asked, because the bundler can't tell from a constant of another module.
   */
  const __HAS_LANGUAGES__: boolean
}
