import { counted, inWords } from './counting'

/** The curriculum, module by module. Counts come from the manifest. */
export const financialLiteracyWords = {
  documentTitle: 'The financial literacy course',
  description:
    'The whole course, module by module: every lesson with its minutes, level and points. Free, in plain words, and it works offline.',

  title: 'The whole course, block by block',
  lead: (modules: number) =>
    modules === 1
      ? 'The course begins with one module and its quilt block. Each lesson that you finish sews one patch, and the passed quiz sews the last. Reading is free and needs no account.'
      : `${capitalised(inWords(modules))} modules, from your first plan for the month to retirement and taxes. Each is a quilt block: a lesson that you finish sews its patches, and the passed quiz sews the last. Reading is free and needs no account.`,
  counts: (modules: number, lessons: number, quizzes: number) => [
    counted(modules, 'module', 'modules'),
    counted(lessons, 'lesson', 'lessons'),
    counted(quizzes, 'quiz', 'quizzes'),
  ],
  quiltLabel: 'Modules of the course, as quilt blocks',
  indexTitle: 'Modules',
  opensTitle: 'How modules open',
  opens:
    'You can read every lesson from the first day. Points work in order: beginner modules are open from the start, intermediate ones open when all beginner lessons are done, and advanced ones after both. You can also open a module early with points you have earned.',

  level: (difficulty: string) => difficulty,
  weeks: (count: number) => counted(count, 'week', 'weeks'),
  points: (figure: string) => `${figure} points`,
  disclosure: (lessons: number) => `${counted(lessons, 'lesson', 'lessons')} and a quiz`,
  columns: { number: 'No.', lesson: 'Lesson', minutes: 'Minutes', points: 'Points' },
  tableCaption: (module: string) => `Lessons of ${module}`,
  quiz: 'Quiz',
  moduleTotal: 'Whole module',
  openModule: 'Open in the Learning Center',
  inAll: 'In all',
  /** `12 hours 20 minutes` */
  time: (minutes: number) => {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    const parts = [
      ...(hours === 0 ? [] : [counted(hours, 'hour', 'hours')]),
      ...(rest === 0 ? [] : [counted(rest, 'minute', 'minutes')]),
    ]
    return parts.join(' ')
  },
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
