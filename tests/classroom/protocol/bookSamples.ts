import { createHash } from 'node:crypto'
import type { Arrival } from '../../../src/classroom/protocol/book/classBook'
import type { ClassCurriculum } from '../../../src/classroom/protocol/book/grid'
import { type MemberId, parseMemberId, type SenderHash } from '../../../src/classroom/protocol/card/classId'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import type { SharedOutcomes } from '../../../src/classroom/protocol/report/sharedOutcomes'
import { instant, lesson, moduleId } from '../../core/progress/samples'

export const NOW = instant('2026-11-22T08:00:00.000Z')

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

export function memberId(name: string): MemberId {
  const id = parseMemberId(hash(name).slice(0, 32))
  if (id === undefined) throw new Error('no member id')
  return id
}

export const senderHash = (name: string) => hash(name) as SenderHash

interface Said {
  readonly sender: SenderHash
  readonly says: MemberId
  readonly sequence: number
  readonly lessons: readonly string[]
  readonly epoch?: number
  readonly variant?: number
  readonly heardAt?: string
  readonly madeAt?: string
  readonly carrier?: Arrival['carrier']
  readonly name?: string
  readonly notJoined?: readonly string[]
  readonly shared?: SharedOutcomes
  /** Fields of the document besides the lessons. */
  readonly more?: object
}

/** Makes an opened report. The bytes of its envelope differ whenever the report does. */
export function arrivalOf(said: Said): Arrival {
  const { sender, says, sequence, lessons, epoch = 0, variant = 0, heardAt, carrier = 'light', name = 'Ada' } = said
  const madeAt = instant(said.madeAt ?? '2026-11-20T07:00:00.000Z')
  const document = documentOf(says, epoch, lessons, said.more)
  const text = JSON.stringify([says, sequence, lessons, epoch, variant, name, said.more, said.shared])
  const report = { kind: 'left', madeAt, sequence, app: '3.3.5' } as const
  return {
    sender,
    bytes: Uint8Array.from(Buffer.from(hash(text), 'hex')),
    heardAt: instant(heardAt ?? '2026-11-20T08:00:00.000Z'),
    carrier,
    report: {
      ...report,
      kind: 'learning',
      name,
      member: says,
      document,
      answersSince: undefined,
      notJoined: said.notJoined,
      shared: said.shared,
    },
  }
}

function documentOf(owner: MemberId, epoch: number, lessons: readonly string[], more: object = {}): ProgressDocument {
  const counters = Object.fromEntries(lessons.map((id) => [id, { device: 1 }]))
  const completedOn = Object.fromEntries(lessons.map((id) => [id, '2026-11-19']))
  const parsed = parseDocument({ owner, format: 1, epoch, lessons: counters, completedOn, ...more }, owner)
  if (parsed.kind === 'unreadable') throw new Error(parsed.reason)
  return parsed.document
}

export function leavingOf({
  sender,
  sequence,
  heardAt = '2026-11-20T08:00:00.000Z',
  carrier = 'file',
}: Pick<Said, 'sender' | 'sequence' | 'heardAt' | 'carrier'>): Arrival {
  const report = { kind: 'left', madeAt: instant(heardAt), sequence, app: '3.3.5' } as const
  return { sender, bytes: Uint8Array.of(0xff, sequence), heardAt: instant(heardAt), carrier, report }
}

const info = (id: string) => ({
  id: lesson(id),
  title: `Lesson ${id}`,
  type: 'reading' as const,
  duration: '15 min',
  points: 50,
  contentFile: `${id}.json`,
})

function quizOf(id: string, questions: readonly string[]) {
  const asked = questions.map((question) => ({
    id: question,
    type: 'multiple-choice' as const,
    question: `What of ${question}?`,
    options: ['zero', 'one', 'two', 'three'],
    correct: 1,
    explanation: '',
  }))
  const quiz = { title: id, type: 'quiz' as const, duration: '5 min', points: 100, passingScore: 70, questions: asked }
  return [moduleId(id), quiz] as const
}

export const CURRICULUM: ClassCurriculum = {
  modules: [
    {
      id: moduleId('foundations'),
      title: 'Foundations',
      icon: 'foundations',
      color: 'orange',
      difficulty: 'Beginner',
      lessons: [info('foundations_1'), info('foundations_2')],
    },
    {
      id: moduleId('saving'),
      title: 'Saving',
      icon: 'saving',
      color: 'gold',
      difficulty: 'Beginner',
      lessons: [info('saving_1')],
    },
  ],
  quizzes: new Map([quizOf('foundations', ['q1', 'q2']), quizOf('saving', ['q1'])]),
}
