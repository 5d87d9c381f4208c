import { openGooglePopup } from './firebase/authGooglePopup'
import type { FirebaseConfiguration } from './firebase/FirebaseConfiguration'
import { type OpenedFirebase, openFirebase } from './firebase/openFirebase'

/** Everything of Firebase that a page runs, as one script: a window must open in the click, without a fetch in between. */
export function openFirebaseInPage(configuration: FirebaseConfiguration): OpenedFirebase {
  return openFirebase(configuration, openGooglePopup)
}
