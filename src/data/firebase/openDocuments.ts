import {
  Bytes,
  deleteDoc,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite'
import type { LearnerId } from '../../core/progress/ids'
import { asLearner, ServiceError, type FirebaseSession, type SessionUser } from './asLearner'
import {
  type CloudDocuments,
  type Documents,
  type DocumentsFailure,
  SERVICE_TIME,
  type StoredFields,
  type WrittenFields,
} from './CloudDocuments'
import { errorCode } from './firebaseTroubleOf'
import { listByTime } from './listByTime'

export interface DocumentsParts {
  readonly firestore: Firestore
  /** The address of Firestore, without a path. */
  readonly service: string
  readonly session: FirebaseSession
}

const CANCELLED: DocumentsFailure = { kind: 'cancelled' }

export function openDocuments(parts: DocumentsParts): CloudDocuments {
  const { session } = parts
  return {
    signedIn: async () => {
      await session.authStateReady()
      return session.currentUser?.uid as LearnerId | undefined
    },
    as: async <T>(learner: LearnerId, signal: AbortSignal, work: (documents: Documents) => Promise<T>) => {
      if (signal.aborted) return CANCELLED
      return await asLearner<T | DocumentsFailure>(session, learner, async (user) => {
        const gone = new Promise<DocumentsFailure>((resolve) => {
          signal.addEventListener('abort', () => resolve(CANCELLED), { once: true })
        })
        const working = work(documentsOf(parts, user, signal))
        return await Promise.race([gone, working]).catch((error: unknown) => new ServiceError(error))
      })
    },
  }
}

function documentsOf({ firestore, service }: DocumentsParts, user: SessionUser, signal: AbortSignal): Documents {
  const root = `projects/${firestore.app.options.projectId}/databases/(default)/documents`
  return {
    read: async (path) => readable((await getDoc(doc(firestore, path))).data()),
    write: (path, fields) => setDoc(doc(firestore, path), written(fields)),
    remove: (path) => deleteDoc(doc(firestore, path)),
    list: async ({ collection, bytes, since }) => {
      const at = collection.lastIndexOf('/')
      const parent = `${root}/${collection.slice(0, at)}`
      const token = await user.getIdToken(false)
      return await listByTime({ service, parent, collection: collection.slice(at + 1), bytes, token, since, signal })
    },
    isDenied: (error) => errorCode(error) === 'permission-denied',
  }
}

function written(fields: WrittenFields): DocumentData {
  const entries = Object.entries(fields).map(([name, value]) => {
    if (value === SERVICE_TIME) return [name, serverTimestamp()]
    return [name, value instanceof Uint8Array ? Bytes.fromUint8Array(value) : value]
  })
  return Object.fromEntries(entries)
}

function readable(data: DocumentData | undefined): StoredFields | undefined {
  if (data === undefined) return undefined
  const entries = Object.entries(data).map(([name, value]: [string, unknown]) => {
    return [name, value instanceof Bytes ? value.toUint8Array() : value]
  })
  return Object.fromEntries(entries)
}
