/**
 * Role: the classes of one learner, stored in that learner's database.
 * Guarantee: each report's number is on the disk before its bytes are shown. A class is treated as joined only after
 * its key was read back and used to sign. Conflicts with another tab are retried, and nothing is lost.
 * Must not: change the learner's progress, or wait for cryptography inside a transaction.
 */
import type { ClassCard } from '../protocol/card/classCard'
import { deletionBytes } from '../protocol/book/deletedSenders'
import { hexOf } from '../protocol/bytes'
import { plainName } from '../../core/progress/plainName'
import { askedIn, asksFor, comparePlans, type PlanPart } from '../protocol/plan/plan'
import { receiptOf } from '../protocol/plan/receipts'
import { openPlan } from '../protocol/plan/sealPlan'
import { classroomTools as tools } from '../../platform/classroomTools'
import { hasWebCrypto } from '../../platform/webCrypto'
import { isDomFault } from '../../platform/domFault'
import { instantOf } from '../../core/progress/calendar'
import type { LocalDate } from '../../core/progress/ids'
import { compareScalars } from '../../core/progress/json'
import type { LearnerStore } from '../../data/store/learnerStore'
import type { ClassRowEdit } from '../../data/store/classRows'
import { type SaveFailure, saveFailureIn } from '../../data/store/storeHealth'
import type { HandInProof, JoinedClass, JoinedClasses, NotJoined, ReportToHandIn } from '../ports/JoinedClasses'
import type { ClassKey } from '../ports/TaughtClasses'
import { type JoinedRow, MOST_REPORTS, parseJoinedRow, type OwnReportRow, type SigningKey } from './classRow'
import { handInMarks, placeIn } from './handInMarks'
import { changesSince, type LedgerMarks, marksOf } from './ledgerMarks'
import { makeRowLeaving, makeRowReport, previewText, type ReportParts } from './makeRowReport'
import { deletedRow, offRelayRow, provableReports, provenRow, rowWithReceipts } from './provenRow'
import { newSigningKey, notKept, stillSigns } from './signingKey'

export interface JoinedClassesParts extends ReportParts {
  readonly store: Pick<LearnerStore, 'classes' | 'progress' | 'kept'>
}

/** Two tabs may make a report at the same time. A third attempt would mean a bug. */
const TRIES = 3

/** Another tab has changed the row since it was read. */
const OVERTAKEN: ClassRowEdit<'overtaken'> = { becomes: 'unchanged', answer: 'overtaken' }

type FoundRow = { readonly kind: 'found'; readonly row: JoinedRow } | Missing
type Missing = { readonly kind: 'missing'; readonly reason: 'not-in-class' | SaveFailure }

export function createJoinedClasses(parts: JoinedClassesParts): JoinedClasses {
  return new StoredClasses(parts)
}

class StoredClasses implements JoinedClasses {
  readonly #parts: JoinedClassesParts

  constructor(parts: JoinedClassesParts) {
    this.#parts = parts
  }

  async list(): Promise<readonly JoinedClass[]> {
    const { store } = this.#parts
    // Starts both reads before awaiting, because a Dexie live query may miss later reads.
    const [rows, document, place] = await Promise.all([store.classes.all(), store.progress(), placeIn(store.kept)])
    return rows
      .flatMap((row) => parseJoinedRow(row) ?? [])
      .map((row) => joinedClass(row, marksOf(document, row.isSharing ? { place } : undefined)))
      .sort((a, b) => compareScalars(a.card.className, b.card.className) || compareScalars(a.key, b.key))
  }

