import { createHash } from 'node:crypto'
import {
  EMPTY_BOOK,
  type Carrier,
  type ClassBook,
  withArrival,
  withDecision,
} from '../../../src/classroom/protocol/book/classBook'
import type { Signer } from '../../../src/classroom/protocol/ClassroomTools'
import { senderHashOf, type SenderHash } from '../../../src/classroom/protocol/card/classId'
import { makeLeavingReport, makeReport } from '../../../src/classroom/protocol/report/makeReport'
import { openReport, sealReport } from '../../../src/classroom/protocol/report/sealReport'
import type { Bytes } from '../../../src/classroom/protocol/bytes'
import { randomFrom } from '../../../src/core/practice/random'
import { emptyDocument, type ProgressDocument } from '../../../src/core/progress/document'
import { startOver } from '../../../src/core/progress/epochs'
import { completeLesson, undoLesson } from '../../../src/core/progress/lessons'
import { finishQuizAttempt } from '../../../src/core/progress/quizzes'
import { day, device, doneBy, instant, JOINED, learner, lesson, moduleId } from '../../core/progress/samples'
import { learnerSigner, type OpenedClass, openedClass, tools } from './openedClass'

/** Repeats the small course of `bookSamples`, because expected values must not come from the code under test. */
export const COURSE = {
  foundations: { lessons: ['foundations_1', 'foundations_2'], questions: ['q1', 'q2'] },
  saving: { lessons: ['saving_1'], questions: ['q1'] },
} as const
export type Module = keyof typeof COURSE
export const MODULES = ['foundations', 'saving'] as const
const RIGHT = 1
const PASSING = 70

/** The notes about a learner on one device since they last started over, as a person would write them on paper. */
export interface Notebook {
  /** Completed lessons, with the day of the first time. A repeated lesson keeps its date. */
  readonly done: Map<string, string>
  readonly first: Map<string, string>
  /** Lessons that were undone and repeated, and every day of learning. */
  readonly again: Set<string>
  readonly active: Set<string>
  readonly tries: Map<Module, number>
  readonly passes: Map<Module, { readonly score: number; readonly day: string }[]>
  readonly chosen: Map<string, number>
}
const emptyNotebook = (): Notebook => ({
  done: new Map(),
  first: new Map(),
  again: new Set(),
  active: new Set(),
  tries: new Map(),
  passes: new Map(),
  chosen: new Map(),
})
const copyOf = ({ done, first, again, active, tries, passes, chosen }: Notebook): Notebook => ({
  done: new Map(done),
  first: new Map(first),
  again: new Set(again),
  active: new Set(active),
  tries: new Map(tries),
  passes: new Map([...passes].map(([module, list]) => [module, [...list]])),
  chosen: new Map(chosen),
})

interface Tablet {
  readonly id: string
  readonly signer: Signer
  readonly sender: SenderHash
  document: ProgressDocument
  notebook: Notebook
  sequence: number
}

/**
 * A report as it first reached the teacher, with the page of the notebook that it was made from. A farewell has no
 * page.
 */
export interface Received {
  readonly sequence: number
  readonly madeAt: string
  readonly heardAt: string
  readonly notebook: Notebook | undefined
}

export interface Learner {
  readonly name: string
  readonly tablets: readonly Tablet[]
  /** By sender, the newest report of each kind that arrived. */
  readonly received: Map<SenderHash, { learning?: Received; leaving?: Received }>
  isLetIn: boolean
}

export interface SimulatedClass {
  readonly opened: OpenedClass
  readonly learners: readonly Learner[]
  readonly book: ClassBook
  readonly now: string
}

const DAYS = 28
const dateOf = (dayOfClass: number) => new Date(Date.UTC(2026, 9, 26 + dayOfClass)).toISOString().slice(0, 10)
const momentOf = (dayOfClass: number, hour: number, minute: number) =>
  `${dateOf(dayOfClass)}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`

