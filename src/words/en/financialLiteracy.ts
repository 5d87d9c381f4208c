import { plural } from '../plural'
import { inWords } from './counting'

/** The curriculum, module by module. Counts come from the manifest. */
export const financialLiteracyWords = {
  documentTitle: 'The financial literacy course',
  description:
    'The whole course, module by module: every lesson with its minutes, level and points. Free, in plain words, and it works offline.',

  title: 'The whole course, module by module',
  lead: (modules: number, first: string, last: string) =>
    plural(modules, {
      one: 'The course starts with one module and its quilt block. Finish a lesson to add a patch. Pass the quiz to complete the block. Reading is free and needs no account.',
      other: `${capitalised(inWords(modules))} modules, from ${first} to ${last}. Each module is a quilt block. Finish a lesson to add a patch. Pass the quiz to complete the block. Reading is free and needs no account.`,
    }),
  counts: (modules: number, lessons: number, quizzes: number) => [
    plural(modules, { one: '1 module', other: `${modules} modules` }),
    plural(lessons, { one: '1 lesson', other: `${lessons} lessons` }),
    plural(quizzes, { one: '1 quiz', other: `${quizzes} quizzes` }),
  ],
  quiltLabel: 'Modules of the course, as quilt blocks',
  indexTitle: 'Modules',
  opensTitle: (isAllOpen: boolean) => (isAllOpen ? 'Every module is open' : 'How modules unlock'),
  opens: (isAllOpen: boolean) =>
    isAllOpen
      ? 'You can read every lesson and take every quiz from the first day, in any order.'
      : 'You can read every lesson from the first day. Modules unlock in order. You can earn points in beginner modules from the start. Intermediate ones unlock when all beginner lessons are done, and advanced ones after both. You can also unlock a module early with points you’ve earned.',

  weeks: (count: number) => plural(count, { one: '1 week', other: `${count} weeks` }),
  points: (figure: string) => `${figure} points`,
  disclosure: (lessons: number) =>
    plural(lessons, { one: '1 lesson and a quiz', other: `${lessons} lessons and a quiz` }),
  /** For a screen reader, because several modules have the same number of lessons. */
  disclosureOf: (lessons: number, module: string) =>
    plural(lessons, { one: `1 lesson and a quiz: ${module}`, other: `${lessons} lessons and a quiz: ${module}` }),
  columns: { number: 'No.', lesson: 'Lesson', minutes: 'Minutes', points: 'Points' },
  tableCaption: (module: string) => `Lessons in ${module}`,
  quiz: 'Quiz',
  moduleTotal: 'Module total',
  openModule: 'Open in the Learning Center',
  inAll: 'Total',
  /** `12 hours 20 minutes` */
  time: (minutes: number) => {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    const parts = [
      ...(hours === 0 ? [] : [plural(hours, { one: '1 hour', other: `${hours} hours` })]),
      ...(rest === 0 ? [] : [plural(rest, { one: '1 minute', other: `${rest} minutes` })]),
    ]
    return parts.join(' ')
  },
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
