import type { LessonInfo, Manifest, ModuleInfo } from '../core/curriculum/parseManifest'
import { syllabusOf } from '../core/curriculum/findLesson'
import type { ProgressDocument } from '../core/progress/document'
import { isLessonComplete } from '../core/progress/lessons'
import { moduleAccess } from '../core/progress/moduleAccess'
import { isQuizStarted, isQuizPassed } from '../core/progress/quizzes'
import type { Syllabus } from '../core/progress/syllabus'
import type { LessonPlace, QuizDraft } from '../data/store/learningRows'

export interface LessonStep {
  readonly kind: 'lesson'
  readonly module: ModuleInfo
  readonly lesson: LessonInfo
  /** 1 for the first lesson of the module. */
  readonly number: number
  /** The place where the learner stopped reading. */
  readonly place?: LessonPlace
}

export interface QuizStep {
  readonly kind: 'quiz'
  readonly module: ModuleInfo
  /** The answers from an unfinished attempt. */
  readonly draft?: QuizDraft
}

export type Step = LessonStep | QuizStep

/** The lessons and quizzes that the learner has started but not finished. */
export interface Started {
  readonly places: readonly LessonPlace[]
  readonly drafts: readonly QuizDraft[]
}

/**
 * Next steps, best first. The first is the unfinished step that was started last. Next come open lessons and quizzes in
 * modules that were started, then those in other open modules, and last the lessons in locked modules. A lesson in a
 * locked module can be read but not completed, so it is not first if it was only opened, or read to its end. Empty if
 * everything is done.
 */
export function nextSteps(document: ProgressDocument, manifest: Manifest, started: Started): readonly Step[] {
  const syllabus = syllabusOf(manifest)
  const isOpen = ({ id }: ModuleInfo) => moduleAccess(document, syllabus, id).kind === 'open'
  const open = manifest.modules.filter(isOpen)
  const locked = manifest.modules.filter((module) => !isOpen(module))
  const lessonsOf = (module: ModuleInfo) => openLessons(document, module, started)
  return lastFirst(
    [
      ...startedFirst(document, open, started).flatMap((module): Step[] => [
        ...lessonsOf(module),
        ...openQuiz(document, module, syllabus, started),
      ]),
      ...startedFirst(document, locked, started).flatMap(lessonsOf),
    ],
    (step) => isOpen(step.module) || isPartlyRead(step),
  )
}

function openLessons(document: ProgressDocument, module: ModuleInfo, started: Started): LessonStep[] {
  return module.lessons.flatMap((lesson, index): LessonStep[] => {
    if (isLessonComplete(document, lesson.id)) return []
    const place = started.places.find(({ lessonId }) => lessonId === lesson.id)
    return [{ kind: 'lesson', module, lesson, number: index + 1, ...(place === undefined ? {} : { place }) }]
  })
}

function openQuiz(document: ProgressDocument, module: ModuleInfo, syllabus: Syllabus, started: Started): QuizStep[] {
  const passingScore = syllabus.modules.find(({ id }) => id === module.id)?.passingScore ?? 0
  if (isQuizPassed(document, module.id, passingScore)) return []
  const draft = started.drafts.find(({ moduleId }) => moduleId === module.id)
  return [{ kind: 'quiz', module, ...(draft === undefined ? {} : { draft }) }]
}

function startedFirst(document: ProgressDocument, modules: readonly ModuleInfo[], started: Started): ModuleInfo[] {
  const rank = (module: ModuleInfo) => (isModuleStarted(document, module, started) ? 0 : 1)
  // Sorting is stable, so modules of the same rank keep the order of the curriculum.
  return [...modules].sort((a, b) => rank(a) - rank(b))
}

/** Moves the step that was started last to the front if it can be continued. The other steps keep their order. */
function lastFirst(steps: readonly Step[], canGoOn: (step: Step) => boolean): readonly Step[] {
  const last = steps
    .filter(canGoOn)
    .reduce<Step | undefined>((latest, step) => (startedAt(step) > startedAt(latest) ? step : latest), undefined)
  return last === undefined ? steps : [last, ...steps.filter((step) => step !== last)]
}

/** Whether the learner has read, completed or tried anything in the module. */
export function isModuleStarted(document: ProgressDocument, module: ModuleInfo, started: Started): boolean {
  return (
    module.lessons.some(({ id }) => isLessonComplete(document, id)) ||
    isQuizStarted(document, module.id) ||
    started.places.some(({ moduleId }) => moduleId === module.id) ||
    started.drafts.some(({ moduleId }) => moduleId === module.id)
  )
}

function isPartlyRead(step: Step): boolean {
  const percent = step.kind === 'lesson' ? Math.round((step.place?.read ?? 0) * 100) : 0
  return percent > 0 && percent < 100
}

/** ISO instants sort as text, and a step that was never started sorts before all of them. */
function startedAt(step: Step | undefined): string {
  if (step === undefined) return ''
  return (step.kind === 'lesson' ? step.place?.at : step.draft?.startedAt) ?? ''
}
