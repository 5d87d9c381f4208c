import type { LessonId, ModuleId } from '../progress/ids'
import type { LessonContent, QuizContent } from './curriculum'
import type { Manifest } from './parseManifest'

/**
 * The texts shown when a content file doesn't have them. `src/core` contains no texts of its own, so the caller passes
 * them in.
 */
export interface ContentTexts {
  readonly lesson: string
  readonly quiz: string
  readonly keyTakeaways: string
  readonly practicalSteps: string
  readonly fallbackLesson: { readonly title: string; readonly text: string }
  readonly fallbackQuiz: {
    readonly title: string
    readonly question: string
    /** The right answer comes first. */
    readonly options: readonly string[]
    readonly explanation: string
  }
  readonly fallbackManifest: {
    readonly module: string
    readonly description: string
    readonly lesson: string
    readonly quiz: string
  }
}

/** Shown when the manifest can't be loaded (contract, section 7.2). */
export function fallbackManifest({ fallbackManifest: texts }: ContentTexts): Manifest {
  return {
    modules: [
      {
        id: 'foundations' as ModuleId,
        title: texts.module,
        description: texts.description,
        duration: '4 weeks',
        difficulty: 'Beginner',
        icon: 'foundations',
        color: 'orange',
        lessons: [
          {
            id: 'foundations_1' as LessonId,
            title: texts.lesson,
            type: 'reading',
            duration: '15 min',
            points: 100,
            contentFile: 'foundations_1.json',
          },
        ],
        quiz: {
          id: 'foundations_quiz',
          title: texts.quiz,
          duration: '10 min',
          points: 200,
          contentFile: 'foundations_quiz.json',
        },
      },
    ],
  }
}

/** Shown when a lesson can't be loaded (contract, section 7.3). */
export function fallbackLesson({ fallbackLesson: { title, text } }: ContentTexts): LessonContent {
  return {
    title,
    type: 'reading',
    duration: '10 min',
    points: 100,
    sections: [
      {
        type: 'text',
        content: text,
      },
    ],
    objectives: [],
    standards: [],
    terms: [],
    disclaimers: [],
  }
}

/** The passing score in percent when nothing else is given (contract, section 6.2). */
export const DEFAULT_PASSING_SCORE = 70

/** Shown when a quiz can't be loaded (contract, section 7.4). The right answer comes first, as section 7.4 requires. */
export function fallbackQuiz({ fallbackQuiz: { title, ...question } }: ContentTexts): QuizContent {
  return {
    title,
    type: 'quiz',
    duration: '5 min',
    points: 100,
    passingScore: DEFAULT_PASSING_SCORE,
    questions: [{ id: 'sample_1', type: 'multiple-choice', ...question, correct: 0 }],
  }
}
