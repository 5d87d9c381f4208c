/**
 * Ends a history. Both devices exchange on a good network, a new one joins them, and everything that was shown must be there.
 */
import type { Learner } from '../../journeys/Learner'
import { READ_PROGRESS } from '../../journeys/progressOnDisk'
import { difference, textOf, type View, viewOfDocument } from '../model/view'
import { Violation } from '../Violation'
import { moduleOf, MODULES, pointsFor } from './course'
import { Device, type Running } from './Device'
import type { History } from './History'
import { turnsHost, turnsLine } from './lines'
import { opensLesson, readsNote } from './hand'

const BACKED_UP_MS = 120_000
/** The phone gets the tablet's progress, and the tablet gets the joined result. */
const MOST_ROUNDS = 3

export async function settle(history: History): Promise<void> {
  await turnsLine(history.site, 'good')
  await turnsHost(history.site, 'up')
  const pages: (readonly [Device, Running])[] = []
  for (const device of Object.values(history.devices)) pages.push([device, await history.start(device)])
  for (const [device, running] of pages) await readsNotes(history, device, running)
  await meet(history, pages)
  await history.check()
  const sync = await history.site.documentAtService(history.account)
  const view = viewOfDocument(sync)
  compare(history, view)
  for (const [{ name }, { learner }] of pages) {
    await learner.reloads()
    await showsFigures(name, learner, view)
  }
  await history.check()
  for (const [device] of pages) device.kill()
  await joins(history, view)
}

/** Adds a device that has never been here. It must get all progress of the account at sign-in. */
async function joins(history: History, view: View): Promise<void> {
  const newcomer = new Device('tablet', history.engine, history.site.origin, () => undefined)
  try {
    history.counts('a new device joins')
    const running = await history.start(newcomer)
    const { learner } = running
    await learner.opens('/profile?view=backup')
    await backsUp(learner)
    await showsFigures('new device', learner, view)
    const own = viewOfDocument(await progressOf(running))
    if (textOf(own) !== textOf(view))
      throw new Violation(`The new device and the account differ: ${difference(own, view)}.`)
  } finally {
    await newcomer.remove()
  }
}

async function showsFigures(name: string, learner: Learner, view: View): Promise<void> {
  const { length: lessons } = view.complete
  const { length: quizzes } = Object.keys(view.best)
  const points = pointsFor(lessons, quizzes)
  const figures = [counted(lessons, 'lesson'), counted(quizzes, 'quiz'), counted(points, 'point')].join(', ')
  await learner.sees(figures).catch((error: unknown) => {
    throw new Violation(`The ${name} does not show ${figures}: ${String(error)}`)
  })
}

async function readsNotes(history: History, device: Device, { learner }: Running): Promise<void> {
  for (const lesson of history.expectations.notesOn(device.name)) {
    await opensLesson(learner, lesson)
    history.expectations.checkNote(device.name, lesson, await readsNote(learner))
  }
}

async function meet(history: History, pages: readonly (readonly [Device, Running])[]): Promise<void> {
  for (const [, { learner }] of pages) await learner.opens('/profile?view=backup')
  for (let round = 0; ; round += 1) {
    for (const [, { learner }] of pages) {
      await backsUp(learner)
    }
    const [phone, tablet] = await Promise.all(pages.map(([, running]) => progressOf(running)))
    const sync = await history.site.documentAtService(history.account)
    if (textOf(phone) === textOf(sync) && textOf(tablet) === textOf(sync)) return
    if (round < MOST_ROUNDS) continue
    const [a, b, c] = [phone, tablet, sync].map(viewOfDocument)
    if (a === undefined || b === undefined || c === undefined) throw new Violation('A document is missing.')
    throw new Violation(`The devices and the account differ. Phone: ${difference(a, c)}. Tablet: ${difference(b, c)}.`)
  }
}

async function backsUp(learner: Learner): Promise<void> {
  await learner.presses('Back up now')
  await learner.sees('Everything is backed up.', { withinMs: BACKED_UP_MS })
}

async function progressOf({ browser }: Running): Promise<unknown> {
  return JSON.parse(String(await browser.evaluate(`${READ_PROGRESS}; return JSON.stringify(progress)`)))
}

function compare({ expectations }: History, view: View): void {
  const lost = expectations.mustBeComplete().filter((lesson) => !view.complete.includes(lesson))
  if (lost.length > 0) throw new Violation(`Shown as complete, and gone: ${lost.join(', ')}.`)
  const may = expectations.mayBeComplete()
  const made = view.complete.filter((lesson) => !may.includes(lesson))
  if (made.length > 0) throw new Violation(`Complete, and nobody did that: ${made.join(', ')}.`)
  const failed = expectations.mustBePassed().filter((module) => view.best[module] === undefined)
  if (failed.length > 0) throw new Violation(`Shown as passed, and gone: ${failed.join(', ')}.`)
  const due = expectations.certificatesDue().filter((certificate) => !view.certificates.includes(certificate))
  if (due.length > 0) throw new Violation(`Earned, and not awarded: ${due.join(', ')}.`)
  for (const { id } of MODULES) {
    const count = view.attempts[id] ?? 0
    const [least, most] = expectations.attempts(id)
    if (count < least || count > most)
      throw new Violation(`The quiz ${id} was finished ${count} times, and should be ${least} to ${most} times.`)
  }
  const strange = [...Object.keys(view.best), ...view.complete.map(moduleOf)].filter(
    (module) => !MODULES.some(({ id }) => id === module),
  )
  if (strange.length > 0) throw new Violation(`There, and nobody did that: ${strange.join(', ')}.`)
}

function counted(count: number, one: string): string {
  const many = one === 'quiz' ? 'quizzes' : `${one}s`
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`
}
