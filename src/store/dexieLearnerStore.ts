/**
 * Role: the learner store on Dexie.
 * Guarantee: every action is one transaction; what a screen was shown stays shown while storage fails.
 * Must not: touch a window, know a remote, or keep a second truth: what it remembers is for showing and restoring only.
 */
import { randomId } from '../platform/random'
import { withDeadline } from '../platform/withDeadline'
import { instantOf, localDateOf } from '../progress/calendar'
import { emptyDocument, type ProgressDocument } from '../progress/document'
import type { DeviceId, LearnerId, LessonId, ModuleId } from '../progress/ids'
import { parseDocument } from '../progress/parseDocument'
import type { ActionTables } from './actionTransaction'
import type { Moment } from './activityRows'
import type { Backup } from './backup'
import { keepCertificateName, keptCertificateName } from './certificateName'
import { ConnectionEnded } from './connection'
import type { BackupFileLedger } from './backupFile'
import { type DexieLearnerStoreParts, SYLLABUS_DEADLINE_MS } from './dexieLearnerStoreParts'
import { DexieBackupLedger } from './dexieBackupLedger'
import { DexieBringIn } from './dexieBringIn'
import { DexieSetAside, type DexieSetAsideParts } from './dexieSetAside'
import { DexieReplicationStore } from './dexieReplicationStore'
import { isReplaced, type LoadOptions, loadDocument, type SeenDocument } from './documentRow'
import { createKeptRows } from './dexieKeptRows'
import { LearnerConnection } from './learnerConnection'
import type { LearnerDatabase } from './learnerDatabase'
import type {
  Activity,
  BringIn,
  CheckedState,
  LessonPlace,
  OpenedLearnerStore,
  QuizDraft,
  StoreBeginning,
} from './learnerStore'
import { emptyIfUnchanged, orAbandon, performAction, restoreDocument, type SavedOutcome } from './learnerTransactions'
import {
  bringingIn,
  completingLesson,
  type DescribeAction,
  finishingQuiz,
  type QuizAttempt,
  receiving,
  settingDisplayName,
  settingPhoto,
  undoingLesson,
  unlockingModule,
} from './learningActions'
import { parseActivity, parseLessonPlace, parseQuizDraft, readable } from './parseRows'
import type { SaveFailure, SaveOutcome, StoreHealth, WriteOutcome } from './storeHealth'

export class DexieLearnerStore implements OpenedLearnerStore {
  readonly learnerId: LearnerId
  readonly backup: Backup
  readonly bringIn: BringIn
  readonly backupFile: BackupFileLedger
  readonly setAside: DexieSetAside
  readonly kept: OpenedLearnerStore['kept']
  readonly replication: DexieReplicationStore
  readonly #parts: DexieLearnerStoreParts
  readonly #connection: LearnerConnection
  #beginning: StoreBeginning = 'unopened'
  /** The document last read or written here, and in which database; undefined until this page has seen one. */
  #seen: SeenDocument | undefined

