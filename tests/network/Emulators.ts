/** Where the emulators of a test run are. */
export interface Emulators {
  /** `host:port` */
  readonly auth: string
  /** `host:port` */
  readonly firestore: string
  readonly projectId: string
}
