import type { LessonId, ModuleId } from '../progress/ids'
import type { Manifest } from './curriculum'

/** Shown when the manifest can't be loaded (specification, section 8). */
export const fallbackManifest: Manifest = {
  modules: [
    {
      id: 'foundations' as ModuleId,
      title: 'Financial Foundations',
      description: 'Get a clear picture of your money and make a plan that fits your real life.',
      duration: '4 weeks',
      difficulty: 'Beginner',
      icon: 'foundations',
      color: 'orange',
      lessons: [
        {
          id: 'foundations_1' as LessonId,
          title: 'Introduction to Money Management',
          type: 'reading',
          duration: '15 min',
          points: 100,
          contentFile: 'foundations_1.json',
        },
      ],
      quiz: {
        id: 'foundations_quiz',
        title: 'Financial Foundations Quiz',
        duration: '10 min',
        points: 200,
        contentFile: 'foundations_quiz.json',
      },
    },
  ],
}
