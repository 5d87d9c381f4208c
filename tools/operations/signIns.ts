/** The sign-ins of Firebase Authentication, over the Identity Toolkit REST API. */
import { ask, ServiceRefusal, type Services } from './services'

export interface SignIn {
  readonly localId: string
  readonly email?: string
  readonly disabled?: boolean
  /** In ms since 1970, as text. */
  readonly createdAt?: string
  readonly lastLoginAt?: string
  /** In seconds since 1970, as text. Earlier tokens give no new ones. */
  readonly validSince?: string
}

/** The most account numbers in one request. */
const MOST_AT_ONCE = 100

/** Returns the sign-ins that exist. */
export async function signInsOf(services: Services, uids: readonly string[]): Promise<readonly SignIn[]> {
  const found: SignIn[] = []
  for (let first = 0; first < uids.length; first += MOST_AT_ONCE) {
    found.push(...(await lookup(services, { localId: uids.slice(first, first + MOST_AT_ONCE) })))
  }
  return found
}

export async function signInsWithEmail(services: Services, email: string): Promise<readonly SignIn[]> {
  return await lookup(services, { email: [email] })
}

/** Also succeeds if there is no sign-in. */
export async function deleteSignIn(services: Services, uid: string): Promise<void> {
  try {
    await ask(services, address(services, 'delete'), { localId: uid })
  } catch (error) {
    if (!(error instanceof ServiceRefusal) || !error.code.startsWith('USER_NOT_FOUND')) throw error
  }
}

/** Blocks the sign-in and ends its sessions, or allows it again. */
export async function setBlocked(services: Services, uid: string, isBlocked: boolean): Promise<void> {
  const end = isBlocked ? { validSince: String(Math.floor(Date.now() / 1000)) } : {}
  await ask(services, address(services, 'update'), { localId: uid, disableUser: isBlocked, ...end })
}

async function lookup(services: Services, which: object): Promise<readonly SignIn[]> {
  const answer = await ask(services, address(services, 'lookup'), which)
  const { users = [] }: { readonly users?: readonly SignIn[] } = await answer.json()
  return users
}

function address({ auth, projectId }: Services, verb: string): string {
  return `${auth}/v1/projects/${projectId}/accounts:${verb}`
}
