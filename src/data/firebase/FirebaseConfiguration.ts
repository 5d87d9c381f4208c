/** The Firebase project settings that the site needs. They come from `VITE_FIREBASE_*` at build time. */
export interface FirebaseConfiguration {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly appId: string
  /** `host:port` of a local Auth emulator. */
  readonly authEmulator?: string
  /** `host:port` of a local Firestore emulator. */
  readonly firestoreEmulator?: string
}
