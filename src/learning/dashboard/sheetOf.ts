import { dashboardWords as words } from '#words/dashboard'
import type { ProgressDocument } from '../../progress/document'
import { completedLessons } from '../../progress/lessons'
import { pointsForLesson, pointsForQuiz } from '../../progress/points'
import { lessonPath, quizPath } from '../../words/paths'
import type { LessonStep, QuizStep, Step } from '../session/nextSteps'

/** What the sheet of the next step says. */
export interface SheetText {
  readonly to: string
  readonly kicker: string
  readonly title: string
  readonly facts: string
  /** How far it was done, 0 to 100; undefined when it was not started. */
  readonly percent: number | undefined
  readonly note: string | undefined
  readonly action: string
}

export function sheetOf(document: ProgressDocument, step: Step): SheetText {
  return step.kind === 'lesson' ? lessonSheet(document, step) : quizSheet(step)
}

function lessonSheet(document: ProgressDocument, { module, lesson, number, place }: LessonStep): SheetText {
  const percent = place === undefined ? 0 : Math.round(place.read * 100)
  const isStarted = place !== undefined && percent > 0
  const isFirst = !isStarted && completedLessons(document).length === 0
  return {
    to: lessonPath(module.id, lesson.id),
    kicker: isStarted ? words.continueHere : isFirst ? words.startHere : words.nextUp,
    title: lesson.title,
    facts: words.lessonFacts(module.title, number, module.lessons.length, lesson.duration, pointsForLesson(lesson.id)),
    percent: isStarted ? percent : undefined,
    note: isStarted ? (percent >= 100 ? words.readToTheEnd : words.read(percent, place.heading)) : undefined,
    action: isStarted ? words.continueAction : isFirst && number === 1 ? words.startAction : words.openLesson,
  }
}

function quizSheet({ module, draft }: QuizStep): SheetText {
  const all = draft === undefined ? 0 : Object.keys(draft.order).length
  const answered = draft === undefined ? 0 : Object.keys(draft.answers).length
  return {
    to: quizPath(module.id),
    kicker: draft === undefined ? words.nextUp : words.continueHere,
    title: words.quizOf(module.title),
    facts: words.quizFacts(module.quiz.duration, pointsForQuiz(module.id)),
    percent: all === 0 ? undefined : Math.round((answered / all) * 100),
    note: all === 0 ? undefined : words.answered(answered, all),
    action: draft === undefined ? words.openQuiz : words.continueAction,
  }
}
