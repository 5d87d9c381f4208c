/** The actions of a learner on the site by hand, and the waits of a step. */
import { lessonWords } from '#words/lesson'
import { answersQuiz } from '../../journeys/answersQuiz'
import type { Learner } from '../../journeys/Learner'
import type { Expectations } from './Expectations'
import { moduleOf } from './course'
import type { Device } from './Device'
import type { RealSite } from './RealSite'

/** The parts of the history that a step needs. */
export interface Scene {
  readonly site: RealSite
  readonly expectations: Expectations
  /** Called before a press that writes. */
  readonly pressed: () => void
}
const lessonPath = (lesson: string) => `/lesson/${moduleOf(lesson)}/${lesson}`

export interface Writing {
  readonly lesson: string
  readonly text: string
}

/** Opens a lesson and waits until its state is visible. */
export async function opensLesson(learner: Learner, lesson: string): Promise<'complete' | 'open'> {
  await learner.opens(lessonPath(lesson))
  await learner.until(
    `return /^Done|Mark complete/.test(document.querySelector('section[aria-label="Lesson progress"]')?.innerText.trim() ?? '')`,
    `${lesson} to say whether it is done`,
  )
  return (await learner.canPress(lessonWords.markComplete)) ? 'open' : 'complete'
}

export async function completes(scene: Scene, device: Device, learner: Learner, lesson: string): Promise<void> {
  if ((await opensLesson(learner, lesson)) === 'open') await presses(scene, device, learner, lesson)
}

export async function presses(
  { expectations, pressed }: Scene,
  { name }: Device,
  learner: Learner,
  lesson: string,
): Promise<void> {
  expectations.presses(name, lesson, 'complete')
  pressed()
  await learner.presses(lessonWords.markComplete)
  await learner.sees('Undo')
}

export async function undoes(scene: Scene, device: Device, learner: Learner, lesson: string): Promise<void> {
  if ((await opensLesson(learner, lesson)) === 'complete') await takesBack(scene, device, learner, lesson)
}

export async function takesBack(
  { expectations, pressed }: Scene,
  { name }: Device,
  learner: Learner,
  lesson: string,
): Promise<void> {
  expectations.presses(name, lesson, 'open')
  pressed()
  await learner.presses('Undo')
  await learner.sees(lessonWords.markComplete)
}

export async function writes(scene: Scene, device: Device, learner: Learner, step: Writing): Promise<void> {
  await opensLesson(learner, step.lesson)
  scene.expectations.checkNote(device.name, step.lesson, await readsNote(learner))
  await typesNote(scene, device, learner, step)
  await learner.sees('Saved on this device')
}

export async function typesNote(
  scene: Scene,
  { name }: Device,
  learner: Learner,
  { lesson, text }: Writing,
): Promise<void> {
  await learner.presses('Note')
  await learner.until("return document.querySelector('main textarea') !== null", 'a field for the note')
  scene.expectations.types(name, lesson, text)
  scene.pressed()
  await learner.types(text, 'Your note')
}

/** Returns the note of the open lesson, or an empty text if there is none. */
export async function readsNote(learner: Learner): Promise<string> {
  await learner.comesToRest()
  return String(await learner.browser.evaluate("return document.querySelector('main textarea')?.value ?? ''"))
}

export async function takesQuiz(scene: Scene, learner: Learner, module: string): Promise<void> {
  await learner.opens(`/quiz/${module}`)
  await learner.until("return document.querySelector('main h1') !== null", 'the quiz')
  await learner.comesToRest()
  // The quiz was taken before, and its result is shown.
  if (!(await learner.text()).includes('1 of 12')) return
  scene.expectations.handsIn(module)
  await answersQuiz(learner, `${module}_quiz`, 'right')
  await learner.seesHeading(/^You passed/)
}

export async function backsUp({ pressed }: Pick<Scene, 'pressed'>, learner: Learner): Promise<void> {
  await learner.opens('/profile?view=backup')
  await learner.until(CAN_BACK_UP, 'Back up now')
  pressed()
  await learner.presses('Back up now')
}

const CAN_BACK_UP = `return [...document.querySelectorAll('button')].some((button) => button.innerText.trim().startsWith('Back up now'))`
