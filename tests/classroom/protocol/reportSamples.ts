import type { OpenedClass } from './openedClass'
import { learnerSigner, tools } from './openedClass'
import { type AboutReport, makeReport } from '../../../src/classroom/protocol/report/makeReport'
import { sealReport } from '../../../src/classroom/protocol/report/sealReport'
import type { Signer } from '../../../src/classroom/protocol/ClassroomTools'
import type { Bytes } from '../../../src/classroom/protocol/bytes'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { completeLesson } from '../../../src/core/progress/lessons'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { day, device, doneBy, fresh, instant, lesson, moduleId } from '../../core/progress/samples'

export const MADE_AT = instant('2026-11-20T10:42:00.000Z')
export const PHONE = device('phone0of0ada0')

/** A document with one completed lesson and one passed quiz. */
export function learned(document: ProgressDocument = fresh()): ProgressDocument {
  const today = day('2026-11-20')
  const read = doneBy(completeLesson(document, { lessonId: lesson('foundations_1'), device: PHONE, today }))
  const attempt = { moduleId: moduleId('foundations'), score: 80, passed: true, device: PHONE, today, at: MADE_AT }
  return doneBy(finishQuizAttempt(read, attempt))
}

/** A document with any answers, valid or not. */
export function withPractice(document: ProgressDocument, practice: unknown): ProgressDocument {
  return { ...document, practice } as ProgressDocument
}

export function aboutReport({ card }: OpenedClass, changed: Partial<AboutReport> = {}): AboutReport {
  return { classId: card.classId, name: 'Ada', madeAt: MADE_AT, sequence: 1, app: '3.3.5', ...changed }
}

/** A sealed report of a document. */
export async function handedIn(
  opened: OpenedClass,
  document: ProgressDocument,
  { signer, ...changed }: Partial<AboutReport> & { readonly signer?: Signer } = {},
): Promise<Bytes> {
  const about = aboutReport(opened, changed)
  const made = await makeReport(document, about, tools)
  if (made.kind === 'refused') throw new Error(`The report was refused: ${made.reason}.`)
  return await sealReport(made.packed, about.sequence, signer ?? (await learnerSigner()), opened.card, tools)
}
