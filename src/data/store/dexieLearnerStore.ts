/**
 * Role: the learner store on Dexie.
 * Guarantee: never rejects for a storage failure.
 * Must not: touch a window, or know a remote.
 */
import type { PageLife } from '../../platform/pageLife'
import type { ProgressDocument } from '../../core/progress/document'
import type { LearnerId, ModuleId } from '../../core/progress/ids'
import type { Backup } from './backup'
import type { BackupFileLedger } from './backupFile'
import type { DeviceDatabase, LearnerRow } from './deviceDatabase'
import { DexieBackupLedger } from './dexieBackupLedger'
import { DexieBringIn } from './dexieBringIn'
import { DexieDocument, type DexieDocumentParts } from './dexieDocument'
import { DexieSetAside, type DexieSetAsideParts, type OtherLearners } from './dexieSetAside'
import { DexieReplicationStore } from './dexieReplicationStore'
import { createClassRows } from './dexieClassRows'
import { createKeptRows } from './dexieKeptRows'
import { LearnerConnection } from './learnerConnection'
import type { LearnerDatabase } from './learnerDatabase'
import type { BringIn, OpenedLearnerStore, StoreBeginning } from './learnerStore'
import { type Activity, type LessonPlace, type QuizDraft, type StepTick, withTick } from './learningRows'
import { type Act, type CheckedState, emptyIfUnchanged } from './learnerTransactions'
import { bringingIn, type LearnerActions, receiving, unlockingModule } from './learningActions'
import { parseActivity, parseLessonPlace, parseQuizDraft, readable } from './parseRows'
import type { SaveFailure, SaveOutcome, StoreHealth, WriteOutcome } from './storeHealth'

/** All parts that a test replaces, repeats, or breaks. */
interface DexieLearnerStoreParts extends DexieDocumentParts {
  readonly makeDatabase: (learnerId: LearnerId) => LearnerDatabase
  readonly page: PageLife | undefined
  /** Opens the store of another learner on this device. */
  readonly openOther: OtherLearners
  /** The database with this device's learners. */
  readonly device: DeviceDatabase | undefined
}

/** Does not include the calls of `learningActions`, which are made from `act`. */
export class DexieLearnerStore implements Omit<OpenedLearnerStore, keyof LearnerActions> {
  readonly learnerId: LearnerId
  readonly backup: Backup
  readonly bringIn: BringIn
  readonly backupFile: BackupFileLedger
  readonly setAside: DexieSetAside
  readonly kept: OpenedLearnerStore['kept']
  readonly classes: OpenedLearnerStore['classes']
  readonly replication: DexieReplicationStore
  readonly act: Act
  readonly #parts: DexieLearnerStoreParts
  readonly #connection: LearnerConnection
  readonly #document: DexieDocument

