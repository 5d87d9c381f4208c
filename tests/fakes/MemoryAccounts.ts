import type { AccountOutcome, Accounts, Learner, Registration, RenameOutcome } from '../../src/accounts/accounts'
import { nextCloth } from '../../src/accounts/learnerRows'
import { checkRegistration, normalizeEmail } from '../../src/accounts/checkRegistration'
import { cleanName, LONGEST_FIRST_NAME } from '../../src/accounts/learnerName'
import type { LearnerId } from '../../src/progress/ids'

interface Known {
  learner: Learner
  readonly password: string | undefined
  turn: number
}

/** The accounts port without a browser. It keeps passwords in plain text, so it belongs in tests only. */
export class MemoryAccounts implements Accounts {
  readonly cloud = undefined
  readonly #known = new Map<LearnerId, Known>()
  readonly #listeners = new Set<(learner: Learner | undefined) => void>()
  #current: LearnerId | undefined
  #turn = 0

  /** The first of them is learning. */
  constructor(known: readonly Learner[] = []) {
    for (const learner of known) this.#known.set(learner.id, { learner, password: undefined, turn: 0 })
    this.#current = known[0]?.id
  }

  current(): Promise<Learner | undefined> {
    return Promise.resolve(this.#currentLearner())
  }

  onChange(listener: (learner: Learner | undefined) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  knownLearners(): Promise<readonly Learner[]> {
    const byTurn = [...this.#known.values()].toSorted((a, b) => b.turn - a.turn)
    return Promise.resolve(byTurn.map(({ learner }) => learner))
  }

  signIn(emailText: string, password: string): Promise<AccountOutcome> {
    const email = normalizeEmail(emailText)
    if (email === undefined) return refuse('email-invalid')
    const known = [...this.#known.values()].find(({ learner }) => learner.email === email)
    return known?.password === password && known !== undefined ? this.#enter(known) : refuse('no-match')
  }

  register(registration: Registration): Promise<AccountOutcome> {
    const checked = checkRegistration(registration)
    if (checked.kind === 'refused') return Promise.resolve(checked)
    const isTaken = [...this.#known.values()].some(({ learner }) => learner.email === checked.email)
    if (isTaken) return refuse('email-taken')
    return this.#enter(this.#add(checked.displayName, checked.email, checked.password))
  }

  learnOnThisDevice(firstName: string): Promise<AccountOutcome> {
    const displayName = cleanName(firstName, LONGEST_FIRST_NAME)
    return displayName === undefined ? refuse('name-missing') : this.#enter(this.#add(displayName, '', undefined))
  }

  open(id: LearnerId, password?: string): Promise<AccountOutcome> {
    const known = this.#known.get(id)
    const isOpen = known !== undefined && (known.password === undefined || known.password === password)
    return isOpen ? this.#enter(known) : refuse('no-match')
  }

  rename(id: LearnerId, name: string): Promise<RenameOutcome> {
    const displayName = cleanName(name)
    if (displayName === undefined) return Promise.resolve({ kind: 'refused', reason: 'name-missing' })
    const known = this.#known.get(id)
    if (known === undefined) return Promise.resolve({ kind: 'refused', reason: 'no-match' })
    const isNews = known.learner.displayName !== displayName
    known.learner = { ...known.learner, displayName }
    if (isNews && this.#current === id) this.#tell()
    return Promise.resolve({ kind: 'renamed', learner: known.learner })
  }

  signOut(): Promise<void> {
    this.#become(undefined)
    return Promise.resolve()
  }

  remove(id: LearnerId): Promise<void> {
    this.#known.delete(id)
    if (this.#current === id) this.#become(undefined)
    return Promise.resolve()
  }

  #add(displayName: string, email: string, password: string | undefined): Known {
    const learner: Learner = {
      id: `learner${this.#known.size + 1}${this.#turn}` as LearnerId,
      displayName,
      email,
      cloth: nextCloth([...this.#known.values()].map((known) => known.learner.cloth)),
      kind: 'device',
      isProtected: password !== undefined,
    }
    const known = { learner, password, turn: 0 }
    this.#known.set(learner.id, known)
    return known
  }

  #enter(known: Known): Promise<AccountOutcome> {
    this.#turn += 1
    known.turn = this.#turn
    this.#become(known.learner.id)
    return Promise.resolve({ kind: 'signed-in', learner: known.learner })
  }

  #become(id: LearnerId | undefined): void {
    if (this.#current === id) return
    this.#current = id
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.#currentLearner())
  }

  #currentLearner(): Learner | undefined {
    return this.#current === undefined ? undefined : this.#known.get(this.#current)?.learner
  }
}

function refuse(reason: Extract<AccountOutcome, { kind: 'refused' }>['reason']): Promise<AccountOutcome> {
  return Promise.resolve({ kind: 'refused', reason })
}
