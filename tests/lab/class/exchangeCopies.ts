/**
 * Ends the part of a class's history that has two teachers. Each gives the other a backup, and then both have the same class.
 * An archived class collects nothing until it is reopened.
 */
import { Violation } from '../Violation'
import { checkBook } from './checkBook'
import type { ClassLaboratory } from './ClassLaboratory'
import { asked, readyTeacher, rowsOf, stateOf } from './settling'
import type { TeacherDevice } from './TeacherDevice'
import type { TeacherPage } from './TeacherPage'

export async function exchangeCopies(laboratory: ClassLaboratory): Promise<void> {
  const { teacher, colleague } = laboratory
  const page = await readyTeacher(laboratory)
  if (colleague !== undefined) {
    // With two clocks, one of them may already delete a learner who left long ago.
    colleague.date = teacher.date
    const other = await readyTeacher(laboratory, colleague)
    await give(laboratory, page, other)
    await give(laboratory, other, page)
    if (textOf(page) !== textOf(other))
      throw new Violation('Both teachers exchanged backups, and their classes differ.')
    checkAll(laboratory, page)
    await afterPower(laboratory, colleague)
  }
  await collectsNothing(laboratory, page)
}

async function give(laboratory: ClassLaboratory, from: TeacherPage, to: TeacherPage): Promise<void> {
  const { backups, name } = from.device
  const before = backups.length
  await asked(laboratory, from, () => from.backUp())
  const backup = backups.at(-1)
  if (backup === undefined || backups.length === before) throw new Violation(`${name} makes no backup any more.`)
  await asked(laboratory, to, () => to.merge(backup))
}

/** Checks that nothing that either teacher was shown as saved is missing in the merged class. */
function checkAll({ teachers, reports }: ClassLaboratory, page: TeacherPage): void {
  const state = stateOf(page)
  for (const { name, confirmed, merged, plan } of teachers) {
    for (const held of [confirmed, merged]) checkBook(`The class of ${name}`, state, held, reports)
    const there = state.plan?.plan.sequence ?? 0
    if (there < plan) throw new Violation(`${name} saved plan ${plan}, and the merged class has plan ${there}.`)
  }
}

/** Checks that the merged class was on the disk when the screen said so. */
async function afterPower(laboratory: ClassLaboratory, colleague: TeacherDevice<TeacherPage>): Promise<void> {
  colleague.killAll()
  colleague.disk.cutPower()
  checkAll(laboratory, await readyTeacher(laboratory, colleague))
}

async function collectsNothing(laboratory: ClassLaboratory, page: TeacherPage): Promise<void> {
  if (stateOf(page).archivedAt === undefined) return
  const before = rowsOf(page)
  await asked(laboratory, page, () => page.collect())
  for (const file of laboratory.files) await asked(laboratory, page, () => page.import(file))
  if (rowsOf(page) !== before) throw new Violation('An archived class has collected a report.')
  await asked(laboratory, page, () => page.reopen())
}

/** The whole class as text, with its keys of objects in one order. */
function textOf(page: TeacherPage): string {
  const { book, notes, plan, expects, archivedAt, refused } = stateOf(page)
  const relays = page.book?.card.relays
  return JSON.stringify({ book, notes, plan, expects, archivedAt, refused, relays }, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
