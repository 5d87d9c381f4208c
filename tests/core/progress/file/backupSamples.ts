import { completeLesson } from '../../../../src/core/progress/lessons'
import type { BackupContent } from '../../../../src/core/progress/file/backup'
import { finishQuizAttempt } from '../../../../src/core/progress/quizzes'
import { setDisplayName } from '../../../../src/core/progress/profile'
import { day, device, doneBy, fresh, instant, lesson, moduleId } from '../samples'

/** A learner with some progress. */
export function sampleBackup(changes: Partial<BackupContent> = {}): BackupContent {
  const phone = device('phone')
  const today = day('2026-03-02')
  const at = instant('2026-03-02T10:00:00.000Z')
  const named = doneBy(setDisplayName(fresh(), 'Ada Lovelace'))
  const learned = ['foundations_1', 'foundations_2', 'credit_1'].reduce(
    (document, id) => doneBy(completeLesson(document, { lessonId: lesson(id), device: phone, today })),
    named,
  )
  const attempt = { moduleId: moduleId('foundations'), score: 90, passed: true, device: phone, today, at }
  return {
    name: 'Ada',
    madeAt: at,
    document: doneBy(finishQuizAttempt(learned, attempt)),
    sections: {},
    ...changes,
  }
}
