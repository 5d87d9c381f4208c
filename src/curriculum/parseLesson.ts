import type { ContentTexts } from './contentTexts'
import { convertLesson } from './convertLesson'
import type { LessonContent } from './curriculum'
import { rawLesson } from './rawLesson'
import { type Validated, validate } from './validate'

/** Tolerant where the plain format is (missing parts), strict against garbage: a wrong type anywhere is a reason. */
export function parseLesson(value: unknown, texts: ContentTexts): Validated<LessonContent> {
  const raw = validate(rawLesson, value)
  if (raw.kind === 'invalid') return raw
  const lesson = convertLesson(raw.value, texts)
  // `{}` passes as a lesson without parts; a learner would see an empty page and no word about it.
  if (lesson.sections.length === 0) return { kind: 'invalid', reason: 'content: nothing to read' }
  return { kind: 'valid', value: lesson }
}
