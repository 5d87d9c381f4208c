import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
} from 'firebase/auth'
import { codeOf } from './firebaseAuth'
import type { FirebaseConfiguration } from './FirebaseConfiguration'
import type { GooglePopup } from './GooglePopup'
import { type OpenedFirebase, openFirebase } from './openFirebase'

/** Everything of Firebase that a page runs, as one script: a window must open in the click, without a fetch in between. */
export function openFirebaseInPage(configuration: FirebaseConfiguration): OpenedFirebase {
  return openFirebase(configuration, openGooglePopup)
}

/**
 * Google's window, for a page. Its first press fetches Google's own script, never before: a browser that allows no
 * window after that wait (Safari) blocks it once and opens it at the second press.
 */
const openGooglePopup: GooglePopup = async (auth, again) => {
  const provider = new GoogleAuthProvider()
  // On a shared device the last account must not sign in whoever comes next.
  provider.setCustomParameters({ prompt: 'select_account' })
  try {
    if (again !== undefined) return await reauthenticateWithPopup(again, provider, browserPopupRedirectResolver)
    return await signInWithPopup(auth, provider, browserPopupRedirectResolver)
  } catch (error) {
    // This is how Firebase reports that Google's script did not come; a filter may be the reason too.
    if (codeOf(error) !== 'auth/internal-error' || navigator.onLine) throw error
    throw Object.assign(new Error('Google can’t be reached', { cause: error }), { code: 'auth/network-request-failed' })
  }
}
