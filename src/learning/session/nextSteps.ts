import type { LessonInfo, Manifest, ModuleInfo } from '../../curriculum/curriculum'
import { syllabusOf } from '../../curriculum/syllabusOf'
import type { ProgressDocument } from '../../progress/document'
import { isLessonComplete } from '../../progress/lessons'
import { moduleAccess } from '../../progress/moduleAccess'
import { isQuizBegun, isQuizPassed } from '../../progress/quizzes'
import type { LessonPlace, QuizDraft } from '../../store/learnerStore'

export interface LessonStep {
  readonly kind: 'lesson'
  readonly module: ModuleInfo
  readonly lesson: LessonInfo
  /** 1 for the first lesson of the module. */
  readonly number: number
  /** Where the learner stopped reading. */
  readonly place?: LessonPlace
}

export interface QuizStep {
  readonly kind: 'quiz'
  readonly module: ModuleInfo
  /** Answers that wait. */
  readonly draft?: QuizDraft
}

export type Step = LessonStep | QuizStep

/** What a learner has begun and not finished. */
export interface Begun {
  readonly places: readonly LessonPlace[]
  readonly drafts: readonly QuizDraft[]
}

/**
 * What to do next, best first: what was begun last, then the lessons and quizzes still open in modules that were
 * begun, then in other open modules, then the lessons of locked ones, which can be read. Empty when all is done.
 */
export function nextSteps(document: ProgressDocument, manifest: Manifest, begun: Begun): readonly Step[] {
  const steps = modulesInOrder(document, manifest, begun).flatMap((module) =>
    openSteps(document, manifest, module, begun),
  )
  const last = steps.reduce<Step | undefined>(
    (latest, step) => (begunAt(step) > begunAt(latest) ? step : latest),
    undefined,
  )
  return last === undefined ? steps : [last, ...steps.filter((step) => step !== last)]
}

function openSteps(document: ProgressDocument, manifest: Manifest, module: ModuleInfo, begun: Begun): Step[] {
  const lessons = module.lessons.flatMap((lesson, index): LessonStep[] => {
    if (isLessonComplete(document, lesson.id)) return []
    const place = begun.places.find(({ lessonId }) => lessonId === lesson.id)
    return [{ kind: 'lesson', module, lesson, number: index + 1, ...(place === undefined ? {} : { place }) }]
  })
  const syllabus = syllabusOf(manifest)
  const passingScore = syllabus.modules.find(({ id }) => id === module.id)?.passingScore ?? 0
  const isOpen = moduleAccess(document, syllabus, module.id).kind === 'open'
  if (!isOpen || isQuizPassed(document, module.id, passingScore)) return lessons
  const draft = begun.drafts.find(({ moduleId }) => moduleId === module.id)
  return [...lessons, { kind: 'quiz', module, ...(draft === undefined ? {} : { draft }) }]
}

function modulesInOrder(document: ProgressDocument, manifest: Manifest, begun: Begun): ModuleInfo[] {
  const syllabus = syllabusOf(manifest)
  const rank = (module: ModuleInfo): number => {
    if (isModuleBegun(document, module, begun)) return 0
    return moduleAccess(document, syllabus, module.id).kind === 'open' ? 1 : 2
  }
  // Sorting is stable: within a rank the curriculum's own order holds.
  return [...manifest.modules].sort((a, b) => rank(a) - rank(b))
}

/** Whether anything in the module was read, posted or tried. */
export function isModuleBegun(document: ProgressDocument, module: ModuleInfo, begun: Begun): boolean {
  return (
    module.lessons.some(({ id }) => isLessonComplete(document, id)) ||
    isQuizBegun(document, module.id) ||
    begun.places.some(({ moduleId }) => moduleId === module.id) ||
    begun.drafts.some(({ moduleId }) => moduleId === module.id)
  )
}

/** ISO instants sort as text; what was never begun comes before all of them. */
function begunAt(step: Step | undefined): string {
  if (step === undefined) return ''
  return (step.kind === 'lesson' ? step.place?.at : step.draft?.startedAt) ?? ''
}
