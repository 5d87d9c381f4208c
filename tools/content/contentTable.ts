import { answerPlaces } from './checkAnswerPlaces'
import { figuresIn } from './checkFigures'
import { guessed } from './checkGuessing'
import { lessonGrade, lessonWords, openNumbers, openWords } from './checkLesson'
import { namesByLessons } from './checkNames'
import { examplesSaid, repetitions } from './checkRepetition'
import { handedBack } from './checkHandedBack'
import { parseStateNotes } from '../../src/core/curriculum/parseStateNotes'
import { questionsOfForms } from './questionList'
import { alikeNotes } from './alikeNotes'
import { lessonTexts, quizTexts } from './contentTexts'
import type { Content, ReadModule } from './readContent'
import { READERS_SEED, readers, RUNS, type ReaderName, simulatedReaders } from './simulatedReaders'

const HEADER = ['Module', 'Lesson', 'Length', 'Words', 'Open', 'Numbers', 'Grade', 'Questions', 'Figures', 'Terms']

/**
 * Returns one row per lesson, one per module in the order of the manifest, and the full course at the end. The columns
 * are lessons, words, highest reading level, questions, figures and glossary terms. Below follow the places of the right
 * answers, the most frequent first names, and the values closest to a limit of repetition.
 */
export function contentTable(content: Content): string {
  const { modules, glossary } = content
  const all = modules.flatMap(({ lessons }) => lessons)
  const listed = modules.reduce((sum, { info }) => sum + info.lessons.length, 0)
  const course = sumRow('all', `${all.length} of ${listed}`, modules)
  const rows = [HEADER, ...modules.flatMap(rowsOf), [...course.slice(0, -1), String(glossary.length)]]
  return `${layOut(rows)}\n\n${spread(content)}`
}

function rowsOf(module: ReadModule): string[][] {
  const { info, lessons, quiz } = module
  const questions = quiz === undefined ? [] : questionsOfForms(quiz.quiz)
  return [
    ...lessons.map((read) => [
      '',
      read.info.id,
      read.info.duration,
      String(lessonWords(read)),
      String(openWords(read)),
      String(openNumbers(read)),
      lessonGrade(read).toFixed(1),
      String(questions.filter(({ lessonId }) => lessonId === read.info.id).length),
      String(new Set(lessonTexts(read.lesson).flatMap(({ text }) => figuresIn(text))).size),
      String(read.lesson.terms.length),
    ]),
    sumRow(info.id, `${lessons.length} of ${info.lessons.length}`, [module]),
  ]
}

/** Totals of the lessons and quizzes of some modules. Each figure or term counts once. */
function sumRow(name: string, count: string, modules: readonly ReadModule[]): string[] {
  const lessons = modules.flatMap(({ lessons: own }) => own)
  const texts = [
    ...lessons.flatMap(({ lesson }) => lessonTexts(lesson)),
    ...modules.flatMap(({ quiz }) => (quiz ? quizTexts(quiz.quiz) : [])),
  ]
  return [
    name,
    count,
    '',
    String(lessons.reduce((sum, read) => sum + lessonWords(read), 0)),
    String(lessons.reduce((sum, read) => sum + openWords(read), 0)),
    String(lessons.reduce((sum, read) => sum + openNumbers(read), 0)),
    lessons.length === 0 ? '' : `to ${Math.max(...lessons.map(lessonGrade)).toFixed(1)}`,
    String(modules.reduce((sum, { quiz }) => sum + (quiz === undefined ? 0 : questionsOfForms(quiz.quiz).length), 0)),
    String(new Set(texts.flatMap(({ text }) => figuresIn(text))).size),
    String(new Set(lessons.flatMap(({ lesson }) => lesson.terms)).size),
  ]
}

function spread(content: Content): string {
  const names = namesByLessons(content)
  const often = names.slice(0, 5).map(([name, files]) => `${name} ${files.length}`)
  const examples = [...examplesSaid(content).values()]
  const shared = repetitions(content)
    .filter(({ files }) => files.length > 1)
    .sort((a, b) => b.files.length / b.most - a.files.length / a.most)
    .slice(0, 12)
    .map(({ what, files, most }) => `  ${what}: ${files.length} lessons, at most ${most}`)
  return [
    `Right answers at index 0 to 3: ${answerPlaces(content).join(', ')}.`,
    `First names in the lessons: ${names.length}; in the most lessons: ${often.join(', ')}.`,
    `“For example”: ${examples.reduce((sum, times) => sum + times, 0)} times in ${examples.length} lessons.`,
    `Sheets: ${content.modules.flatMap(({ lessons }) => lessons.filter(({ lesson }) => lesson.sheet)).length}.`,
    ...stateNotesRows(content),
    ...guessed(content).map(({ module, questions, longest, careful, ratio }) => {
      const [long, hedged] = [longest, careful].map((share) => `${share.toFixed(0)}%`)
      return `  ${module}: of ${questions} questions the longest option is right in ${long}, the most careful in ${hedged}; right to wrong length ${ratio.toFixed(2)}`
    }),
    `Readers who never opened a lesson, ${RUNS} sittings of each quiz, from seed ${READERS_SEED}:`,
    ...readersRows(content),
    ...(shared.length === 0 ? [] : ['What lessons share, closest to its bound first:', ...shared]),
  ].join('\n')
}

/** The notes of each topic, with the two most alike, and the sentences that leave the law to the learner. */
function stateNotesRows(content: Content): string[] {
  const topics = [...content.stateNotes.values()].flatMap((value) => {
    const parsed = parseStateNotes(value)
    return parsed.kind === 'valid' ? [parsed.value] : []
  })
  const left = [...handedBack(content)].map(([file, sentences]) => ({ file, count: sentences.length }))
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  return [
    `State notes: ${sum(topics.map(({ notes }) => notes.length))} on ${topics.length} topics.`,
    ...topics.map(({ topic, notes }) => {
      const [first] = alikeNotes(notes)
      const alike = first === undefined ? '' : `; most alike ${first.states.join(' and ')}, ${first.percent}%`
      return `  ${topic}: ${notes.length}, federal ${notes.filter(({ federal }) => federal).length}${alike}`
    }),
    `Sentences that leave the law of a state to the learner, in lessons with a note: ${sum(left.map(({ count }) => count))}.`,
    ...left.filter(({ count }) => count > 0).map(({ file, count }) => `  ${file}: ${count}`),
  ]
}

/** By reader: the easiest quizzes to guess first, and the seeds that passed one. */
function readersRows(content: Content): string[] {
  const sittings = simulatedReaders(content, READERS_SEED)
  return (Object.keys(readers) as ReaderName[]).map((name) => {
    const own = sittings.filter(({ reader }) => reader === name).sort((a, b) => b.mean - a.mean)
    const seeds = own.flatMap(({ passed }) => passed)
    const means = own.slice(0, 3).map(({ module, mean }) => `${module} ${mean.toFixed(0)}%`)
    const passed = seeds.length === 0 ? 'no quiz passed' : `passed with the seeds ${seeds.join(', ')}`
    return `  ${name}: right on average at most in ${means.join(', ')}; ${passed}`
  })
}

function layOut(rows: readonly (readonly string[])[]): string {
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const isText = (column: number) => column < 3
  return rows
    .map((row) =>
      row
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
