import type { LessonContent } from './curriculum'

/** Shown when a lesson can't be loaded (specification, section 8). */
export const fallbackLesson: LessonContent = {
  title: 'Lesson Content',
  type: 'reading',
  duration: '10 min',
  points: 100,
  sections: [
    {
      type: 'text',
      content: 'This lesson content is currently being loaded. Please check back soon for the full content.',
    },
  ],
  objectives: [],
  standards: [],
  terms: [],
  disclaimers: [],
}
