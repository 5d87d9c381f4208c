/**
 * Role: finds what a client that knows only the user profile's lists (contract, section 3.1) added to them.
 * Guarantee: every device finds the same additions to the same document, and finds none after they were added to it.
 * Must not: treat an entry missing from a list as an undo. Must only be called with the document that the lists were
 * last derived from. If an old list were compared with a newer document, lessons that the learner undid would be
 * restored.
 */
import { UNKNOWN_INSTANT } from './calendar'
import { earnedCertificates } from './certificates'
import { emptyDocument, hasLearning, type ProgressDocument, type QuizProgress } from './document'
import { type CertificateId, type DeviceId, isId, type LessonId, MAX_COUNT, type ModuleId, nextCount } from './ids'
import { join } from './join'
import { own } from './json'
import { LEGACY_DEVICE } from './legacyDocument'
import { legacyFields, type LegacyLists, legacyLists, legacyQuizzes } from './legacyLists'
import { completedLessons } from './lessons'
import { isListed, listedScores } from './listedScores'
import { unlockedModules } from './moduleAccess'
import { balance } from './points'
import { latestResult } from './quizzes'

export interface TakenAdditions {
  readonly document: ProgressDocument
  /**
   * Additions to a document of a later epoch. They may come from an earlier epoch, so only the learner can decide
   * whether to restore them.
   */
  readonly superseded: ProgressDocument | undefined
}

/**
 * In epoch 0 the additions are joined. In a later epoch, the additions are left out, and the caller saves them on the
 * device.
 */
export function takeLegacyAdditions(document: ProgressDocument, lists: LegacyLists): TakenAdditions {
  const additions = legacyAdditions(document, lists)
  if (document.epoch === 0) return { document: join(document, additions), superseded: undefined }
  // Additions with only spent points, and nothing bought with the points, are dropped. No learner would want to restore
  // them.
  return { document, superseded: hasLearning({ ...additions, spentBefore: 0 }) ? additions : undefined }
}

/** A document that contains only the additions, with the same epoch as `document`. */
function legacyAdditions(document: ProgressDocument, lists: LegacyLists): ProgressDocument {
  return {
    ...emptyDocument(document.owner, UNKNOWN_INSTANT),
    epoch: document.epoch,
    lessons: addedLessons(document, lists.completedConcepts),
    quizzes: addedQuizzes(document, lists.completedQuizzes),
    certificates: entries<CertificateId, typeof UNKNOWN_INSTANT>(
      added(lists.certificates, earnedCertificates(document)),
      UNKNOWN_INSTANT,
    ),
    unlocks: entries<ModuleId, number>(added(lists.unlockedModules, unlockedModules(document)), 0),
    spentBefore: addedSpending(document, lists.redeemedPoints),
  }
}

function addedLessons(
  document: ProgressDocument,
  concepts: readonly string[],
): Record<LessonId, Record<DeviceId, number>> {
  const lessons = added(concepts, completedLessons(document)).flatMap((id) => {
    const lessonId = id as LessonId
    // The lesson is not complete, so the counter is even and the next count is odd. If the counter is at its limit,
    // nothing can be added.
    const counter = nextCount(own(own(document.lessons, lessonId) ?? {}, LEGACY_DEVICE))
    return counter === undefined ? [] : [[lessonId, { [LEGACY_DEVICE]: counter }] as const]
  })
  return Object.fromEntries(lessons)
}

/**
 * The quiz results that another client added. An entry that was never in the list is that client's latest result,
 * passed or not, higher or lower. An entry that was in the list before is an old copy, such as from a page opened
 * earlier.
 */
function addedQuizzes(document: ProgressDocument, entriesOfList: readonly string[]): Record<ModuleId, QuizProgress> {
  const quizzes = [...legacyQuizzes(entriesOfList)].flatMap(([moduleId, scores]): [ModuleId, QuizProgress][] => {
    const before = latestResult(document, moduleId)
    const score = scores.find((one) => before === undefined || !isListed(document, moduleId, one))
    if (score === undefined) return []
    const result = { score, at: UNKNOWN_INSTANT }
    const turn = before === undefined ? 0 : nextCount(before.turn)
    // The list contained all these scores. If a score that is not the latest appears again, it must not be treated as a
    // later result.
    const listed = listedScores(
      [...scores, ...(before === undefined ? [] : [before.score])].filter((one) => one !== score),
    )
    return [
      [
        moduleId,
        {
          // If the turn is at its limit, there can't be a later result.
          ...(turn !== undefined && { latest: { turn, ...result } }),
          best: result,
          ...(Object.keys(listed).length > 0 && { listed }),
        },
      ],
    ]
  })
  return Object.fromEntries(quizzes)
}

/** Returns `spentBefore` plus the increase, or 0 if there is no increase. Joining a 0 doesn't change anything. */
function addedSpending(document: ProgressDocument, redeemedPoints: number): number {
  const rise = redeemedPoints - balance(document).redeemed
  return rise > 0 ? Math.min(document.spentBefore + rise, MAX_COUNT) : 0
}

function added(list: readonly string[], derived: readonly string[]): string[] {
  const known = new Set(derived)
  return list.filter((entry) => !known.has(entry) && isId(entry))
}

function entries<K extends string, V>(ids: readonly string[], value: V): Record<K, V> {
  return Object.fromEntries(ids.map((id) => [id, value])) as Record<K, V>
}

export interface EarlierProgress {
  /** The parsed JSON stored with the learner's key; undefined if there is none or it can't be read. */
  readonly value: unknown
  /** Whether the account has a document from the current app. If so, that document already counts the points spent. */
  readonly hasSync: boolean
}

export function takeLegacyUser(document: ProgressDocument, { value, hasSync }: EarlierProgress): TakenAdditions {
  const user = legacyFields(value)
  const id = user && own(user, 'id')
  if (user === undefined || (id !== undefined && id !== document.owner)) return { document, superseded: undefined }
  const lists = legacyLists(user)
  return takeLegacyAdditions(document, hasSync ? { ...lists, redeemedPoints: 0 } : lists)
}
