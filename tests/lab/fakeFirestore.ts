/**
 * Replaces `firebase/firestore/lite` and `firebase/app` in the bundle of the laboratory, as far as `src/data/firebase` uses
 * them. It uses the network of the laboratory. As in the service, a transaction commits only if the documents that it read
 * have not changed.
 */
import { checkingCommits } from '../../src/data/firebase/commitAnswers'
import { FirebaseError } from './FirebaseError'
import type { Fields, Line } from './Line'

export { FirebaseError }

export class Timestamp {
  readonly #ms: number
  constructor(ms: number) {
    this.#ms = ms
  }
  toDate(): Date {
    return new Date(this.#ms)
  }
}

export class FieldPath {
  readonly names: readonly string[]
  constructor(...names: string[]) {
    this.names = names
  }
}

const NOW = { isServerTime: true }

export const serverTimestamp = (): object => NOW
export const doc = (line: Line): Line => line

interface Snapshot {
  readonly data: () => Fields | undefined
}

export async function getDoc(line: Line): Promise<Snapshot> {
  const { fields } = await line.ask(() => line.service.read(line))
  return { data: () => fields }
}

export async function setDoc(line: Line, fields: Fields): Promise<void> {
  await commit(line, () => line.service.commit(line, () => timed(fields, line), undefined, line.sends))
}

/** Commits by the `fetch` of the page and takes any answer for a success, as the service's code does. */
async function commit(line: Line, work: () => void): Promise<void> {
  const answer = await line.commit(work)
  const send = checkingCommits(() => Promise.resolve(responseOf(answer)))
  await send('http://firestore.test/v1/projects/lab/databases/(default)/documents:commit', ONE_WRITE).catch(
    (error: unknown) => {
      throw new FirebaseError('unknown', String(error))
    },
  )
}

const ONE_WRITE = { method: 'POST', body: '{"writes":[{}]}' }

/** Makes a response with the fields that are read. A real one would take turns that no schedule knows of. */
function responseOf(answer: unknown): Response {
  const response = { ok: true, clone: () => response, json: () => Promise.resolve(answer) }
  return response as unknown as Response
}

type Change = (before: Fields | undefined) => Fields

class Transaction {
  version: number | undefined
  change: Change | undefined
  readonly #line: Line

  constructor(line: Line) {
    this.#line = line
  }

  async get(): Promise<Snapshot> {
    const line = this.#line
    const { fields, version } = await line.ask(() => line.service.read(line))
    this.version = version
    return { data: () => fields }
  }

  set(_reference: Line, fields: Fields): void {
    this.change = () => timed(fields, this.#line)
  }

  update(_reference: Line, ...pairs: unknown[]): void {
    this.change = (before = {}) => {
      const after = structuredClone(before) as Record<string, unknown>
      for (let at = 0; at < pairs.length; at += 2)
        put(after, (pairs[at] as FieldPath).names, timed(pairs[at + 1], this.#line))
      return after
    }
  }
}

export async function runTransaction<T>(line: Line, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const transaction = new Transaction(line)
  // A commit may arrive after the next exchange has started.
  const { sends } = line
  const value = await work(transaction)
  const { change, version } = transaction
  if (change !== undefined) await commit(line, () => line.service.commit(line, change, version, sends))
  return value
}

function put(map: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    map[name] = value
    return
  }
  const inner = map[name]
  const next: Record<string, unknown> =
    typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {}
  map[name] = next
  put(next, rest, value)
}

function timed<T>(value: T, line: Line): T {
  if (value === NOW) return new Timestamp(line.serverMs()) as T
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Timestamp) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, timed(inner, line)])) as T
}
