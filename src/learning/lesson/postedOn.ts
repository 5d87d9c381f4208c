import type { ProgressDocument } from '../../progress/document'
import type { LessonId, LocalDate } from '../../progress/ids'
import { own } from '../../progress/own'
import { parseLocalDate } from '../../progress/parseIds'

/** The date of the first completion; undefined when no clock could be trusted, or the date did not survive a merge. */
export function postedOn(document: ProgressDocument, lessonId: LessonId): LocalDate | undefined {
  return parseLocalDate(own(document.completedOn, lessonId))
}