/** Simulates thirty learners. The teacher's book gets their reports by every carrier, late, twice and out of order. */
export async function fourWeeks(seed: number): Promise<SimulatedClass> {
  const chance = randomFrom(seed)
  const opened = await openedClass()
  const learners: Learner[] = []
  for (let index = 0; index < 30; index += 1) {
    const count = index === 8 || index === 9 ? 2 : 1
    const tablets = await Promise.all(Array.from({ length: count }, (_, n) => newTablet(index, n)))
    learners.push({ name: nameOf(index), tablets, received: new Map(), isLetIn: index !== 27 })
  }

  /** Envelopes in transit: the content, the time of arrival and the carrier. */
  const way: { readonly at: string; readonly carrier: Carrier; readonly bytes: Bytes; readonly from: Learner }[] = []
  const pages = new Map<string, Notebook>()
  const send = (from: Learner, bytes: Bytes, onDay: number) => {
    const copies = chance() < 0.3 ? 2 : 1
    for (let copy = 0; copy < copies; copy += 1) {
      const late = chance() < 0.25 ? Math.floor(chance() * 4) : 0
      const carrier = (['light', 'file', 'relay'] as const)[Math.floor(chance() * 3)] ?? 'light'
      way.push({ at: momentOf(onDay + late, 14, Math.floor(chance() * 60)), carrier, bytes, from })
    }
  }
  const handIn = async (from: Learner, tablet: Tablet, onDay: number) => {
    tablet.sequence += 1
    const madeAt = instant(momentOf(onDay, 13, 0))
    const about = { classId: opened.card.classId, name: from.name, madeAt, sequence: tablet.sequence, app: '3.3.5' }
    const made = await makeReport(tablet.document, about, tools)
    if (made.kind === 'refused') throw new Error(made.reason)
    pages.set(`${tablet.sender} ${tablet.sequence}`, copyOf(tablet.notebook))
    send(from, await sealReport(made.packed, tablet.sequence, tablet.signer, opened.card, tools), onDay)
  }

  for (let today = 0; today < DAYS; today += 1) {
    for (const [index, one] of learners.entries()) {
      // Some never learn, two stop after ten days, one leaves after three weeks.
      if (index < 3 || (index < 5 && today > 10) || (index === 5 && today > 20)) continue
      for (const [number, tablet] of one.tablets.entries()) {
        const module = one.tablets.length === 2 ? MODULES[number] : undefined
        learn(tablet, { chance, today: dateOf(today), module, undoes: index === 6 })
        if (index === 7 && today === 14) {
          tablet.document = doneBy(startOver(tablet.document))
          tablet.notebook = emptyNotebook()
        }
      }
      // Three share a tablet, and hand in together on Fridays.
      const isHandingIn = index >= 10 && index <= 12 ? today % 7 === 4 : chance() < 0.14
      if (isHandingIn) for (const tablet of one.tablets) await handIn(one, tablet, today)
      if (index === 5 && today === 20) {
        const [tablet] = one.tablets
        if (tablet === undefined) throw new Error('no tablet')
        await handIn(one, tablet, today)
        tablet.sequence += 1
        const madeAt = instant(momentOf(today, 13, 30))
        const last = await makeLeavingReport({ madeAt, sequence: tablet.sequence, app: '3.3.5' }, tools)
        send(one, await sealReport(last, tablet.sequence, tablet.signer, opened.card, tools), today)
      }
    }
  }

  const arrived = way.filter(({ at }) => at <= momentOf(DAYS - 1, 23, 0)).sort((a, b) => (a.at < b.at ? -1 : 1))
  const book = await collected(opened, arrived, pages)
  return { opened, learners, book, now: momentOf(DAYS - 1, 23, 30) }
}

