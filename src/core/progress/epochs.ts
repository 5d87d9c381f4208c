/**
 * Role: starting over: how an epoch is raised, adopted and compared.
 * Guarantee: nothing learned in an earlier epoch is restored automatically, from any device. Name, picture and joining
 * date are kept.
 * Must not: keep the old document; the caller saves it first.
 */
import { type ActionResult, addTo, refusedAction } from './addTo'
import { hasLearning, isOutdated, type ProgressDocument, type QuizProgress } from './document'
import { type DeviceId, isCount, nextCount } from './ids'
import { own, ownEntries, ownKeys } from './json'
import { completedLessons, isCompletedBy } from './lessons'

export function startOver(document: ProgressDocument): ActionResult {
  if (isOutdated(document)) return refusedAction('outdated')
  const epoch = nextCount(document.epoch)
  return epoch === undefined ? refusedAction('at-limit') : addTo(document, { epoch })
}

/**
 * Moves the document to the remote's epoch, so that everything learned before the first sync is counted in that epoch.
 *
 * Other devices' counters from another epoch, for example from a restored file, have no meaning in the remote's epoch.
 * An undo from the old epoch would undo a completion in the new epoch. Their completions become completions of
 * `device`.
 *
 * @param remoteEpoch 0 for a remote without a document
 */
export function adoptEpoch(document: ProgressDocument, remoteEpoch: number, device: DeviceId): ProgressDocument {
  if (document.epoch === remoteEpoch) return document
  const complete = new Set(completedLessons(document))
  const lessons = ownEntries(document.lessons).map(([id, counters]) => {
    if (isOnlyOf(counters, device)) return [id, counters]
    const mine = own(counters, device)
    const counter = complete.has(id) && !isCompletedBy(counters, device) ? nextCount(mine) : mine
    // If the counter is at its limit, nothing can be added. It's better to keep other devices' counters than to lose
    // the completion.
    if (counter === undefined && complete.has(id)) return [id, counters]
    return [id, counter === undefined ? {} : { [device]: counter }]
  })
  const quizzes = ownEntries(document.quizzes).map(([id, quiz]) => [id, attemptedHere(quiz, device)])
  return {
    ...document,
    epoch: remoteEpoch,
    lessons: Object.fromEntries(lessons),
    quizzes: Object.fromEntries(quizzes),
  }
}

/**
 * Treats a quiz the same way a replay does. Results are kept. Attempts on other devices are dropped, and so are turns
 * from only those devices.
 */
function attemptedHere(quiz: QuizProgress, device: DeviceId): QuizProgress {
  const { attempts } = quiz
  if (attempts === undefined || isOnlyOf(attempts, device)) return quiz
  const mine = own(attempts, device)
  if (mine !== undefined) return { ...quiz, attempts: { [device]: mine } }
  const { latest } = quiz
  return {
    ...quiz,
    attempts: {},
    ...(latest && isCount(latest.turn) && { latest: { ...latest, turn: Math.min(latest.turn, 1) } }),
  }
}

function isOnlyOf(counters: Readonly<Record<DeviceId, number>>, device: DeviceId): boolean {
  return ownKeys(counters).every((key) => key === device)
}

export function replacesLearning(current: ProgressDocument, other: ProgressDocument): boolean {
  return other.epoch > current.epoch && hasLearning(current)
}
