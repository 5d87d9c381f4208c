import { type ClassCard, readCardText } from '../../src/classroom/protocol/card/classCard'
import { envelopeFileText } from '../../src/classroom/protocol/file/envelopeFile'
import { makeReport } from '../../src/classroom/protocol/report/makeReport'
import { sealReport } from '../../src/classroom/protocol/report/sealReport'
import { classroomTools as tools } from '../../src/platform/classroomTools'
import { emptyDocument, type ProgressDocument } from '../../src/core/progress/document'
import { completeLesson } from '../../src/core/progress/lessons'
import { learnerSigner } from '../classroom/protocol/openedClass'
import { day, device, doneBy, instant, JOINED, learner, lesson } from '../core/progress/samples'
import type { Browser } from './drivers/Browser'
import type { Learner } from './Learner'

export const PASSWORD = 'four small red barns'

/** Creates a class from the list of classes and stops on its card. */
export async function opensClass(teacher: Learner, name = 'Period 3', teacherName = 'Ms. Hale'): Promise<void> {
  await teacher.types(name, 'Class name')
  await teacher.types(teacherName, 'Your name')
  await teacher.types(PASSWORD, 'Class password')
  await teacher.presses('Create class')
  await teacher.seesHeading('Class card', { withinMs: 60_000 })
  await teacher.until("return document.querySelector('input[readonly]') !== null", 'the link of the card')
}

/** Returns the link of the class card on the screen. */
export async function linkOfCard(browser: Browser): Promise<string> {
  return String(await browser.evaluate("return document.querySelector('input[readonly]').value"))
}

export async function cardOf(link: string): Promise<ClassCard> {
  const read = await readCardText(link, tools)
  if (read.kind !== 'card') throw new Error(`The link holds no card: ${read.reason}`)
  return read.card
}

/** Returns the file that a learner of this name would hand in, with so many lessons of the first module. */
export async function reportFile(card: ClassCard, name: string, lessons: number): Promise<string> {
  const at = { device: device('phone'), today: day('2026-11-19') }
  const document = Array.from({ length: lessons }, (_, index) => lesson(`foundations_${index + 1}`)).reduce(
    (before, lessonId) => doneBy(completeLesson(before, { lessonId, ...at })),
    emptyDocument(learner(`learner-${name.replace(/\W/g, '')}`), JOINED),
  )
  return await fileOfReport(card, name, document)
}

/** Returns the file that a learner of this name would hand in with this progress. */
export async function fileOfReport(card: ClassCard, name: string, document: ProgressDocument): Promise<string> {
  const about = { classId: card.classId, name, madeAt: instant('2026-11-20T10:42:00.000Z'), sequence: 1, app: '3.3.5' }
  const made = await makeReport(document, about, tools)
  if (made.kind === 'refused') throw new Error(`The report was refused: ${made.reason}`)
  return envelopeFileText([await sealReport(made.packed, 1, await learnerSigner(), card, tools)])
}
