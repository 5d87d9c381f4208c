import { Violation } from '../Violation'
import type { ClassLaboratory } from './ClassLaboratory'
import type { LearnerPage } from './LearnerPage'
import type { TeacherPage } from './TeacherPage'

const PATIENCE_MS = 300_000

export function rowsOf(page: TeacherPage): string {
  const { book } = stateOf(page)
  return JSON.stringify([book.reports, book.leavings, book.decisions])
}

export function stateOf({ book }: TeacherPage) {
  if (book === undefined) throw new Violation('The class book does not open any more.')
  return book.getSnapshot()
}

export async function asked(
  laboratory: ClassLaboratory,
  page: LearnerPage | TeacherPage,
  work: () => Promise<unknown>,
) {
  const isDone = await laboratory.ask(page, () => work().then(() => true), PATIENCE_MS)
  if (isDone !== true) throw new Violation(`${page.device.name} never comes to an end.`)
  laboratory.check()
}

export async function readyTeacher(laboratory: ClassLaboratory, device = laboratory.teacher): Promise<TeacherPage> {
  const { schedule } = laboratory
  for (const page of device.pages.slice(1)) page.die()
  const [first] = device.pages
  if (first !== undefined) first.commitsToLive = undefined
  if (first?.book === undefined || first.book.getSnapshot().end !== undefined) first?.die()
  const page = device.pages[0] ?? (await laboratory.openTeacher(device))
  await schedule.pass(70_000)
  laboratory.check()
  if (page.book === undefined) throw new Violation('The class book does not open any more.')
  return page
}
