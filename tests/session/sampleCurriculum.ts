import type { Difficulty, LessonInfo, Manifest, ModuleInfo } from '../../src/core/curriculum/parseManifest'
import { syllabusOf } from '../../src/core/curriculum/findLesson'
import { completeLesson } from '../../src/core/progress/lessons'
import { emptyDocument, type ProgressDocument } from '../../src/core/progress/document'
import { finishQuizAttempt } from '../../src/core/progress/quizzes'
import type { DeviceId, Instant, LearnerId, LessonId, LocalDate, ModuleId } from '../../src/core/progress/ids'
import type { LessonPlace, QuizDraft } from '../../src/data/store/learningRows'

const device = 'test-device' as DeviceId

function lesson(moduleId: string, place: number, title: string): LessonInfo {
  const id = `${moduleId}_${place}` as LessonId
  return { id, title, type: 'reading', duration: '15 min', points: 50, contentFile: `${id}.json` }
}

function module(id: string, title: string, difficulty: Difficulty, lessons: readonly string[]): ModuleInfo {
  return {
    id: id as ModuleId,
    title,
    description: `All about ${title.toLowerCase()}.`,
    duration: '2 weeks',
    difficulty,
    icon: 'block',
    color: 'orange',
    lessons: lessons.map((lessonTitle, index) => lesson(id, index + 1, lessonTitle)),
    quiz: { id: `${id}_quiz`, title, duration: '10 min', points: 100, contentFile: `${id}_quiz.json` },
  }
}

/** Three modules of two lessons, one for each level. */
export const sampleManifest: Manifest = {
  modules: [
    module('foundations', 'Financial Foundations', 'Beginner', ['Introduction to Money', 'Building a Budget']),
    module('credit', 'Credit and Debt', 'Intermediate', ['How Credit Works', 'Getting Out of Debt']),
    module('taxes', 'Taxes', 'Advanced', ['How Income Tax Works', 'Filing Free']),
  ],
}

export const sampleSyllabus = syllabusOf(sampleManifest)

export function learner(): ProgressDocument {
  return emptyDocument('learner-1' as LearnerId, '2026-11-01T08:00:00.000Z' as Instant)
}

/** The document after these lessons were completed on one day. */
export function completed(document: ProgressDocument, ...lessonIds: readonly string[]): ProgressDocument {
  return lessonIds.reduce((before, id) => {
    const result = completeLesson(before, { lessonId: id as LessonId, device, today: '2026-11-20' as LocalDate })
    if (result.kind === 'refused') throw new Error(`${id}: ${result.reason}`)
    return result.document
  }, document)
}

export function tried(document: ProgressDocument, moduleId: string, score: number): ProgressDocument {
  const result = finishQuizAttempt(document, {
    moduleId: moduleId as ModuleId,
    score,
    passed: score >= 70,
    device,
    today: '2026-11-20' as LocalDate,
    at: '2026-11-20T12:00:00.000Z' as Instant,
  })
  if (result.kind === 'refused') throw new Error(result.reason)
  return result.document
}

export function place(lessonId: string, at: string, read = 0.4): LessonPlace {
  const moduleId = lessonId.replace(/_\d+$/, '') as ModuleId
  return { lessonId: lessonId as LessonId, moduleId, read, heading: 'A heading', stepsDone: [], at }
}

export function draft(moduleId: string, startedAt: string): QuizDraft {
  return {
    moduleId: moduleId as ModuleId,
    answers: { q1: 0 },
    order: { q1: [0, 1], q2: [1, 0] },
    position: 1,
    startedAt,
  }
}
