import { course } from '../progress/course'
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
  readonly fallbackManifest: SampleTitles
  /** For the course of another organization. */
  readonly fallbackOfOthers: SampleTitles
}

interface SampleTitles {
  readonly module: string
  readonly description: string
  readonly lesson: string
  readonly quiz: string
}

/**
 * Shown when the manifest can't be loaded (contract, section 7.2): the first module of the course with its first lesson.
 * The script has no titles of another organization's module.
 */
export function fallbackManifest({ fallbackManifest: ours, fallbackOfOthers: others }: ContentTexts): Manifest {
  const [module] = course.modules
  const id = module?.id ?? 'foundations'
  const lesson = module?.lessons[0] ?? 'foundations_1'
  const texts = lesson === 'foundations_1' ? ours : others
  return {
    modules: [
      {
        id: id as ModuleId,
        title: texts.module,
        description: texts.description,
        duration: '4 weeks',
        difficulty: module?.level ?? 'Beginner',
        icon: id,
        color: 'orange',
        lessons: [
          {
            id: lesson as LessonId,
            title: texts.lesson,
            type: 'reading',
            duration: '15 min',
            points: 100,
            contentFile: `${lesson}.json`,
          },
        ],
        quiz: {
          id: `${id}_quiz`,
          title: texts.quiz,
          duration: '10 min',
          points: 200,
          contentFile: `${id}_quiz.json`,
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

/** Shown when a quiz can't be loaded (contract, section 7.4). The right answer comes first, as section 7.4 requires. */
export function fallbackQuiz({ fallbackQuiz: { title, ...question } }: ContentTexts): QuizContent {
  return {
    title,
    type: 'quiz',
    duration: '5 min',
    points: 100,
    passingScore: course.passingScore,
    questions: [{ id: 'sample_1', type: 'multiple-choice', ...question, correct: 0 }],
  }
}
