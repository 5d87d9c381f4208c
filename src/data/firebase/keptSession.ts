/**
 * Stores this device's session in the place where Firebase stores it. When it starts, Firebase asks the service for the
 * user. It treats any error in the answer (an overloaded service, a filter) as the end of the session and erases it.
 * This store keeps the session and restores it, unless the service says that the account no longer exists.
 */
import type { FirebaseApp } from 'firebase/app'
import {
  type Auth,
  indexedDBLocalPersistence,
  initializeAuth,
  type Persistence,
  reload,
  signOut,
  type User,
} from 'firebase/auth'
import { emptyHeartbeats } from './emptyHeartbeats'
import { errorCode } from './firebaseTroubleOf'
import type { FirebaseSession } from './asLearner'

export interface KeptSession {
  readonly auth: Auth
  /** The session for the mirror. It is ready only after an erased session has been restored. */
  readonly session: FirebaseSession
  /** Erases the stored session first, because Firebase waits until it has started. */
  signOut(): Promise<void>
}

/** Methods that Firebase's code calls, though its types don't say so. */
interface SessionStore {
  _get(key: string): Promise<unknown>
  _set(key: string, value: unknown): Promise<void>
  _remove(key: string): Promise<void>
  /** `listener` reads the store again, as after a sign-in in another tab, and sends nothing to the service. */
  _addListener(key: string, listener: () => Promise<void>): void
}

/** Firebase itself ends a session after either of the first two codes. */
const DEFINITIVE: readonly string[] = ['auth/user-disabled', 'auth/user-token-expired', 'auth/user-not-found']

/** @param base only tests store sessions elsewhere */
export function openKeptSession(app: FirebaseApp, base: Persistence = indexedDBLocalPersistence): KeptSession {
  const key = `firebase:authUser:${app.options.apiKey}:${app.name}`
  const state: StoreState = { isStarting: true, left: undefined, store: undefined, readAgain: undefined }
  const auth = initializeAuth(app, { persistence: storeOver(base, state) })
  // A disk failure at this point does not block later sign-ins.
  const ready = auth
    .authStateReady()
    .then(giveBack)
    .catch((error: unknown) => console.warn('Accounts: the kept session could not be read', error))

  async function giveBack(): Promise<void> {
    state.isStarting = false
    if (auth.currentUser !== null || !(await state.store?._get(key))) return
    await state.readAgain?.()
    if (auth.currentUser !== null) void endIfGone(auth, auth.currentUser)
  }

  return {
    auth,
    session: {
      authStateReady: () => ready,
      get currentUser() {
        return auth.currentUser
      },
    },
    async signOut() {
      state.left = auth.currentUser?.refreshToken ?? tokenOf(await state.store?._get(key))
      try {
        await state.store?.forget(key)
        await signOut(auth)
      } finally {
        state.left = undefined
      }
      await emptyHeartbeats()
    },
  }
}

interface StoreState {
  isStarting: boolean
  /** The user whose session is being ended. Firebase may still be starting, and must not save this session again. */
  left: string | undefined
  store: (SessionStore & { forget(key: string): Promise<void> }) | undefined
  readAgain: (() => Promise<void>) | undefined
}

function storeOver(base: Persistence, state: StoreState): Persistence {
  class KeptStore extends (base as unknown as new () => SessionStore) {
    constructor() {
      super()
      state.store = this
    }

    override async _set(key: string, value: unknown): Promise<void> {
      if (state.left === undefined || tokenOf(value) !== state.left) await super._set(key, value)
    }

    override async _remove(key: string): Promise<void> {
      if (!state.isStarting) await super._remove(key)
    }

    override _addListener(key: string, listener: () => Promise<void>): void {
      state.readAgain = listener
      super._addListener(key, listener)
    }

    forget(key: string): Promise<void> {
      return super._remove(key)
    }
  }
  return KeptStore as unknown as Persistence
}

/**
 * Asks the service again, because this time we can see the answer. The session continues unless that answer is
 * definitive.
 */
async function endIfGone(auth: Auth, user: User): Promise<void> {
  try {
    await reload(user)
  } catch (error) {
    if (DEFINITIVE.includes(errorCode(error)) && auth.currentUser === user) await signOut(auth)
  }
}

function tokenOf(kept: unknown): string | undefined {
  const { stsTokenManager } = (kept ?? {}) as { readonly stsTokenManager?: { readonly refreshToken?: string } }
  return stsTokenManager?.refreshToken
}
