/** Replaces the class of the same name in `firebase/app`. */
export class FirebaseError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
