import type {
  ConfirmOutcome,
  IdentityProof,
  CloudAccount,
  CloudAuth,
  CloudOutcome,
  CloudRefusal,
  CloudRegistration,
  ResetOutcome,
} from '../../src/data/accounts/CloudAuth'
import type { LearnerId } from '../../src/core/progress/ids'

/** The account service without a network. Devices with the same service share its accounts. */
export class MemoryCloudService {
  readonly accounts = new Map<string, { readonly account: CloudAccount; readonly password: string }>()
  readonly deleted = new Set<LearnerId>()
  #made = 0

  add(email: string, displayName: string, password: string): CloudAccount {
    this.#made += 1
    const account = { id: `Uid${this.#made}` as LearnerId, email, displayName }
    this.accounts.set(email, { account, password })
    return account
  }

  delete(id: LearnerId): void {
    this.deleted.add(id)
    for (const [email, { account }] of this.accounts) if (account.id === id) this.accounts.delete(email)
  }
}

/** The session of one device. */
export class MemoryCloudAuth implements CloudAuth {
  session: LearnerId | undefined
  /** Whether the learner has just reauthenticated. */
  isFresh = false
  /** The person who signs in in Google's window. Undefined closes the window. */
  google: { readonly email: string; readonly displayName: string } | undefined
  /** The result of every call, which then does nothing. Ending the session is excepted. */
  refusal: CloudRefusal | undefined
  /** Every call waits for this promise. */
  line: Promise<void> = Promise.resolve()
  /** Addresses for which a message was requested. */
  readonly resets: string[] = []
  readonly #service: MemoryCloudService
  readonly #listeners = new Set<(id: LearnerId | undefined) => void>()

  constructor(service = new MemoryCloudService()) {
    this.#service = service
  }

  async signIn(email: string, password: string): Promise<CloudOutcome> {
    await this.line
    const known = this.#service.accounts.get(email)
    return this.#enter(known?.password === password ? known?.account : undefined)
  }

  async register({ email, displayName, password }: CloudRegistration): Promise<CloudOutcome> {
    await this.line
    if (this.#service.accounts.has(email)) return refuse(this.refusal ?? 'email-taken')
    return this.#enter(this.refusal === undefined ? this.#service.add(email, displayName, password) : undefined)
  }

  async nameAccount(displayName: string): Promise<void> {
    await this.line
    for (const [email, { account, password }] of this.#service.accounts) {
      if (account.id !== this.session || account.displayName !== '') continue
      this.#service.accounts.set(email, { account: { ...account, displayName }, password })
    }
  }

  async signInWithGoogle(): Promise<CloudOutcome> {
    await this.line
    if (this.google === undefined) return refuse(this.refusal ?? 'cancelled')
    const { email, displayName } = this.google
    return this.#enter(this.#service.accounts.get(email)?.account ?? this.#service.add(email, displayName, 'unknown'))
  }

  async sendPasswordReset(email: string): Promise<ResetOutcome> {
    await this.line
    if (this.refusal !== undefined) return { kind: 'refused', reason: this.refusal }
    this.resets.push(email)
    return { kind: 'sent' }
  }

  async isDeleted(id: LearnerId): Promise<boolean> {
    await this.line
    return this.#service.deleted.has(id)
  }

  waysToConfirm(id: LearnerId): Promise<readonly IdentityProof['kind'][]> {
    return Promise.resolve(id === this.session ? [this.google === undefined ? 'password' : 'google'] : [])
  }

  async confirm(
    { id, email }: { readonly id: LearnerId; readonly email: string },
    proof: IdentityProof,
  ): Promise<ConfirmOutcome> {
    const outcome = proof.kind === 'google' ? await this.signInWithGoogle() : await this.signIn(email, proof.password)
    if (outcome.kind === 'refused') return outcome
    if (outcome.account.id !== id) return { kind: 'refused', reason: 'no-match' }
    this.isFresh = true
    return { kind: 'confirmed' }
  }

  async deleteAccount(id: LearnerId): Promise<'done' | 'offline' | 'confirm' | 'unavailable'> {
    await this.line
    if (this.refusal !== undefined) return this.refusal === 'unreachable' ? 'offline' : 'unavailable'
    if (this.session !== id || !this.isFresh) return 'confirm'
    this.#service.delete(id)
    this.#become(undefined)
    return 'done'
  }

  async signOut(): Promise<void> {
    await this.line
    this.#become(undefined)
  }

  onSession(listener: (id: LearnerId | undefined) => void): () => void {
    this.#listeners.add(listener)
    listener(this.session)
    return () => this.#listeners.delete(listener)
  }

  /** Holds back answers until the returned function is called. */
  holdLine(): () => void {
    let release = (): void => undefined
    this.line = new Promise((resolve) => {
      release = resolve
    })
    return release
  }

  /** The service ends the session because of a 503 at start, another tab or an expired token. */
  losesSession(): void {
    this.#become(undefined)
  }

  #enter(account: CloudAccount | undefined): CloudOutcome {
    if (this.refusal !== undefined) return refuse(this.refusal)
    if (account === undefined) return refuse('no-match')
    this.#become(account.id)
    return { kind: 'signed-in', account }
  }

  #become(id: LearnerId | undefined): void {
    this.session = id
    for (const listener of this.#listeners) listener(id)
  }
}

function refuse(reason: CloudRefusal): CloudOutcome {
  return { kind: 'refused', reason }
}
