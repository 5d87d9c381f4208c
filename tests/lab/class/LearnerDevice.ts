/**
 * Records a learner's device, with the states of its disk, the reports that were made on it and the screens that showed them as
 * handed in.
 */
import type { Written } from '../Disk'
import { Violation } from '../Violation'
import { ClassDevice, type ClassPage } from './ClassDevice'
import type { ClassRelay } from './ClassRelay'
import { handedIn, hex } from './handedIn'
import { LEFT, type Reports } from './Reports'

interface Held {
  /** The content of the ledger, as a teacher would read it. */
  readonly says: string
  /** The key in the class; undefined before joining and after leaving permanently. */
  readonly sender: string | undefined
  readonly sequence: number
}

interface LearnerParts {
  readonly name: string
  readonly learner: string
  readonly template: IDBFactory
  readonly reports: Reports
  readonly relay: ClassRelay
  readonly report: (error: unknown) => void
}

type Row = Readonly<Record<string, unknown>>

/** `since`: when the first of the pending presses started. */
type LearnerTab = ClassPage & { readonly since: { readonly states: number; readonly turns: number } }

export class LearnerDevice<Page extends LearnerTab> extends ClassDevice<Page> {
  readonly learner: string
  /** All contents of the ledger, in order. */
  readonly states: string[] = []
  held: Held = { says: '', sender: undefined, sequence: 0 }
  /** The highest number that was shown. */
  shown = 0
  #safe: Held | undefined
  #proofs = new Set<string>()
  readonly #parts: LearnerParts

  constructor(parts: LearnerParts) {
    super(parts.name, parts.template)
    this.learner = parts.learner
    this.#parts = parts
    this.disk.onCommit = (written) => {
      // The fake swallows thrown errors.
      try {
        this.#take(written)
      } catch (error) {
        parts.report(error)
      }
    }
    this.disk.onUnsafe = () => (this.#safe = this.held)
    this.disk.onTornBack = () => this.#tornBack()
  }

  override lose(template: IDBFactory): void {
    super.lose(template)
    this.held = { says: '', sender: undefined, sequence: 0 }
    this.shown = 0
    this.#safe = undefined
    this.#proofs = new Set()
  }

  #take({ page, puts }: Written): void {
    for (const { table, row } of puts) {
      if (table === 'document' && 'document' in row) {
        this.held = { ...this.held, says: handedIn(row['document']) }
        this.states.push(this.held.says)
      }
      if (table === 'classes') this.#takeClass(page as Page, row)
    }
  }

  #takeClass(page: Page, row: Row): void {
    if ('erased' in row) {
      this.held = { ...this.held, sender: undefined, sequence: 0 }
      return
    }
    const signing = row['signing'] as { readonly key: Uint8Array } | undefined
    const sender = signing === undefined ? this.held.sender : hex(signing.key)
    if (sender === undefined) return
    if (sender !== this.held.sender) this.shown = 0
    this.held = { ...this.held, sender, sequence: Number(row['sequence']) }
    const last = row['last'] as { readonly sequence: number; readonly text: string; readonly envelope: Uint8Array }
    if (last !== undefined && this.#parts.reports.of(last.envelope) === undefined) this.#takeReport(page, sender, last)
    for (const entry of row['handedIn'] as readonly { readonly sequence: number; readonly proof: string }[]) {
      const proof = `${sender} ${entry.sequence} ${entry.proof}`
      if (this.#proofs.has(proof)) continue
      this.#proofs.add(proof)
      this.#judge(page, sender, entry)
    }
  }

  #takeReport(
    page: Page,
    sender: string,
    { sequence, text, envelope }: { readonly sequence: number; readonly text: string; readonly envelope: Uint8Array },
  ): void {
    const { learning, left } = JSON.parse(text) as { readonly learning?: unknown; readonly left?: boolean }
    const says = left === true ? LEFT : handedIn(learning)
    if (says !== LEFT && !this.states.slice(Math.max(0, page.since.states)).includes(says))
      throw new Violation(`${this.name}: a report says what the ledger did not: ${says}`)
    this.#parts.reports.add({ sender, sequence, says, bytes: envelope })
  }

  /** The screen shows the report at this moment. */
  #judge(page: Page, sender: string, { sequence, proof }: { readonly sequence: number; readonly proof: string }) {
    const { relay, reports } = this.#parts
    const isReceived = (reports.received.get(sender) ?? -1) >= sequence
    if (isReceived) return
    if (proof !== 'on-relay') throw new Violation(`${this.name} says ${proof}, and no teacher has received it.`)
    const isThere = (relay.held(sender)?.sequence ?? -1) >= sequence
    const isLostSince = (relay.lost.get(sender) ?? -1) >= page.since.turns
    if (!isThere && !isLostSince) throw new Violation(`${this.name} says that a report is on the relay, and it is not.`)
  }

  #tornBack(): void {
    if (this.#safe === undefined) return
    const isSame = this.held.sender === this.#safe.sender
    this.held = this.#safe
    this.#safe = undefined
    this.states.push(this.held.says)
    if (isSame && this.shown > this.held.sequence)
      throw new Violation(`${this.name}: a report was shown, and a power cut took its number.`)
  }
}