  async join(card: ClassCard, givenName: string, isSharing = false): ReturnType<JoinedClasses['join']> {
    const name = plainName(givenName)
    if (name === '') return 'bad-name'
    if (!hasWebCrypto()) return 'unsupported'
    const key = hexOf(card.classId)
    const found = await this.#find(key)
    if (found.kind === 'missing' && found.reason !== 'not-in-class') return found.reason
    if (found.kind === 'found' && found.row.signing !== undefined && found.row.deletedAt === undefined) {
      const failure = await this.#edit(key, (row) => ({
        becomes: { ...row, card, name, isSharing },
        answer: undefined,
      }))
      return failure === 'not-in-class' ? 'connection' : failure
    }
    const begun = { key, card, name, isSharing }
    const failure = await this.#begin(begun, 'kept')
    return failure === 'unkept' ? notKept(await this.#begin(begun, 'bytes')) : failure
  }

  async rename(key: ClassKey, givenName: string): ReturnType<JoinedClasses['rename']> {
    const name = plainName(givenName)
    if (name === '') return 'bad-name'
    return await this.#edit(key, (row) =>
      row.signing === undefined ? undefined : { becomes: { ...row, name }, answer: undefined },
    )
  }

  async setSharing(key: ClassKey, isSharing: boolean): ReturnType<JoinedClasses['setSharing']> {
    return await this.#edit(key, (row) =>
      row.signing === undefined ? undefined : { becomes: { ...row, isSharing }, answer: undefined },
    )
  }

  async setNotJoined(key: ClassKey, notJoined: readonly NotJoined[]): ReturnType<JoinedClasses['setNotJoined']> {
    return await this.#edit(key, (row) => ({
      becomes: row.signing === undefined ? 'unchanged' : { ...row, notJoined },
      answer: undefined,
    }))
  }

  async report(key: ClassKey): Promise<ReportToHandIn> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const found = await this.#find(key)
      if (found.kind === 'missing') return { kind: 'failed', reason: found.reason }
      const { row } = found
      if (row.signing === undefined) return shown(row, row.last)
      if (row.deletedAt !== undefined) return { kind: 'failed', reason: 'deleted' }
      const { store } = this.#parts
      const [document, place] = await Promise.all([store.progress(), placeIn(store.kept)])
      const made = await makeRowReport(row, document, { ...this.#parts, place })
      if (made === 'same') return shown(row, row.last)
      if (typeof made === 'string') return { kind: 'failed', reason: made }
      const { envelope: _envelope, text: _text, ...kept } = made
      const edited = await this.#edit<'overtaken' | undefined>(key, (now) => {
        const isSame = now.sequence === row.sequence && handInMarks(now) === handInMarks(row)
        if (!isSame || now.signing === undefined) return OVERTAKEN
        const reports: readonly OwnReportRow[] = [kept, ...now.reports].slice(0, MOST_REPORTS)
        return { becomes: { ...now, sequence: made.sequence, last: made, reports }, answer: undefined }
      })
      if (edited === undefined) return shown(row, made)
      if (edited !== 'overtaken') return { kind: 'failed', reason: edited }
    }
    return { kind: 'failed', reason: 'connection' }
  }

  async preview({ classId }: ClassCard, name: string, isSharing = false): Promise<string | undefined> {
    if (!hasWebCrypto()) return undefined
    const { store } = this.#parts
    const sharing = isSharing ? { place: await placeIn(store.kept) } : undefined
    return await previewText(await store.progress(), { ...this.#parts, classId, name, sharing })
  }

  answer(key: ClassKey, digits: string): ReturnType<JoinedClasses['answer']> {
    const given = digits.replace(/\D/gu, '')
    return this.#prove(key, 'answered', ({ answer }) => answer === given)
  }

  tick(key: ClassKey, sequence: number): ReturnType<JoinedClasses['tick']> {
    return this.#prove(key, 'ticked', (report) => report.sequence === sequence)
  }

  onRelay(key: ClassKey, sequence: number): ReturnType<JoinedClasses['onRelay']> {
    return this.#prove(key, 'on-relay', (report) => report.sequence === sequence)
  }

  offRelay(key: ClassKey): ReturnType<JoinedClasses['offRelay']> {
    return this.#edit(key, (row) => ({ becomes: offRelayRow(row), answer: undefined }))
  }

  async asksFor(part: PlanPart, today: LocalDate): Promise<boolean> {
    const rows = (await this.#parts.store.classes.all()).flatMap((row) => parseJoinedRow(row) ?? [])
    return rows.some(({ plan }) => plan !== undefined && asksFor(plan, part, today))
  }

  async takePlan(key: ClassKey, envelope: Uint8Array): ReturnType<JoinedClasses['takePlan']> {
    const found = await this.#find(key)
    if (found.kind === 'missing') return found.reason
    const { row } = found
    if (row.signing === undefined) return 'not-in-class'
    const opened = await openPlan(envelope, row.card, 0, tools)
    if (opened.kind === 'refused') return opened.reason
    const { plan } = opened
    return await this.#edit<'old' | undefined>(key, (now) => {
      const answer = askedIn(plan) > (now.plan === undefined ? 0 : askedIn(now.plan)) ? undefined : 'old'
      const isLater = now.plan === undefined || comparePlans(plan, now.plan) > 0
      return { becomes: isLater && now.signing !== undefined ? { ...now, plan } : 'unchanged', answer }
    })
  }

  async takeReceipts(key: ClassKey, envelope: Uint8Array): ReturnType<JoinedClasses['takeReceipts']> {
    const found = await this.#find(key)
    if (found.kind === 'missing') return found.reason
    const { card, last, signing } = found.row
    const opened = await openPlan(envelope, card, 0, tools)
    if (opened.kind === 'refused') return opened.reason
    const ofLast = last && { sequence: last.sequence, receipt: await receiptOf(last.envelope, tools) }
    const at = instantOf(this.#parts.clock.now())
    const deletion = signing && (await receiptOf(deletionBytes(card.classId, signing.key), tools))
    return await this.#edit<number>(key, (now) => {
      if (now.signing !== undefined && deletion !== undefined && opened.receipts.has(deletion))
        return { becomes: now.deletedAt === undefined ? deletedRow(now, at) : 'unchanged', answer: 0 }
      const { row, confirmed } = rowWithReceipts(now, opened, ofLast, at)
      return { becomes: row === now ? 'unchanged' : row, answer: confirmed }
    })
  }

  async leave(key: ClassKey): ReturnType<JoinedClasses['leave']> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const found = await this.#find(key)
      if (found.kind === 'missing') return found.reason
      const { row } = found
      const leaving = await makeRowLeaving(row, this.#parts)
      if (leaving === undefined) return undefined
      const edited = await this.#edit<'overtaken' | undefined>(key, (now) => {
        if (now.sequence !== row.sequence) return OVERTAKEN
        const { sequence } = leaving
        const left = { sequence, signing: undefined, isLeft: true, last: leaving, reports: [], plan: undefined }
        return { becomes: { ...now, ...left }, answer: undefined }
      })
      if (edited !== 'overtaken') return edited
    }
    return 'connection'
  }

  async forget(key: ClassKey): Promise<SaveFailure | undefined> {
    const forgotten = await this.#parts.store.classes.change(key, (row) => ({
      becomes: parseJoinedRow(row)?.signing === undefined ? 'deleted' : 'unchanged',
      answer: undefined,
    }))
    return saveFailureIn(forgotten)
  }

  async #prove(
    key: ClassKey,
    proof: HandInProof,
    isProved: (report: OwnReportRow) => boolean,
  ): ReturnType<JoinedClasses['tick']> {
    const at = instantOf(this.#parts.clock.now())
    return await this.#edit<'wrong' | undefined>(key, (row) => {
      const report = provableReports(row).find(isProved)
      if (report === undefined) return { becomes: 'unchanged', answer: 'wrong' }
      return { becomes: provenRow(row, report, proof, at), answer: undefined }
    })
  }

  /**
   * Writes the class with a new key, then reads the key back. Returns `unkept` if the key that came back can't sign.
   */
  async #begin(
    begun: Pick<JoinedRow, 'key' | 'card' | 'name' | 'isSharing'>,
    kind: SigningKey['kind'],
  ): Promise<'unkept' | SaveFailure | undefined> {
    const { clock, store } = this.#parts
    const { key } = begun
    const row: JoinedRow = {
      ...begun,
      joinedAt: instantOf(clock.now()),
      sequence: 0,
      signing: await newSigningKey(kind),
      isLeft: false,
      last: undefined,
      reports: [],
      handedIn: [],
      provedMarks: undefined,
      plan: undefined,
      notJoined: [],
    }
    try {
      const failure = saveFailureIn(await store.classes.change(key, () => ({ becomes: row, answer: undefined })))
      if (failure !== undefined) return failure
    } catch (error) {
      // Some browsers can't store keys at all.
      if (isDomFault(error, 'DataCloneError')) return 'unkept'
      throw error
    }
    const kept = await this.#find(key)
    if (kept.kind === 'missing') return kept.reason === 'not-in-class' ? 'unkept' : kept.reason
    const { signing } = kept.row
    return signing !== undefined && (await stillSigns(signing)) ? undefined : 'unkept'
  }

  async #find(key: ClassKey): Promise<FoundRow> {
    const found = await this.#parts.store.classes.find(key)
    if (found.kind === 'failed') return { kind: 'missing', reason: found.reason }
    const row = parseJoinedRow(found.row)
    return row === undefined ? { kind: 'missing', reason: 'not-in-class' } : { kind: 'found', row }
  }

  /** `edit` returns undefined for a row that it does not apply to. */
  async #edit<T>(
    key: ClassKey,
    edit: (row: JoinedRow) => ClassRowEdit<T> | undefined,
  ): Promise<T | 'not-in-class' | SaveFailure> {
    const changed = await this.#parts.store.classes.change<T | 'not-in-class'>(key, (value) => {
      const row = parseJoinedRow(value)
      return (row && edit(row)) ?? { becomes: 'unchanged', answer: 'not-in-class' }
    })
    return changed.kind === 'failed' ? changed.reason : changed.value
  }
}

function joinedClass(row: JoinedRow, now: LedgerMarks): JoinedClass {
  const { key, card, name, joinedAt, handedIn, plan, notJoined, isSharing } = row
  const isLeaving = row.signing === undefined
  const waiting = isLeaving ? 1 : changesSince(row.provedMarks, now)
  const lastMade = row.last?.sequence
  const isDeleted = row.deletedAt !== undefined
  return { key, card, name, joinedAt, handedIn, waiting, plan, notJoined, isSharing, lastMade, isLeaving, isDeleted }
}

function shown(row: JoinedRow, report: JoinedRow['last']): ReportToHandIn {
  if (report === undefined) return { kind: 'failed', reason: 'not-in-class' }
  return { kind: 'made', name: row.name, envelope: report.envelope, text: report.text, sequence: report.sequence }
}
