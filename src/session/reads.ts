import type { AccountReading } from '../data/store/backup'
import type { BackupFileState } from '../data/store/backupFile'
import type { Library, Loaded } from '../core/curriculum/createLibrary'
import type { Manifest } from '../core/curriculum/parseManifest'
import { withDeadline } from '../platform/withDeadline'
import type { ProgressDocument } from '../core/progress/document'
import type { ModuleId } from '../core/progress/ids'
import { isSameJson } from '../core/progress/isSameJson'
import { type KeptAttempt, parseAttempt } from '../data/store/keptAttempts'
import type { KeptItem } from '../data/store/keptRows'
import type { BringInOffer, LearnerStore } from '../data/store/learnerStore'
import type { Activity, LessonPlace, QuizDraft } from '../data/store/learningRows'
import { type LiveSource, liveSource, type LiveValue } from '../data/store/liveSource'
import type { SupersededRecord } from '../data/store/setAside'
import { type LessonAddress, lessonAt } from '../words/paths'
import { type BackupView, withoutFlicker } from './backupView'
import { notesOf } from './notes'
import { type Settings, settingsOf } from './settings'
import { type PromiseSource, promiseSource } from './promiseSource'

/** What screens watch, each read shared by all that watch it. They belong to one store: a learner sees nobody else's. */
export interface AttemptRow extends KeptAttempt {
  /** Of its row: two attempts may have no moment. */
  readonly key: string
}

export interface Reads {
  readonly progress: LiveValue<ProgressDocument>
  /** Newest first, at most so many. */
  readonly activity: (limit: number) => LiveSource<readonly Activity[]>
  /** Where lessons were left. */
  readonly lessonPlaces: LiveSource<readonly LessonPlace[]>
  /** The same, once. Who asks first gets the answer that was asked for at the opening, if one was. */
  readonly placesAtOpening: () => Promise<readonly LessonPlace[]>
  /** The half answered quizzes of a curriculum; of none while it is not known. */
  readonly quizDrafts: (manifest: Manifest | undefined) => LiveSource<readonly QuizDraft[]>
  /** The finished attempts of a quiz whose answers are on this device, newest first. */
  readonly quizAttempts: (moduleId: ModuleId) => LiveSource<readonly AttemptRow[]>
  /** Documents kept on this device only, newest first. */
  readonly supersededRecords: LiveSource<readonly SupersededRecord[]>
  /** The lessons that the learner has a bookmark in, and a note on. */
  readonly bookmarks: LiveSource<ReadonlySet<string>>
  readonly notes: LiveSource<ReadonlyMap<string, string>>
  /** The sheets that the learner has written into. */
  readonly sheets: LiveSource<readonly KeptItem[]>
  /** How pages look to this learner. */
  readonly settings: LiveSource<Settings>
  /** How many classes the learner has joined. */
  readonly classes: LiveSource<number>
  readonly bringInOffers: LiveSource<readonly BringInOffer[]>
  readonly backup: LiveSource<BackupView>
  /** Whether this device knows what the account holds. */
  readonly account: LiveSource<AccountReading>
  /** The backup file that was last made here. */
  readonly backupFile: LiveSource<BackupFileState>
  /** Null: certificates bear the name that the learner goes by. */
  readonly certificateName: LiveSource<string | null>
  /** A fallback is shown until a screen that comes later could read the curriculum. */
  readonly manifest: PromiseSource<Loaded<Manifest>>
}

export function createReads(store: LearnerStore, library: Library): Reads {
  // What did not change renders nothing again.
  const progress = liveSource(() => store.progress(), isSameJson)
  return {
    progress,
    activity: oneForEach((limit) => liveSource(() => store.activity(limit))),
    lessonPlaces: liveSource(() => store.lessonPlaces()),
    placesAtOpening: () => store.lessonPlaces(),
    quizDrafts: oneForEach((manifest) =>
      liveSource(async () => {
        const drafts = await Promise.all(manifest?.modules.map(({ id }) => store.quizDraft(id)) ?? [])
        return drafts.filter((draft) => draft !== undefined)
      }),
    ),
    quizAttempts: oneForEach((moduleId) =>
      liveSource(async () => {
        const items = await store.kept.items('attempts')
        return items
          .flatMap((item) => {
            const attempt = parseAttempt(item)
            return attempt?.moduleId === moduleId ? [{ ...attempt, key: item.key }] : []
          })
          .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
      }),
    ),
    supersededRecords: liveSource(() => store.setAside.records()),
    bookmarks: liveSource(async () => new Set((await store.kept.items('bookmarks')).map(({ key }) => key))),
    notes: liveSource(async () => notesOf(await store.kept.items('notes'))),
    sheets: liveSource(() => store.kept.items('sheets')),
    settings: liveSource(async () => settingsOf(await store.kept.items('settings'))),
    classes: liveSource(() => store.classes.count()),
    bringInOffers: liveSource(() => store.bringIn.offers()),
    backupFile: liveSource(() => store.backupFile.state()),
    backup: withoutFlicker(
      liveSource(() => store.backup.state()),
      store.backup.written,
    ),
    account: liveSource(async () => {
      const reading = await store.backup.accountReading()
      // Nobody is told that all is known before all is shown.
      if (reading.kind === 'read') progress.show(await store.progress())
      return reading
    }, isSameJson),
    certificateName: liveSource(() => store.certificateName()),
    manifest: promiseSource(
      () => library.manifest(),
      ({ kind }) => kind === 'loaded',
    ),
  }
}

/** What is read from the device is there much sooner; a slow line must not keep the page away. */
const PATIENCE_MS = 1000

/**
 * The reads of a store, with what the screen at this address begins with already read, so that it is drawn whole instead
 * of a skeleton that its content pushes away. Never rejects: what fails shows on the screen that needs it.
 */
export async function primedReads(store: LearnerStore, library: Library, pathname: string): Promise<Reads> {
  const reads = createReads(store, library)
  const lesson = lessonAt(pathname)
  if (lesson !== undefined) return await primedForLesson(reads, library, lesson)
  const drafts = async (): Promise<void> => {
    const manifest = await firstValue(reads.manifest)
    if (manifest !== undefined) await firstValue(reads.quizDrafts(manifest.value))
  }
  await withDeadline(PATIENCE_MS, () =>
    Promise.all([firstValue(reads.progress), firstValue(reads.account), firstValue(reads.lessonPlaces), drafts()]),
  )
  return reads
}

/** The library remembers what the lesson asks it for. */
async function primedForLesson(reads: Reads, library: Library, { moduleId, lessonId }: LessonAddress): Promise<Reads> {
  const places = reads.placesAtOpening()
  await withDeadline(PATIENCE_MS, () =>
    Promise.all([
      firstValue(reads.progress),
      firstValue(reads.account),
      firstValue(reads.manifest),
      places,
      library.lesson(moduleId, lessonId),
      library.figures(),
      library.glossary(),
    ]),
  )
  let asked = 0
  return { ...reads, placesAtOpening: () => (asked++ === 0 ? places : reads.placesAtOpening()) }
}

function oneForEach<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

/** Undefined when it could not be read. */
function firstValue<T>(source: PromiseSource<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const isThere = (): boolean => {
      try {
        const value = source.getSnapshot()
        if (value === undefined) return false
        resolve(value)
      } catch {
        resolve(undefined)
      }
      return true
    }
    if (isThere()) return
    const leave = source.subscribe(() => {
      if (isThere()) leave()
    })
  })
}