  constructor(parts: DexieLearnerStoreParts) {
    this.learnerId = parts.learnerId
    this.#parts = parts
    this.#connection = new LearnerConnection(() => parts.makeDatabase(parts.learnerId), parts.clock, parts.page)
    this.#document = new DexieDocument(parts, this.#connection, (revision) => this.replication.written.set(revision))
    this.act = this.#document.act
    this.backup = this.replication = new DexieReplicationStore({
      learnerId: parts.learnerId,
      clock: parts.clock,
      connection: this.#connection,
      loadOptions: () => this.#document.loadOptions(),
      syllabus: () => this.#document.syllabus(),
      onDocument: (document, deviceId) => this.#document.remember(document, deviceId),
    })
    this.bringIn = new DexieBringIn(parts, {
      progress: () => this.progress(),
      hasMetRemote: async () => (await this.backup.state()).lastBackupAt !== undefined,
      bringIn: async (source, name) => (await this.act(bringingIn(source, name))).outcome,
    })
    const beside: DexieSetAsideParts = {
      learnerId: parts.learnerId,
      read: <T>(work: (database: LearnerDatabase) => Promise<T>) =>
        this.#connection.read<T | undefined>(work, () => undefined),
      keep: (work) => this.#document.keep(work),
      now: () => this.#document.moment().at,
      act: this.act,
      openOther: parts.openOther,
      newDeviceId: () => this.#document.loadOptions().newDeviceId,
    }
    this.backupFile = new DexieBackupLedger(beside)
    this.setAside = new DexieSetAside(beside)
    this.kept = createKeptRows(this.#connection, (work) => this.#document.writeBeside(work))
    this.classes = createClassRows(this.#connection, (work) => this.#document.writeBeside(work))
  }

  get beginning(): StoreBeginning {
    return this.#document.beginning
  }

  begin(wasKnown: boolean, listed?: Partial<LearnerRow>): Promise<void> {
    return this.#document.begin(wasKnown, listed)
  }

  progress(): Promise<ProgressDocument> {
    return this.#document.progress()
  }

  activity(limit: number): Promise<readonly Activity[]> {
    return this.#connection.read<readonly Activity[]>(
      // Unreadable rows are left out before the limit is applied, so that they don't count toward it.
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

  async unlockModule(moduleId: ModuleId): Promise<SaveOutcome> {
    const syllabus = await this.#parts.syllabus()
    // Without the curriculum, neither the rule nor the price is known, so nothing may be charged.
    if (syllabus === undefined) return { kind: 'failed', reason: 'connection' }
    return (await this.act(unlockingModule(moduleId, syllabus))).outcome
  }

  async receive(source: ProgressDocument, name: string): Promise<SaveOutcome> {
    return (await this.act(receiving(source, name))).outcome
  }

  saveQuizDraft(draft: QuizDraft): Promise<SaveFailure | undefined> {
    return this.#document.keep((database) => database.drafts.put(draft))
  }

  dropQuizDraft(moduleId: ModuleId): Promise<SaveFailure | undefined> {
    return this.#document.keep((database) => database.drafts.delete(moduleId))
  }

  saveLessonPlace(place: LessonPlace, ticks: readonly StepTick[] = []): Promise<SaveFailure | undefined> {
    return this.#document.keep((database) => keepPlace(database, place, ticks))
  }

  setCertificateName(name: string | null): Promise<SaveFailure | undefined> {
    return this.#document.keep((database) => keepCertificateName(database, name))
  }

  restore(): Promise<SaveOutcome> {
    return this.#document.restore()
  }

  async empty(checked: CheckedState): Promise<WriteOutcome<boolean>> {
    const emptied = await this.#connection.write((database) => emptyIfUnchanged(database, checked))
    // Closes the store, so that its own screens don't report a loss.
    if (emptied.kind === 'written' && emptied.value) this.close()
    return emptied
  }

  noteLossSeen(): Promise<SaveFailure | undefined> {
    return this.#document.keep((database) => database.backup.delete('loss'))
  }

  health(): StoreHealth {
    return this.#connection.health.current()
  }

  readonly onHealth = (listener: () => void): (() => void) => this.#connection.health.subscribe(listener)

  readonly close = (): void => this.#connection.close()
}

/**
 * How a learner wants their name on certificates; null when none was chosen. It is kept on this device only, and is in
 * no document, backup or file.
 */
async function keptCertificateName({ backup }: LearnerDatabase): Promise<string | null> {
  const row = await backup.get('certificate-name')
  return row?.key === 'certificate-name' && typeof row.name === 'string' ? row.name : null
}

async function keepCertificateName({ backup }: LearnerDatabase, name: string | null): Promise<void> {
  await (name === null ? backup.delete('certificate-name') : backup.put({ key: 'certificate-name', name }))
}

async function keepPlace({ places }: LearnerDatabase, place: LessonPlace, ticks: readonly StepTick[]): Promise<void> {
  const { stepsDone } = parseLessonPlace(await places.get(place.lessonId)) ?? place
  await places.put({ ...place, stepsDone: ticks.reduce(withTick, stepsDone) })
}
