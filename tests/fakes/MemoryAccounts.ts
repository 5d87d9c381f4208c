import type {
  AccountOutcome,
  Accounts,
  Learner,
  LookOutcome,
  PinOutcome,
  Registration,
  RenameOutcome,
} from '../../src/data/accounts/accounts'
import { isDuplicate, isSameName, type LearnerLook, nextColor, nextPicture } from '../../src/data/accounts/learnerLook'
import { checkRegistration, normalizeEmail } from '../../src/data/accounts/checkRegistration'
import { cleanName, LONGEST_FIRST_NAME } from '../../src/data/accounts/learnerName'
import type { LearnerId } from '../../src/core/progress/ids'

interface Known {
  learner: Learner
  readonly password: string | undefined
  turn: number
  pin?: string | undefined
}

/** The accounts port without a browser. It keeps passwords in plain text, so it belongs in tests only. */
export class MemoryAccounts implements Accounts {
  readonly cloud = undefined
  readonly #known = new Map<LearnerId, Known>()
  readonly #listeners = new Set<(learner: Learner | undefined) => void>()
  #current: LearnerId | undefined
  #turn = 0

  /** The first one is the current learner. */
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

  learnOnThisDevice(firstName: string, look?: LearnerLook): Promise<AccountOutcome> {
    const displayName = cleanName(firstName, LONGEST_FIRST_NAME)
    if (displayName === undefined) return refuse('name-missing')
    if (look !== undefined && this.#hasDuplicate(undefined, { displayName, ...look })) return refuse('duplicate')
    return this.#enter(this.#add(displayName, '', undefined, look))
  }

  open(id: LearnerId, password?: string): Promise<AccountOutcome> {
    const known = this.#known.get(id)
    const isFree = known?.password === undefined && known?.pin === undefined
    const isRight = password !== undefined && (password === known?.password || password === known?.pin)
    const isOpen = known !== undefined && (isFree || isRight)
    return isOpen ? this.#enter(known) : refuse('no-match')
  }

  rename(id: LearnerId, name: string): Promise<RenameOutcome> {
    const displayName = cleanName(name)
    if (displayName === undefined) return Promise.resolve({ kind: 'refused', reason: 'name-missing' })
    const known = this.#known.get(id)
    if (known === undefined) return Promise.resolve({ kind: 'refused', reason: 'no-match' })
    const isAnother = !isSameName(known.learner.displayName, displayName)
    if (isAnother && this.#hasDuplicate(id, { ...known.learner, displayName }))
      return Promise.resolve({ kind: 'refused', reason: 'duplicate' })
    const isNews = known.learner.displayName !== displayName
    known.learner = { ...known.learner, displayName }
    if (isNews && this.#current === id) this.#tell()
    return Promise.resolve({ kind: 'renamed', learner: known.learner })
  }

  changeLook(id: LearnerId, { picture, color }: LearnerLook): Promise<LookOutcome> {
    const known = this.#known.get(id)
    if (known === undefined) return Promise.resolve({ kind: 'refused', reason: 'no-match' })
    const learner = { ...known.learner, picture, color }
    if (this.#hasDuplicate(id, learner)) return Promise.resolve({ kind: 'refused', reason: 'duplicate' })
    known.learner = learner
    if (this.#current === id) this.#tell()
    return Promise.resolve({ kind: 'changed', learner })
  }

  changePin(id: LearnerId, pin: string | undefined, present?: string): Promise<PinOutcome> {
    const known = this.#known.get(id)
    if (known === undefined) return Promise.resolve({ kind: 'refused', reason: 'no-match' })
    if (pin !== undefined && !/^[0-9]{4}$/.test(pin)) return Promise.resolve({ kind: 'refused', reason: 'pin-invalid' })
    const isProven =
      known.pin === undefined || present === known.pin || (present !== undefined && present === known.password)
    if (!isProven) return Promise.resolve({ kind: 'refused', reason: 'no-match' })
    known.pin = pin
    const { hasPin: _had, pinOffAt: _off, ...rest } = known.learner
    known.learner = {
      ...rest,
      isProtected: pin !== undefined || known.password !== undefined,
      ...(pin !== undefined && { hasPin: true }),
    }
    if (this.#current === id) this.#tell()
    return Promise.resolve({ kind: 'changed', learner: known.learner })
  }

  losePin(id: LearnerId): Promise<PinOutcome> {
    const known = this.#known.get(id)
    if (known === undefined) return Promise.resolve({ kind: 'refused', reason: 'no-match' })
    known.learner = { ...known.learner, pinOffAt: new Date(Date.now() + 86_400_000).toISOString() }
    return Promise.resolve({ kind: 'changed', learner: known.learner })
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

  #hasDuplicate(
    id: LearnerId | undefined,
    learner: { readonly displayName: string; readonly picture: string },
  ): boolean {
    return [...this.#known.values()].some(({ learner: other }) => other.id !== id && isDuplicate(learner, other))
  }

  #add(displayName: string, email: string, password: string | undefined, look?: LearnerLook): Known {
    const others = [...this.#known.values()].map(({ learner }) => learner)
    const id = `known${this.#known.size + 1}-${this.#turn}` as LearnerId
    const learner: Learner = {
      id,
      displayName,
      email,
      color: look?.color ?? nextColor(others.map(({ color }) => color)),
      picture:
        look?.picture ??
        nextPicture(
          id,
          others.map(({ picture }) => picture),
        ),
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
