import type { AccountReading } from '../data/store/backup'
import type { BackupFileState } from '../data/store/backupFile'
import type { Library, Loaded } from '../core/curriculum/createLibrary'
import type { Manifest } from '../core/curriculum/parseManifest'
import { withDeadline } from '../platform/withDeadline'
import type { ProgressDocument } from '../core/progress/document'
import type { ModuleId } from '../core/progress/ids'
import { isSameJson } from '../core/progress/isSameJson'
import { type KeptAttempt, parseAttempt } from '../data/store/keptAttempts'
import { FIRST_OFFER, type KeptItem } from '../data/store/keptRows'
import type { BringInOffer, LearnerStore } from '../data/store/learnerStore'
import type { Activity, LessonPlace, QuizDraft } from '../data/store/learningRows'
import { type LiveSource, liveSource, type LiveValue } from '../data/store/liveSource'
import type { SupersededRecord } from '../data/store/setAside'
import { type LessonAddress, lessonAt } from '../words/paths'
import { type BackupView, withoutFlicker } from './backupView'
import { notesOf } from './notes'
import { type Settings, settingsOf } from './settings'
import { type PromiseSource, promiseSource, type RepeatableSource } from './promiseSource'

export interface AttemptRow extends KeptAttempt {
  /** The key of its row, because two attempts may both lack a time. */
  readonly key: string
}

/**
 * The data that screens watch. All watchers share one read. Each object belongs to one store, which belongs to one
 * learner.
 */
export interface Reads {
  readonly progress: LiveValue<ProgressDocument>
  /** Newest first, with at most `limit` items. */
  readonly activity: (limit: number) => LiveSource<readonly Activity[]>
  /** The places where the learner stopped reading. */
  readonly lessonPlaces: LiveValue<readonly LessonPlace[]>
  /**
   * The same places, read once. The first caller gets the answer that was requested when the store opened, if there is
   * one.
   */
  readonly placesAtOpening: () => Promise<readonly LessonPlace[]>
  /** The unfinished quizzes in a curriculum. Empty while the manifest is unknown. */
  readonly quizDrafts: (manifest: Manifest | undefined) => LiveSource<readonly QuizDraft[]>
  /** The finished attempts at a quiz whose answers are on this device, newest first. */
  readonly quizAttempts: (moduleId: ModuleId) => LiveSource<readonly AttemptRow[]>
  /** Earlier progress saved on this device only, newest first. */
  readonly supersededRecords: LiveSource<readonly SupersededRecord[]>
  /** The ids of the lessons in which the learner has set a bookmark. */
  readonly bookmarks: LiveSource<ReadonlySet<string>>
  readonly notes: LiveSource<ReadonlyMap<string, string>>
  /** The worksheets that the learner has filled in. */
  readonly sheets: LiveSource<readonly KeptItem[]>
  /** The learner's settings, such as how pages look. */
  readonly settings: LiveSource<Settings>
  /** Whether the learner closed the offer below the first completed lesson. */
  readonly isFirstOfferClosed: LiveSource<boolean>
  /** How many classes the learner has joined. */
  readonly classes: LiveSource<number>
  readonly bringInOffers: LiveSource<readonly BringInOffer[]>
  readonly backup: LiveSource<BackupView>
  /** Whether this device knows what is in the account. */
  readonly account: LiveSource<AccountReading>
  /** The most recent backup file made on this device. */
  readonly backupFile: LiveSource<BackupFileState>
  /** Null if certificates use the learner's usual name. */
  readonly certificateName: LiveSource<string | null>
  /** A fallback is shown until a later screen, or *Try again*, can read the curriculum. */
  readonly manifest: RepeatableSource<Loaded<Manifest>>
}

export function createReads(store: LearnerStore, library: Library): Reads {
  // An equal document must not render again.
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
    isFirstOfferClosed: liveSource(async () =>
      (await store.kept.items('settings')).some(({ key }) => key === FIRST_OFFER),
    ),
    classes: liveSource(() => store.classes.count()),
    bringInOffers: liveSource(() => store.bringIn.offers()),
    backupFile: liveSource(() => store.backupFile.state()),
    backup: withoutFlicker(
      liveSource(() => store.backup.state()),
      store.backup.written,
    ),
    account: liveSource(async () => {
      const reading = await store.backup.accountReading()
      // The progress must be current before any listener is told that all of it is known.
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

/** Milliseconds. Reads from the device take much less, and a slow network must not delay the page. */
const PATIENCE_MS = 1000

/**
 * Starts a store's reads and waits for the ones that the screen at this address needs first. This way the complete
 * screen is drawn at once, without a skeleton. Never rejects. If a read fails, the screen that needs it shows the
 * error.
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

/** Reads the lesson in advance. The library caches it for the lesson screen. */
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

/** Undefined if the read fails. */
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
