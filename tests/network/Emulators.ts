/** The addresses of the emulators of a test run. */
export interface Emulators {
  /** `host:port` */
  readonly auth: string
  /** `host:port` */
  readonly firestore: string
  readonly projectId: string
}