  constructor(parts: DexieLearnerStoreParts) {
    this.learnerId = parts.learnerId
    this.#parts = parts
    this.#connection = new LearnerConnection(() => parts.makeDatabase(parts.learnerId), parts.clock, parts.page)
    this.backup = this.replication = new DexieReplicationStore({
      learnerId: parts.learnerId,
      clock: parts.clock,
      connection: this.#connection,
      loadOptions: () => this.#loadOptions(this.#moment()),
      syllabus: () => withDeadline(SYLLABUS_DEADLINE_MS, parts.syllabus),
      onDocument: (document) => this.#remember(document),
    })
    this.bringIn = new DexieBringIn(parts, {
      progress: () => this.progress(),
      hasMetRemote: async () => (await this.backup.state()).lastBackupAt !== undefined,
      bringIn: (source, name) => this.#act(bringingIn(source, name)),
    })
    const beside: DexieSetAsideParts = {
      learnerId: parts.learnerId,
      read: <T>(work: (database: LearnerDatabase) => Promise<T>) =>
        this.#connection.read<T | undefined>(work, () => undefined),
      keep: (work) => this.#keep(work),
      now: () => this.#moment().at,
      act: (describe, besides) => this.#act(describe, besides),
      openOther: parts.openOther,
    }
    this.backupFile = new DexieBackupLedger(beside)
    this.setAside = new DexieSetAside(beside)
    this.kept = createKeptRows(this.#connection, (work) => this.#keep(work))
  }

  get beginning(): StoreBeginning {
    return this.#beginning
  }

  /** Opens the database and makes what a new learner needs. `wasKnown`: this device had a database before. */
  async begin(wasKnown: boolean): Promise<void> {
    const moment = this.#moment()
    const opened = await this.#connection.write(async (database) => {
      const { document, deviceId, isNew } = await loadDocument(database, this.#loadOptions(moment))
      // Kept in the new database, for the pages that find it made already.
      if (isNew && wasKnown) await database.backup.put({ key: 'loss', at: moment.at })
      const isLost = (await database.backup.get('loss')) !== undefined
      return { seen: { document, deviceId }, beginning: isLost ? 'lost' : isNew ? 'made' : 'found' } as const
    })
    if (opened.kind === 'failed') return
    this.#seen = opened.value.seen
    this.#beginning = opened.value.beginning
  }

  progress(): Promise<ProgressDocument> {
    return this.#connection.read(
      async (database) => {
        const row = await database.document.get('document')
        if (row === undefined) {
          if (this.#seen !== undefined) throw new ConnectionEnded('gone')
          return this.#remembered()
        }
        const parsed = parseDocument(row.document, this.learnerId)
        if (this.#seen !== undefined && isReplaced(this.#seen, row.deviceId, parsed)) throw new ConnectionEnded('gone')
        if (parsed.kind === 'unreadable') return this.#remembered()
        this.#seen = { document: parsed.document, deviceId: row.deviceId }
        return parsed.document
      },
      () => this.#remembered(),
    )
  }

  activity(limit: number): Promise<readonly Activity[]> {
    return this.#connection.read<readonly Activity[]>(
      // Rows that can't be read are left out before the limit: they take nobody's place.
      async (database) => {
        const rows = database.activity.reverse().filter((row) => parseActivity(row) !== undefined)
        return readable(await rows.limit(limit).toArray(), parseActivity)
      },
      () => [],
    )
  }

