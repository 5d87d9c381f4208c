import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
} from 'firebase/auth'
import type { CloudDocuments } from './CloudDocuments'
import { codeOf } from './firebaseAuth'
import type { FirebaseConfiguration } from './FirebaseConfiguration'
import type { GooglePopup } from './GooglePopup'
import { type OpenedFirebase, openFirebase } from './openFirebase'

export interface FirebaseInPage extends OpenedFirebase {
  /**
   * Loads the script for reading and writing documents, for modules that don't use Firebase directly. Rejects if the
   * script can't be loaded.
   */
  documents(): Promise<CloudDocuments>
}

/**
 * All Firebase code for a page, as one script, because a window must open during the click, without a fetch in between.
 * `language` is the tag of the page's language.
 */
export function openFirebaseInPage(configuration: FirebaseConfiguration, language: string): FirebaseInPage {
  const opened = openFirebase(configuration, { google: openGooglePopup, language })
  return {
    ...opened,
    documents: async () => {
      const { openDocuments } = await import('./openDocuments')
      return openDocuments(opened.documentsParts)
    },
  }
}

/**
 * Opens Google's window in a page. Google's own script is fetched on the first click, never before. Safari blocks a
 * window after that wait. The window then opens on the second click.
 */
const openGooglePopup: GooglePopup = async (auth, again) => {
  const provider = new GoogleAuthProvider()
  // On a shared device, the previous account must not sign in the next person.
  provider.setCustomParameters({ prompt: 'select_account' })
  try {
    if (again !== undefined) return await reauthenticateWithPopup(again, provider, browserPopupRedirectResolver)
    return await signInWithPopup(auth, provider, browserPopupRedirectResolver)
  } catch (error) {
    // Firebase reports this code when Google's script did not load. A content filter may also cause it.
    if (codeOf(error) !== 'auth/internal-error' || navigator.onLine) throw error
    throw Object.assign(new Error('Google can’t be reached', { cause: error }), { code: 'auth/network-request-failed' })
  }
}
