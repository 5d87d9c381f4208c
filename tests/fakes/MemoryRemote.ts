import type { ProgressDocument } from '../../src/core/progress/document'
import type { LearnerId, LocalDate } from '../../src/core/progress/ids'
import { areFieldsStale, derivedFields } from '../../src/core/progress/derivedFields'
import { type ReadUserFields, readUserFields } from '../../src/core/progress/readUserFields'
import { planExchange, type RemoteCopy } from '../../src/data/replication/planExchange'
import type { ExchangeOptions, ExchangeResult, Failure, Pulled, Remote } from '../../src/data/replication/Remote'

export type StoredFields = Readonly<Record<string, unknown>>

/** Faults of one call by a client. */
export type Fault =
  /** The request never arrives. */
  | 'lost-request'
  /** The commit arrives, its answer does not. */
  | 'lost-answer'
  /** Neither arrives, and the call stays pending. */
  | 'black-hole'
  /** The commit arrives, and the call stays pending. */
  | 'silent-commit'
  | 'signed-out'
  | 'refused'

/** The stored document of one account, one version after another. */
export class MemoryAccount {
  #fields: StoredFields | undefined
  #version = 0
  /** The number of commits by clients of this app. */
  writes = 0
  /** Called with the fields before each commit of this app. */
  onCommit: ((before: StoredFields | undefined) => void) | undefined

  read(): { readonly fields: StoredFields | undefined; readonly version: number } {
    return { fields: this.#fields, version: this.#version }
  }

  /** Returns whether it was written. It fails if another client has written since `version`. */
  commit(fields: StoredFields, version: number): boolean {
    if (version !== this.#version) return false
    this.onCommit?.(this.#fields)
    this.put({ ...this.#fields, ...fields })
    this.writes += 1
    return true
  }

  /** Writes as a client without `sync` does (contract, section 3.1): it merges its fields, without any precondition. */
  mergeAsEarlierSite(fields: StoredFields): void {
    this.put({ ...this.#fields, ...fields })
  }

  erase(): void {
    this.onCommit?.(this.#fields)
    const now = new Date().toISOString()
    this.put({ deletedAt: now, updatedAt: now })
    this.writes += 1
  }

  /** Returns a copy, as the network would, so that no object is shared. */
  put(fields: StoredFields | undefined): void {
    this.#fields = fields === undefined ? undefined : structuredClone(fields)
    this.#version += 1
  }
}

export interface MemoryRemoteOptions {
  readonly owner: LearnerId
  readonly email?: string
  readonly today?: () => LocalDate | undefined
}

const MOST_TRIES = 5

/** A client of an account, with a network that a test controls. */
export class MemoryRemote implements Remote {
  /** Faults for the next calls, in this order. */
  readonly faults: Fault[] = []
  /** Runs once, between the next read and its commit. */
  beforeCommit: (() => Promise<void>) | undefined
  readonly #account: MemoryAccount
  readonly #options: MemoryRemoteOptions
  /** Stored fields never change in place, so a parsed document can be cached with them. */
  #lastRead: { readonly fields: StoredFields; readonly copy: ReadUserFields } | undefined

  constructor(account: MemoryAccount, options: MemoryRemoteOptions) {
    this.#account = account
    this.#options = options
  }

  async pull(): Promise<Pulled | Failure> {
    const fault = this.faults.shift()
    const refusal = await this.#refusal(fault)
    if (refusal !== undefined) return refusal
    const copy = this.#read(this.#account.read().fields)
    if (copy !== undefined && copy.kind !== 'read') return failureOf(copy)
    return (await afterCommit(fault)) ?? { kind: 'pulled', remote: copy?.stored, document: copy?.document }
  }

  async exchange(local: ProgressDocument, options: ExchangeOptions): Promise<ExchangeResult> {
    const fault = this.faults.shift()
    const refusal = await this.#refusal(fault)
    if (refusal !== undefined) return refusal
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const result = await this.#try(local, options)
      if (result !== undefined) return (await afterCommit(fault)) ?? result
    }
    return { kind: 'offline' }
  }

  async erase(): Promise<{ readonly kind: 'erased' } | Failure> {
    const fault = this.faults.shift()
    const refusal = await beforeArrival(fault)
    if (refusal !== undefined) return refusal
    if (this.#read(this.#account.read().fields)?.kind !== 'deleted') this.#account.erase()
    return (await afterCommit(fault)) ?? { kind: 'erased' }
  }

  /** Reports a deleted account to all clients. */
  async #refusal(fault: Fault | undefined): Promise<Failure | undefined> {
    const refusal = await beforeArrival(fault)
    const isDoubtful = refusal?.kind === 'signed-out' || refusal?.kind === 'refused'
    const isDeleted = isDoubtful && this.#read(this.#account.read().fields)?.kind === 'deleted'
    return isDeleted ? { kind: 'deleted' } : refusal
  }

  /** Undefined when another client has written in the meantime. */
  async #try(local: ProgressDocument, { setAside }: ExchangeOptions): Promise<ExchangeResult | undefined> {
    const { fields, version } = this.#account.read()
    const copy = this.#read(fields)
    if (copy !== undefined && copy.kind !== 'read') return failureOf(copy)
    const { joined, superseded, isNews } = planExchange(copy, local)
    const between = this.beforeCommit
    this.beforeCommit = undefined
    await between?.()
    if (!isNews && fields !== undefined && !areFieldsStale(fields, joined)) {
      return { kind: 'exchanged', joined, wrote: false }
    }
    for (const document of superseded) await setAside(document)
    const { email = '', today = () => undefined } = this.#options
    const derived = derivedFields(joined, { email, today: today() })
    const isWritten = this.#account.commit({ ...derived, sync: joined }, version)
    return isWritten ? { kind: 'exchanged', joined, wrote: true } : undefined
  }

  #read(fields: StoredFields | undefined): (RemoteCopy & { readonly kind: 'read' }) | Unread | undefined {
    if (fields === undefined) return undefined
    if (this.#lastRead?.fields !== fields) {
      this.#lastRead = { fields, copy: readUserFields(fields, this.#options.owner) }
    }
    return this.#lastRead.copy
  }
}

type Unread = Exclude<ReadUserFields, { kind: 'read' }>

function failureOf(unread: Unread): Failure {
  switch (unread.kind) {
    case 'deleted':
    case 'outdated':
      return unread
    case 'unreadable':
      return { kind: 'refused', reason: unread.reason }
  }
}

async function beforeArrival(fault: Fault | undefined): Promise<Failure | undefined> {
  switch (fault) {
    case 'lost-request':
      return { kind: 'offline' }
    case 'black-hole':
      return await silence()
    case 'signed-out':
      return { kind: 'signed-out' }
    case 'refused':
      return { kind: 'refused', reason: 'The service said no.' }
    case 'lost-answer':
    case 'silent-commit':
    case undefined:
      return undefined
  }
}

async function afterCommit(fault: Fault | undefined): Promise<Failure | undefined> {
  if (fault === 'lost-answer') return { kind: 'offline' }
  return fault === 'silent-commit' ? await silence() : undefined
}

/** Never resolves, and ignores abort signals. */
function silence(): Promise<never> {
  return new Promise(() => undefined)
}
