/** The presses of a learner, and their effects in the reference. */
import type { ProgressDocument } from '../../src/core/progress/document'
import { parseInstant } from '../../src/core/progress/ids'
import type { OpenedLearnerStore } from '../../src/data/store/learnerStore'
import { checkAnswers } from '../core/progress/checkAnswers'
import { learner, lesson, moduleId, question } from '../core/progress/samples'
import { chosenFor, type Action } from './model/actions'
import { type Knowledge, NOTHING, withElements } from './model/Knowledge'

export interface BackupFile {
  readonly document: ProgressDocument
  readonly known: Knowledge
}

export function pressed(store: OpenedLearnerStore, action: Action): ReturnType<OpenedLearnerStore['completeLesson']> {
  switch (action.kind) {
    case 'complete':
      return store.completeLesson(lesson(action.lesson))
    case 'undo':
      return store.undoLesson(lesson(action.lesson))
    case 'quiz':
      return store.finishQuiz({
        moduleId: moduleId(action.module),
        score: action.score,
        passed: action.score >= 70,
        answers: [{ question: 'q1', chosen: chosenFor(action.score), text: '', isRight: false }],
      })
    case 'review':
      return store.answerReview(question(action.question), action.chosen)
    case 'check':
      return store.finishCheck(moduleId(action.module), 'before', checkAnswers(action.right))
    case 'unlock':
      return store.unlockModule(moduleId(action.module))
    case 'name':
      return store.setDisplayName(action.name)
    case 'start-over':
      return store.setAside.startOver()
  }
}

export function orNothing(before: Knowledge, after: Knowledge): Knowledge | undefined {
  const isSame = (['epoch', 'elements', 'name', 'joinedOn'] as const).every((field) => before[field] === after[field])
  return isSame ? undefined : after
}

/** Devices of another person, each with its answers to the question of the first module's quiz. */
const LOGS: Readonly<Record<string, readonly [count: number, log: string]>> = {
  laptop: [6, '00vq100vr100wr200wr300yr400yr5'],
  library: [9, '00vr600vr700vr800xr900xr000xr1'],
  school: [7, '00wr200wr300yr400yr500zr600zr7'],
}

/**
 * Returns the file of a person with enough points to unlock a locked module, and with more answers to a question than the
 * limit.
 */
export function foreignFile(): BackupFile {
  const modules = ['banking', 'insurance', 'investing', 'entrepreneurship', 'real_estate', 'retirement']
  const at = '2026-02-01T10:00:00.000Z'
  const quizzes = Object.fromEntries(
    modules.map((id) => [id, { latest: { turn: 2, score: 90, at }, best: { score: 90, at } }]),
  )
  const document = {
    format: 1,
    owner: learner('bea'),
    joinedOn: parseInstant(at),
    profile: {},
    epoch: 0,
    lessons: {},
    completedOn: {},
    quizzes,
    certificates: {},
    unlocks: {},
    spentBefore: 0,
    days: { '2026-02-01': true },
    practice: { 'saving-q1': LOGS },
  } as unknown as ProgressDocument
  const known = withElements({ ...NOTHING, joinedOn: at }, [
    { kind: 'day', day: '2026-02-01' },
    ...modules.flatMap((module) => [
      { kind: 'latest' as const, module, turn: 2, score: 90, at },
      { kind: 'best' as const, module, score: 90, at },
    ]),
    ...Object.entries(LOGS).map(([device, [count, log]]) => ({
      kind: 'answers' as const,
      key: 'saving-q1',
      device,
      count,
      log,
    })),
  ])
  return { document, known }
}
