/**
 * Role: documents that are not current any more, on Dexie.
 * Guarantee: starting over keeps the old document in the transaction that replaces it; bringing back removes what was kept in
 * the transaction that takes it in.
 * Must not: parse what it keeps, but to say what it holds or to bring it back.
 */
import { hasLearning, isOutdated, type ProgressDocument } from '../progress/document'
import type { LearnerId } from '../progress/ids'
import { parseDocument } from '../progress/parseDocument'
import type { DexieBackupLedgerParts } from './dexieBackupLedger'
import { learnedCounts } from './learnedCounts'
import type { AsideRow } from './learnerDatabase'
import { bringingBack, type DescribeAction, startingOver } from './learningActions'
import { parseSupersededRecord, readable } from './parseRows'
import { keepAside } from './replicationRows'
import type { BroughtBack, SetAside, SupersededRecord } from './setAside'
import type { SaveFailure, SaveOutcome } from './storeHealth'

export interface DexieSetAsideParts extends DexieBackupLedgerParts {
  readonly learnerId: LearnerId
}

export class DexieSetAside implements SetAside {
  readonly #parts: DexieSetAsideParts

  constructor(parts: DexieSetAsideParts) {
    this.#parts = parts
  }

  /** Newest first. */
  async records(): Promise<readonly SupersededRecord[]> {
    const rows = (await this.#parts.read((database) => database.aside.reverse().toArray())) ?? []
    return rows.flatMap((row) =>
      readable([row], parseSupersededRecord).map((record) => ({ ...record, holds: this.#holds(row) })),
    )
  }

  startOver(): Promise<SaveOutcome> {
    const at = this.#parts.now()
    // Found out anew at every try of the transaction.
    let replaced: ProgressDocument | undefined
    const describe: DescribeAction = (moment) => {
      const action = startingOver()(moment)
      return {
        ...action,
        apply: (document, device) => {
          replaced = hasLearning(document) ? document : undefined
          return action.apply(document, device)
        },
      }
    }
    return this.#parts.act(describe, async (database) => {
      if (replaced === undefined) return
      await keepAside(database, { reason: 'started-over', document: replaced, detail: 'started over here', at })
      await Promise.all([database.drafts.clear(), database.places.clear()])
    })
  }

  async bringBack(id: number): Promise<BroughtBack> {
    const row = await this.#parts.read((database) => database.aside.get(id))
    const document = row === undefined ? undefined : this.#documentOf(row)
    if (document === undefined) return { kind: 'failed', reason: 'missing' }
    if (isOutdated(document)) return { kind: 'failed', reason: 'outdated' }
    return await this.#parts.act(bringingBack(document), (database) => database.aside.delete(id))
  }

  dismiss(id: number): Promise<SaveFailure | undefined> {
    return this.#parts.keep((database) => database.aside.delete(id))
  }

  #holds(row: AsideRow): SupersededRecord['holds'] {
    const document = this.#documentOf(row)
    return document === undefined ? undefined : learnedCounts(document)
  }

  #documentOf(row: AsideRow): ProgressDocument | undefined {
    const parsed = parseDocument(row.document, this.#parts.learnerId)
    return parsed.kind === 'unreadable' ? undefined : parsed.document
  }
}
