import type { Auth, User, UserCredential } from 'firebase/auth'

/**
 * Signs in through Google's window, again as the user `again` if given. It is a separate part, because a worker can't
 * open windows.
 */
export type GooglePopup = (auth: Auth, again?: User) => Promise<UserCredential>
