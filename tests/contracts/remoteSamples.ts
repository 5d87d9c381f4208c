import { completeLesson } from '../../src/core/progress/lessons'
import type { ProgressDocument } from '../../src/core/progress/document'
import type { ExchangeOptions, ExchangeResult, Remote } from '../../src/data/replication/Remote'
import { finishQuizAttempt } from '../../src/core/progress/quizzes'
import { day, device, doneBy, instant, lesson, moduleId } from '../core/progress/samples'

export function exchange(
  remote: Remote,
  local: ProgressDocument,
  setAside: ExchangeOptions['setAside'] = () => Promise.reject(new Error('Nothing was to be set aside.')),
): Promise<ExchangeResult> {
  return remote.exchange(local, { signal: signal(), setAside })
}

export function exchanged(result: ExchangeResult): { readonly joined: ProgressDocument; readonly wrote: boolean } {
  if (result.kind !== 'exchanged') throw new Error(`Not exchanged: ${result.kind}`)
  return { joined: result.joined, wrote: result.wrote }
}

export function signal(): AbortSignal {
  return new AbortController().signal
}

/** Lessons completed on one device, by default the phone. */
export function completed(document: ProgressDocument, ...rest: readonly string[]): ProgressDocument {
  const on = rest.find((text) => text === 'tablet') ?? 'phone'
  return rest
    .filter((id) => id !== on)
    .reduce(
      (before, id) =>
        doneBy(completeLesson(before, { lessonId: lesson(id), device: device(on), today: day('2026-03-01') })),
      document,
    )
}

/** The quiz of `saving`, passed on the phone. */
export function passedQuiz(document: ProgressDocument, score: number): ProgressDocument {
  const at = instant('2026-03-01T10:00:00.000Z')
  const attempt = { moduleId: moduleId('saving'), score, passed: true, device: device('phone'), today: undefined, at }
  return doneBy(finishQuizAttempt(document, attempt))
}
