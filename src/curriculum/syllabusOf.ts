import type { Syllabus } from '../progress/syllabus'
import type { Manifest } from './curriculum'
import { DEFAULT_PASSING_SCORE } from './fallbackQuiz'

/** The part of the manifest that progress needs. The manifest names no passing score, so the default of 70 holds. */
export function syllabusOf(manifest: Manifest): Syllabus {
  return {
    modules: manifest.modules.map(({ id, difficulty, lessons }) => ({
      id,
      difficulty,
      lessons: lessons.map((lesson) => lesson.id),
      passingScore: DEFAULT_PASSING_SCORE,
    })),
  }
}
