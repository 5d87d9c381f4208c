import type { Auth, User, UserCredential } from 'firebase/auth'

/** Signs in through Google's window, `again` as who is signed in. A part of its own: what opens windows has no place in a worker. */
export type GooglePopup = (auth: Auth, again?: User) => Promise<UserCredential>
