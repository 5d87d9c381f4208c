/**
 * Role: a learner begins again: what an epoch is raised by, taken from and replaced by.
 * Guarantee: nothing learned before returns by itself, from whichever device; name, picture and joining date stay.
 * Must not: keep the old document: the caller does that first.
 */
import { type ActionResult, addTo, refused } from './addTo'
import { hasLearning, isOutdated, type ProgressDocument, type QuizProgress } from './document'
import { type DeviceId, isCount, nextCount } from './ids'
import { own, ownEntries, ownKeys } from './json'
import { completedLessons, isCompletedBy } from './lessons'

export function startOver(document: ProgressDocument): ActionResult {
  if (isOutdated(document)) return refused('outdated')
  const epoch = nextCount(document.epoch)
  return epoch === undefined ? refused('at-limit') : addTo(document, { epoch })
}

/**
 * What was learned before the first meeting counts in the remote's epoch. What other devices counted in another one, as a
 * file that was brought in tells it, says nothing there: an undo from then would take back a completion of now. Their
 * completions stand as `device`'s own. `remoteEpoch` is 0 for a remote without a document.
 */
export function adoptEpoch(document: ProgressDocument, remoteEpoch: number, device: DeviceId): ProgressDocument {
  if (document.epoch === remoteEpoch) return document
  const complete = new Set(completedLessons(document))
  const lessons = ownEntries(document.lessons).map(([id, counters]) => {
    if (isOnlyOf(counters, device)) return [id, counters]
    const mine = own(counters, device)
    const counter = complete.has(id) && !isCompletedBy(counters, device) ? nextCount(mine) : mine
    // At the bound nothing can be added, and what others counted stays rather than the completion goes.
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

/** As where a document is replayed: results stay, the attempts of others stay behind, and so do turns that are only theirs. */
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
