import type { FirebaseApp } from 'firebase/app'
import { type Firestore, initializeFirestore } from 'firebase/firestore/lite'
import { checkingCommits } from './commitAnswers'

let checking: typeof fetch | undefined

/** Cloud Firestore, with its commits held to their answers: its code takes no `fetch` but that of the page or worker. */
export function openFirestore(app: FirebaseApp): Firestore {
  if (checking === undefined || globalThis.fetch !== checking) {
    checking = checkingCommits(globalThis.fetch)
    globalThis.fetch = checking
  }
  return initializeFirestore(app, {})
}
