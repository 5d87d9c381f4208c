import type { FirebaseApp } from 'firebase/app'
import { type Firestore, initializeFirestore } from 'firebase/firestore/lite'
import { checkingCommits } from './commitAnswers'

let checking: typeof fetch | undefined

/**
 * Opens Cloud Firestore and checks the answers to its commits. Its code uses only the `fetch` of the page or worker, so
 * we replace that function.
 */
export function openFirestore(app: FirebaseApp): Firestore {
  if (checking === undefined || globalThis.fetch !== checking) {
    checking = checkingCommits(globalThis.fetch)
    globalThis.fetch = checking
  }
  return initializeFirestore(app, {})
}
