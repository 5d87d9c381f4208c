import manifest from '../../public/data/lessons/manifest.json'
import { backupTools } from '../../src/platform/backupTools'
import { writeBackup } from '../../src/core/progress/file/backupFile'
import { emptyDocument, type ProgressDocument } from '../../src/core/progress/document'
import { completeLesson } from '../../src/core/progress/lessons'
import { finishQuizAttempt } from '../../src/core/progress/quizzes'
import { day, device, doneBy, instant, JOINED, lesson, moduleId, OWNER } from '../core/progress/samples'

const phone = device('phone')
const today = day('2026-03-02')
const at = instant('2026-03-02T10:00:00.000Z')

/** Makes the progress of a learner who has completed every lesson and passed every quiz. */
export function completedCourse(owner = OWNER): ProgressDocument {
  let document = emptyDocument(owner, JOINED)
  for (const { id, lessons } of manifest.modules) {
    for (const { id: lessonId } of lessons) {
      document = doneBy(completeLesson(document, { lessonId: lesson(lessonId), device: phone, today }))
    }
    const attempt = { moduleId: moduleId(id), score: 90, passed: true, device: phone, today, at }
    document = doneBy(finishQuizAttempt(document, attempt))
  }
  return document
}

/** Makes the backup file of such a learner. */
export async function wholeCourseFile(): Promise<string> {
  const written = await writeBackup({ name: 'Ada', madeAt: at, document: completedCourse(), sections: {} }, backupTools)
  if (written.kind === 'refused') throw new Error(written.detail)
  return written.text
}
