/** Ends a class’s history. Lines are good, every disk has room, and all learners hand in again by the relay. */
import { envelopeFileText } from '../../../src/classroom/protocol/file/envelopeFile'
import { Violation } from '../Violation'
import { checkBook, newestIn } from './checkBook'
import type { ClassLaboratory } from './ClassLaboratory'
import { exchangeCopies } from './exchangeCopies'
import type { LearnerPage } from './LearnerPage'
import type { Fact } from './Reports'
import { TeacherDevice } from './TeacherDevice'
import { asked, readyTeacher, rowsOf, stateOf } from './settling'
import type { TeacherPage } from './TeacherPage'

export async function settleClass(laboratory: ClassLaboratory): Promise<void> {
  const { schedule, teacher, learners } = laboratory
  for (const device of laboratory.devices) {
    device.network = 'good'
    device.disk.fullFor = 0
  }
  await schedule.pass(30_000)
  laboratory.check()
  await exchangeCopies(laboratory)
  // The open page continues with its memory of the relay.
  const page = await readyTeacher(laboratory)
  const pages: LearnerPage[] = []
  for (const device of learners) pages.push(await readyLearner(laboratory, device))
  for (const one of pages) await asked(laboratory, one, () => one.byRelay())
  await asked(laboratory, page, () => page.collect())
  await asked(laboratory, page, () => page.letIn())
  laboratory.check()
  page.look()
  checkAll(laboratory, page)
  for (const one of pages) await asked(laboratory, one, () => one.look())
  laboratory.check()
  await afterPower(laboratory, teacher)
  await restored(laboratory)
  laboratory.check()
}

/** Checks that all learning is in the book, and every received report of lost devices. */
function checkAll(laboratory: ClassLaboratory, page: TeacherPage): void {
  const state = stateOf(page)
  const newest = newestIn(page.device.name, state, laboratory.reports)
  for (const { name, held } of laboratory.learners) {
    if (held.sender === undefined) continue
    const fact = newest.get(held.sender)
    if (fact?.says !== held.says)
      throw new Violation(`${name} has ${held.says}, and the book says ${fact?.says ?? 'nothing'}.`)
  }
}

/** Checks that the complete content of the book was on the disk. */
async function afterPower(laboratory: ClassLaboratory, teacher: TeacherDevice<TeacherPage>): Promise<void> {
  const before = teacher.confirmed
  teacher.killAll()
  teacher.disk.cutPower()
  const page = await readyTeacher(laboratory)
  checkBook(teacher.name, stateOf(page), before, laboratory.reports)
  // The files here were restored before, or are older than the present content.
  const text = rowsOf(page)
  for (const file of laboratory.files) await asked(laboratory, page, () => page.import(file))
  checkBook(teacher.name, stateOf(page), before, laboratory.reports)
  if (laboratory.files.every(({ bytes }) => isKnown(laboratory, before, bytes)) && rowsOf(page) !== text)
    throw new Violation('What was brought in again has changed the book.')
  await asked(laboratory, page, () => page.backUp())
}

/**
 * Restores the oldest backup on a new device and collects the later reports again. Its book must be the same, byte for byte.
 */
async function restored(laboratory: ClassLaboratory): Promise<void> {
  const { teacher, made, relay } = laboratory
  const [oldest] = teacher.backups
  const there = teacher.pages[0]
  if (oldest === undefined || there === undefined) throw new Violation('No backup of the class could be made.')
  const device = new TeacherDevice<TeacherPage>(made.empty)
  device.brings = oldest
  device.passwords = oldest.passwords
  device.backups.push(...teacher.backups)
  const page = await laboratory.openTeacher(device)
  await laboratory.schedule.pass(1000)
  laboratory.check()
  if (page.book === undefined) throw new Violation('A backup of the class does not open on a new phone.')
  await asked(laboratory, page, () => page.reopen())
  const missing = laboratory.files.slice()
  for (const fact of teacher.confirmed.values())
    if ((relay.held(fact.sender)?.sequence ?? -1) < fact.sequence) missing.push(fileOf(fact))
  await asked(laboratory, page, () => page.collect())
  for (const file of missing) await asked(laboratory, page, () => page.import(file))
  checkBook('The new phone', stateOf(page), teacher.confirmed, laboratory.reports)
  page.die()
}

function fileOf({ bytes }: Fact) {
  return { text: envelopeFileText([new Uint8Array(bytes)]), bytes }
}

const isKnown = ({ reports }: ClassLaboratory, before: ReadonlyMap<string, Fact>, bytes: Uint8Array): boolean => {
  const fact = reports.of(bytes)
  return fact !== undefined && (before.get(fact.sender)?.sequence ?? -1) >= fact.sequence
}

async function readyLearner(
  laboratory: ClassLaboratory,
  device: ClassLaboratory['learners'][number],
): Promise<LearnerPage> {
  for (const page of device.pages.slice()) page.die()
  const page = await laboratory.openLearner(device)
  await laboratory.schedule.pass(1000)
  laboratory.check()
  if (!page.isReady) throw new Violation(`${device.name} does not open any more.`)
  return page
}
