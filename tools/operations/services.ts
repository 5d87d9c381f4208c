/** Where the two services of a Firebase project are, and the right to use them as its operator. */
export interface Services {
  readonly projectId: string
  /** Addresses without a slash at the end. */
  readonly auth: string
  readonly firestore: string
  /** An OAuth token. It is never printed or written to a file. */
  readonly token: string
}

/** The emulators take this as an owner of any project. */
export const EMULATORS_TOKEN = 'owner'

/** Returns a sentence about the problem, if there is one. */
export function servicesOf(projectId: string, env: Readonly<Record<string, string | undefined>>): Services | string {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore, ACCESS_TOKEN: token } = env
  if (auth && firestore) {
    return {
      projectId,
      auth: `http://${auth}/identitytoolkit.googleapis.com`,
      firestore: `http://${firestore}`,
      token: EMULATORS_TOKEN,
    }
  }
  // With one of them, a command would read one service of the emulators and change the other in production.
  if (auth || firestore) return 'Set both FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST, or neither.'
  if (!token) return 'Set ACCESS_TOKEN: ACCESS_TOKEN=$(gcloud auth print-access-token) npm run account -- …'
  return {
    projectId,
    auth: 'https://identitytoolkit.googleapis.com',
    firestore: 'https://firestore.googleapis.com',
    token: token.trim(),
  }
}

/** A service did not do what it was asked. */
export class ServiceRefusal extends Error {
  readonly status: number
  /** The service's own code, such as `USER_NOT_FOUND`. */
  readonly code: string

  constructor(what: string, status: number, code: string) {
    super(`${what}: the service answered ${status} (${code}).`)
    this.status = status
    this.code = code
  }
}

/** Sends JSON, or asks with GET if there is no body. Rejects with `ServiceRefusal` unless the answer is a success. */
export async function ask({ projectId, token }: Services, address: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  // A token of gcloud belongs to gcloud's own project, which may not use these services.
  if (token !== EMULATORS_TOKEN) headers['x-goog-user-project'] = projectId
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(address, init)
  if (answer.ok) return answer
  const [path = address] = address.split('?')
  throw new ServiceRefusal(path, answer.status, messageIn(await answer.text()))
}

function messageIn(text: string): string {
  try {
    const answer: { readonly error?: { readonly message?: string } } = JSON.parse(text)
    return answer.error?.message ?? 'no reason'
  } catch {
    return 'no reason'
  }
}
