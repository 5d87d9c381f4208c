/**
 * Role: adds progress from another document, such as learning without an account, a restored file, or a document stored
 * only on this device.
 * Guarantee: nothing in the current document is lost or lowered. Replaying twice has the same result as replaying one
 * time.
 * Must not: make today an active day, join epochs, or add fields that this version does not know.
 */
import { type ActionResult, addTo, refusedAction } from './addTo'
import { type DeviceId, isCount, type LessonId, type ModuleId, nextCount, parseLocalDate } from './ids'
import { isOutdated, type ProgressDocument, type QuizProgress, type Register } from './document'
import { completedLessons, isLessonComplete } from './lessons'
import { own, ownEntries } from './json'
import { bestResult, isMarkedPassed, latestResult } from './quizzes'
import { displayNameRegister, photoRegister } from './leaves'

/**
 * Adds the progress of `source` to `current`. Lessons that are complete in `source` are completed in `current` as
 * actions on `device`. `source` may have another owner or epoch.
 */
export function replay(current: ProgressDocument, source: ProgressDocument, device: DeviceId): ActionResult {
  if (isOutdated(current) || isOutdated(source)) return refusedAction('outdated')
  const lessons = lessonsToComplete(current, source, device)
  if (lessons === undefined) return refusedAction('at-limit')
  return addTo(current, {
    lessons,
    joinedOn: source.joinedOn,
    profile: unsetProfile(current, source),
    completedOn: validEntries(source.completedOn, (date) => parseLocalDate(date) !== undefined),
    quizzes: broughtQuizzes(current, source),
    certificates: source.certificates,
    unlocks: validEntries(source.unlocks, isCount),
    spentBefore: source.spentBefore,
    days: validEntries(source.days, (active) => active === true),
    ...(source.practice && { practice: source.practice }),
    ...(source.checks && { checks: source.checks }),
  })
}

function lessonsToComplete(
  current: ProgressDocument,
  source: ProgressDocument,
  device: DeviceId,
): Record<LessonId, Record<DeviceId, number>> | undefined {
  const lessons: [LessonId, Record<DeviceId, number>][] = []
  for (const lessonId of completedLessons(source)) {
    if (isLessonComplete(current, lessonId)) continue
    const counter = nextCount(own(own(current.lessons, lessonId) ?? {}, device))
    if (counter === undefined) return undefined
    lessons.push([lessonId, { [device]: counter }])
  }
  return Object.fromEntries(lessons)
}

/** Attempts are not added, because they would be counted again with this device's id. */
function broughtQuizzes(current: ProgressDocument, source: ProgressDocument): Record<ModuleId, QuizProgress> {
  const quizzes = ownEntries(source.quizzes).flatMap(([moduleId, its]): [ModuleId, QuizProgress][] => {
    const best = bestResult(source, moduleId)
    const latest = latestResult(current, moduleId) === undefined ? latestResult(source, moduleId) : undefined
    if (best === undefined && latest === undefined && !isMarkedPassed(its)) return []
    const quiz: QuizProgress = {
      ...(latest && { latest: { turn: broughtTurn(latest.turn), score: latest.score, at: latest.at } }),
      ...(best && { best: { score: best.score, at: best.at } }),
      ...(isMarkedPassed(its) && { passed: true }),
    }
    return [[moduleId, quiz]]
  })
  return Object.fromEntries(quizzes)
}

function unsetProfile(current: ProgressDocument, source: ProgressDocument): ProgressDocument['profile'] {
  const displayName = displayNameRegister(current) ? undefined : displayNameRegister(source)
  const photoURL = photoRegister(current) ? undefined : photoRegister(source)
  return {
    ...(displayName && { displayName: brought(displayName) }),
    ...(photoURL && { photoURL: brought(photoURL) }),
  }
}

function brought<T>({ turn, value }: Register<T>): Register<T> {
  return { turn: broughtTurn(turn), value }
}

/**
 * Turn numbers only apply within one history, so an added result gets turn 1, the first turn. Turn 0 is not changed, so
 * such a value is older than any action.
 */
function broughtTurn(turn: number): number {
  return Math.min(turn, 1)
}

function validEntries<K extends string, V>(map: Readonly<Record<K, V>>, isValid: (value: V) => boolean): Record<K, V> {
  return Object.fromEntries(ownEntries(map).filter(([, value]) => isValid(value))) as Record<K, V>
}
