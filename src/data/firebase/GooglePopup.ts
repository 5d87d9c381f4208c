import type { Auth, User, UserCredential } from 'firebase/auth'

/**
 * Signs in through Google's window. If `again` is given, signs in that user again. This is a separate part, because a
 * worker can't open windows.
 */
export type GooglePopup = (auth: Auth, again?: User) => Promise<UserCredential>