async function collected(
  opened: OpenedClass,
  arrived: readonly { readonly at: string; readonly carrier: Carrier; readonly bytes: Bytes; readonly from: Learner }[],
  pages: ReadonlyMap<string, Notebook>,
): Promise<ClassBook> {
  let book = EMPTY_BOOK
  for (const { at, carrier, bytes, from } of arrived) {
    const result = await openReport(bytes, opened.card.classId, opened.open, tools)
    if (result.kind === 'refused') throw new Error(result.reason)
    const sender = await senderHashOf(result.envelope.sender, tools)
    const { report } = result
    book = withArrival(book, { sender, bytes, report, heardAt: instant(at), carrier })
    if (report.kind === 'learning' && book.decisions[sender] === undefined && from.isLetIn)
      book = withDecision(book, sender, report.member, true)
    note(from, sender, { sequence: report.sequence, madeAt: report.madeAt, heardAt: at }, pages)
  }
  return book
}

/** The teacher's own list on paper: the newest report of each sender, and when it first arrived. */
function note(
  from: Learner,
  sender: SenderHash,
  came: Omit<Received, 'notebook'>,
  pages: ReadonlyMap<string, Notebook>,
) {
  const known = from.received.get(sender) ?? {}
  const notebook = pages.get(`${sender} ${came.sequence}`)
  const kind = notebook === undefined ? 'leaving' : 'learning'
  if ((known[kind]?.sequence ?? 0) >= came.sequence) return
  from.received.set(sender, { ...known, [kind]: { ...came, notebook } })
}

interface OneDay {
  readonly chance: () => number
  readonly today: string
  /** A learner with two devices uses each for its own module. */
  readonly module: Module | undefined
  readonly undoes: boolean
}

function learn(tablet: Tablet, { chance, today, module, undoes }: OneDay): void {
  const { notebook } = tablet
  const chosen = module ?? MODULES[Math.floor(chance() * MODULES.length)] ?? 'saving'
  const { lessons, questions } = COURSE[chosen]
  const next = lessons.find((id) => !notebook.done.has(id))
  if (next !== undefined && chance() < 0.15) {
    const completion = { lessonId: lesson(next), device: device(tablet.id), today: day(today) }
    tablet.document = doneBy(completeLesson(tablet.document, completion))
    notebook.active.add(today)
    if (notebook.first.has(next)) notebook.again.add(next)
    else notebook.first.set(next, today)
    notebook.done.set(next, notebook.first.get(next) ?? today)
  } else if (undoes && notebook.done.size > 0 && chance() < 0.3) {
    const [first = ''] = notebook.done.keys()
    tablet.document = doneBy(undoLesson(tablet.document, { lessonId: lesson(first) }))
    notebook.done.delete(first)
  }
  if (chance() >= 0.12) return
  const answers = questions.map((question) => ({ question, chosen: chance() < 0.5 ? RIGHT : Math.floor(chance() * 4) }))
  const right = answers.filter((answer) => answer.chosen === RIGHT).length
  const score = Math.round((right / answers.length) * 100)
  const passed = score >= PASSING
  tablet.document = doneBy(
    finishQuizAttempt(tablet.document, {
      moduleId: moduleId(chosen),
      score,
      passed,
      device: device(tablet.id),
      answers,
      today: day(today),
      at: instant(`${today}T11:00:00.000Z`),
    }),
  )
  notebook.active.add(today)
  notebook.tries.set(chosen, (notebook.tries.get(chosen) ?? 0) + 1)
  if (passed) notebook.passes.set(chosen, [...(notebook.passes.get(chosen) ?? []), { score, day: today }])
  for (const answer of answers) notebook.chosen.set(`${chosen}-${answer.question}`, answer.chosen)
}

async function newTablet(index: number, number: number): Promise<Tablet> {
  const signer = await learnerSigner()
  const id = createHash('sha256').update(`${index} ${number}`).digest('hex').slice(0, 20)
  const document = emptyDocument(learner(`learner-${index}`), JOINED)
  const sender = await senderHashOf(signer.key, tools)
  return { id, signer, sender, document, notebook: emptyNotebook(), sequence: 0 }
}

/** Two learners have the same name, and one name looks like a formula. */
function nameOf(index: number): string {
  if (index === 13) return 'Learner 14'
  return index === 15 ? '=Learner 15' : `Learner ${index}`
}
