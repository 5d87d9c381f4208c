import type { ContentTexts } from './contentTexts'
import type { LessonContent } from './curriculum'

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