  quizDraft(moduleId: ModuleId): Promise<QuizDraft | undefined> {
    return this.#connection.read<QuizDraft | undefined>(
      async (database) => parseQuizDraft(await database.drafts.get(moduleId)),
      () => undefined,
    )
  }

  lessonPlaces(): Promise<readonly LessonPlace[]> {
    return this.#connection.read<readonly LessonPlace[]>(
      async (database) => readable(await database.places.toArray(), parseLessonPlace),
      () => [],
    )
  }

  certificateName(): Promise<string | null> {
    return this.#connection.read(keptCertificateName, () => null)
  }

  completeLesson(lessonId: LessonId): Promise<SaveOutcome> {
    return this.#act(completingLesson(lessonId))
  }

  undoLesson(lessonId: LessonId): Promise<SaveOutcome> {
    return this.#act(undoingLesson(lessonId))
  }

  finishQuiz(attempt: QuizAttempt): Promise<SaveOutcome> {
    return this.#act(finishingQuiz(attempt))
  }

  async unlockModule(moduleId: ModuleId): Promise<SaveOutcome> {
    const syllabus = await this.#parts.syllabus()
    // Without the curriculum neither the rule nor the price is known, and nothing may be charged.
    if (syllabus === undefined) return { kind: 'failed', reason: 'connection' }
    return await this.#act(unlockingModule(moduleId, syllabus))
  }

  receive(source: ProgressDocument, name: string): Promise<SaveOutcome> {
    return this.#act(receiving(source, name))
  }

  setDisplayName(name: string): Promise<SaveOutcome> {
    return this.#act(settingDisplayName(name))
  }

  setPhoto(photoURL: string | null): Promise<SaveOutcome> {
    return this.#act(settingPhoto(photoURL))
  }

  saveQuizDraft(draft: QuizDraft): Promise<SaveFailure | undefined> {
    return this.#keep((database) => database.drafts.put(draft))
  }

  dropQuizDraft(moduleId: ModuleId): Promise<SaveFailure | undefined> {
    return this.#keep((database) => database.drafts.delete(moduleId))
  }

  saveLessonPlace(place: LessonPlace): Promise<SaveFailure | undefined> {
    return this.#keep((database) => database.places.put(place))
  }

  setCertificateName(name: string | null): Promise<SaveFailure | undefined> {
    return this.#keep((database) => keepCertificateName(database, name))
  }

  async restore(): Promise<SaveOutcome> {
    const options = { ...this.#loadOptions(this.#moment()), isExpected: false, seen: undefined }
    const remembered = this.#remembered()
    const restore = orAbandon(async (database: LearnerDatabase) => {
      await database.backup.delete('loss')
      return await restoreDocument(database, remembered, options)
    })
    // A new database counts from the beginning.
    this.replication.written.set(0)
    return this.#take(await this.#connection.writeAnew(restore))
  }

  async empty(checked: CheckedState): Promise<WriteOutcome<boolean>> {
    const emptied = await this.#connection.write((database) => emptyIfUnchanged(database, checked))
    // Its own screens must not take it for a loss.
    if (emptied.kind === 'written' && emptied.value) this.close()
    return emptied
  }

  noteLossSeen(): Promise<SaveFailure | undefined> {
    return this.#keep((database) => database.backup.delete('loss'))
  }

  health(): StoreHealth {
    return this.#connection.health.current()
  }

  readonly onHealth = (listener: () => void): (() => void) => this.#connection.health.subscribe(listener)

  readonly close = (): void => this.#connection.close()

  /** `besides` is written in the same transaction, whether the document changed or not. */
  async #act(describe: DescribeAction, besides?: (database: LearnerDatabase) => Promise<void>): Promise<SaveOutcome> {
    const moment = this.#moment()
    const action = { ...describe(moment), id: randomId(this.#parts.random) }
    const syllabus = await withDeadline(SYLLABUS_DEADLINE_MS, this.#parts.syllabus)
    const context = { ...this.#loadOptions(moment), moment, syllabus }
    if (besides === undefined) {
      const act = orAbandon((tables: ActionTables) => performAction(tables, action, context))
      return this.#take(await this.#connection.act(act))
    }
    const act = orAbandon(async (database: LearnerDatabase) => {
      const outcome = await performAction(database, action, context)
      if (outcome.kind === 'saved' || outcome.kind === 'unchanged') await besides(database)
      return outcome
    })
    return this.#take(await this.#connection.write(act))
  }

  #take(written: WriteOutcome<SavedOutcome>): SaveOutcome {
    if (written.kind === 'failed') return written
    const outcome = written.value
    if (outcome.kind !== 'refused') this.#remember(outcome.document)
    if (outcome.kind === 'saved') this.replication.written.set(outcome.revision)
    return outcome
  }

  /** Keeps something beside the document, in a database that still has one. */
  async #keep(work: (database: LearnerDatabase) => PromiseLike<unknown>): Promise<SaveFailure | undefined> {
    const options = this.#loadOptions(this.#moment())
    const written = await this.#connection.write(async (database) => {
      await loadDocument(database, options)
      await work(database)
    })
    return written.kind === 'failed' ? written.reason : undefined
  }

  #loadOptions(moment: Moment): LoadOptions {
    return {
      owner: this.learnerId,
      at: moment.at,
      isExpected: this.#seen !== undefined,
      seen: this.#seen,
      newDeviceId: randomId(this.#parts.random) as DeviceId,
    }
  }

  #moment(): Moment {
    const now = this.#parts.clock.now()
    return { now, today: localDateOf(now), at: instantOf(now) }
  }

  #remember(document: ProgressDocument): void {
    this.#seen = { document, deviceId: this.#seen?.deviceId }
  }

  #remembered(): ProgressDocument {
    return this.#seen?.document ?? emptyDocument(this.learnerId, this.#moment().at)
  }
}
