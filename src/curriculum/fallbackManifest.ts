import type { LessonId, ModuleId } from '../progress/ids'
import type { ContentTexts } from './contentTexts'
import type { Manifest } from './curriculum'

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
