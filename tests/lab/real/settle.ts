/** The end of a history: both devices meet on a good network, and everything that was shown is there. */
import { READ_PROGRESS } from '../../journeys/progressOnDisk'
import { difference, textOf, type View, viewOfDocument } from '../model/view'
import { Violation } from '../Violation'
import { moduleOf, MODULES, pointsFor } from './course'
import type { Device, Running } from './Device'
import type { History } from './History'
import { turnsHost, turnsLine } from './lines'
import { opensLesson, readsNote } from './takeStep'

const BACKED_UP_MS = 120_000
/** The phone learns what only the tablet had, and the tablet what came of it. */
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
    const { length: lessons } = view.complete
    const { length: quizzes } = Object.keys(view.best)
    const figures = [
      counted(lessons, 'lesson'),
      counted(quizzes, 'quiz'),
      counted(pointsFor(lessons, quizzes), 'point'),
    ]
    await learner.sees(figures.join(', ')).catch((error: unknown) => {
      throw new Violation(`The ${name} does not show ${figures.join(', ')}: ${String(error)}`)
    })
  }
  await history.check()
  for (const [device] of pages) device.kill()
}

async function readsNotes(history: History, device: Device, { learner }: Running): Promise<void> {
  for (const lesson of history.claims.notesOn(device.name)) {
    await opensLesson(learner, lesson)
    history.claims.checkNote(device.name, lesson, await readsNote(learner))
  }
}

async function meet(history: History, pages: readonly (readonly [Device, Running])[]): Promise<void> {
  for (const [, { learner }] of pages) await learner.opens('/profile')
  for (let round = 0; ; round += 1) {
    for (const [, { learner }] of pages) {
      await learner.presses('Back up now')
      await learner.sees('Everything is backed up.', { withinMs: BACKED_UP_MS })
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

async function progressOf({ browser }: Running): Promise<unknown> {
  return JSON.parse(String(await browser.evaluate(`${READ_PROGRESS}; return JSON.stringify(progress)`)))
}

function compare({ claims }: History, view: View): void {
  const lost = claims.mustBeComplete().filter((lesson) => !view.complete.includes(lesson))
  if (lost.length > 0) throw new Violation(`Shown as complete, and gone: ${lost.join(', ')}.`)
  const may = claims.mayBeComplete()
  const made = view.complete.filter((lesson) => !may.includes(lesson))
  if (made.length > 0) throw new Violation(`Complete, and nobody did that: ${made.join(', ')}.`)
  const failed = claims.mustBePassed().filter((module) => view.best[module] === undefined)
  if (failed.length > 0) throw new Violation(`Shown as passed, and gone: ${failed.join(', ')}.`)
  const due = claims.certificatesDue().filter((certificate) => !view.certificates.includes(certificate))
  if (due.length > 0) throw new Violation(`Earned, and not awarded: ${due.join(', ')}.`)
  for (const { id } of MODULES) {
    const count = view.attempts[id] ?? 0
    const [least, most] = claims.attempts(id)
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
