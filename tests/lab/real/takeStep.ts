/** One step of a history, done by a learner's hand or to the browser. */
import { setTimeout as wait } from 'node:timers/promises'
import { answersQuiz } from '../../journeys/answersQuiz'
import type { Learner } from '../../journeys/Learner'
import { moduleOf, ownerOf } from './course'
import type { Device, Running } from './Device'
import type { Claims } from './Claims'
import { turnsHost, turnsLine } from './lines'
import type { RealSite } from './RealSite'
import type { Step } from './steps'
import { updates } from './updates'

const PORTAL_MS = 700

/** What a step needs of the history that it belongs to. */
export interface Scene {
  readonly site: RealSite
  readonly claims: Claims
  /** Something is about to be pressed that writes. */
  readonly pressed: () => void
}
const lessonPath = (lesson: string) => `/lesson/${moduleOf(lesson)}/${lesson}`

export async function takeStep(scene: Scene, device: Device, running: Running, step: Step): Promise<void> {
  const { learner, browser } = running
  switch (step.kind) {
    case 'complete':
      return await completes(scene, device, learner, step.lesson)
    case 'undo':
      return await undoes(scene, device, learner, step.lesson)
    case 'note':
      return await writes(scene, device, learner, step)
    case 'quiz':
      return await takesQuiz(scene, learner, step.module)
    case 'line':
      // Who has signed in on a device once needs no line.
      return await turnsLine(scene.site, step.line)
    case 'portal':
      await turnsLine(scene.site, 'café')
      if (device.isReady) await turnsHost(scene.site, 'café')
      await wait(PORTAL_MS)
      await turnsHost(scene.site, 'up')
      return await turnsLine(scene.site, 'good')
    case 'back up':
      await learner.opens('/profile')
      await learner.until(canPress('Back up now'), 'Back up now')
      scene.pressed()
      return await learner.presses('Back up now')
    case 'second tab': {
      const tab = await device.opensTab()
      await Promise.all([
        completes(scene, device, tab.learner, step.lesson),
        learner.opens('/profile').then(() => learner.sees('Where your progress is')),
      ])
      return await tab.browser.close()
    }
    case 'service killed':
      return await scene.site.killsService(step.ms)
    case 'freeze':
      return await browser.freezes(step.ms)
    case 'discard': {
      const address = browser.address()
      const tab = await device.opensTab()
      await browser.close()
      Object.assign(running, tab)
      return await tab.browser.goto(address)
    }
    case 'full disk':
    case 'full disk for a note':
      return await onFullDisk(scene, device, running, step)
    case 'evict':
      await turnsHost(scene.site, 'up')
      device.isReady = false
      device.evictedAt = Date.now()
      return await browser.clears(scene.site.origin, 'cache_storage')
    case 'forget local storage':
      await browser.clears(scene.site.origin, 'local_storage')
      return await opensDashboard(learner)
    case 'update':
      return await updates(scene.site, device, running, step.fate)
    case 'back': {
      const state = await opensLesson(learner, step.lesson)
      await learner.opens('/about')
      await browser.goesBack()
      if (state === 'open') return await presses(scene, device, learner, step.lesson)
      if (ownerOf(step.lesson) === device.name) await takesBack(scene, device, learner, step.lesson)
      return
    }
    case 'worker':
      return void (await browser.evaluate(
        "await (await navigator.serviceWorker.getRegistration('/'))?.sync?.register('backup').catch(() => undefined)",
      ))
  }
}

/** Whoever learns here is known; of a stranger the history hears by itself. */
async function opensDashboard(learner: Learner): Promise<void> {
  await learner.opens('/dashboard')
  await learner.until("return document.querySelector('main h1') !== null", 'a heading')
}

interface Writing {
  readonly lesson: string
  readonly text: string
}

const canPress = (name: string) =>
  `return [...document.querySelectorAll('button')].some((button) => button.innerText.trim().startsWith(${JSON.stringify(name)}))`

/** Opens a lesson and waits until it says what it is. */
export async function opensLesson(learner: Learner, lesson: string): Promise<'complete' | 'open'> {
  await learner.opens(lessonPath(lesson))
  await learner.until(
    `return /^Done|Mark complete/.test(document.querySelector('section[aria-label="Lesson progress"]')?.innerText.trim() ?? '')`,
    `${lesson} to say whether it is done`,
  )
  return (await learner.canPress('Mark complete')) ? 'open' : 'complete'
}

async function completes(scene: Scene, device: Device, learner: Learner, lesson: string): Promise<void> {
  if ((await opensLesson(learner, lesson)) === 'open') await presses(scene, device, learner, lesson)
}

async function presses({ claims, pressed }: Scene, { name }: Device, learner: Learner, lesson: string): Promise<void> {
  claims.presses(name, lesson, 'complete')
  pressed()
  await learner.presses('Mark complete')
  await learner.sees('Undo')
}

async function undoes(scene: Scene, device: Device, learner: Learner, lesson: string): Promise<void> {
  if ((await opensLesson(learner, lesson)) === 'complete') await takesBack(scene, device, learner, lesson)
}

async function takesBack(
  { claims, pressed }: Scene,
  { name }: Device,
  learner: Learner,
  lesson: string,
): Promise<void> {
  claims.presses(name, lesson, 'open')
  pressed()
  await learner.presses('Undo')
  await learner.sees('Mark complete')
}

async function writes(scene: Scene, device: Device, learner: Learner, step: Writing): Promise<void> {
  await opensLesson(learner, step.lesson)
  scene.claims.checkNote(device.name, step.lesson, await readsNote(learner))
  await typesNote(scene, device, learner, step)
  await learner.sees('Saved on this device')
}

async function typesNote(scene: Scene, { name }: Device, learner: Learner, { lesson, text }: Writing): Promise<void> {
  await learner.presses('Note')
  await learner.until("return document.querySelector('main textarea') !== null", 'a field for the note')
  scene.claims.types(name, lesson, text)
  scene.pressed()
  await learner.types(text, 'Your note')
}

/** The note of the lesson in front of the learner; empty where there is none. */
export async function readsNote(learner: Learner): Promise<string> {
  await learner.comesToRest()
  return String(await learner.browser.evaluate("return document.querySelector('main textarea')?.value ?? ''"))
}

async function takesQuiz(scene: Scene, learner: Learner, module: string): Promise<void> {
  await learner.opens(`/quiz/${module}`)
  await learner.until("return document.querySelector('main h1') !== null", 'the quiz')
  await learner.comesToRest()
  // Taken before: its result stands there.
  if (!(await learner.text()).includes('1 of 12')) return
  scene.claims.handsIn(module)
  await answersQuiz(learner, `${module}_quiz`, 'right')
  await learner.seesHeading(/^You passed/)
}

/** What a screen says of one thing: a banner may have said so of something else before. */
const SAYS_OF_NOTE = `
  const field = document.querySelector('main textarea')
  return /^(?:Saved on this device|Not saved:)/.test(field?.closest('section')?.querySelector('[role="status"]')?.innerText ?? '')`
const SAYS_OF_LESSON = `
  const bar = document.querySelector('section[aria-label="Lesson progress"]')
  return /^Done/.test(bar?.innerText.trim() ?? '') || document.querySelector('main').innerText.includes('Not saved:')`

/**
 * Whatever the screen says then, it must hold. Chromium asks for the space left at the first use of the databases and then
 * counts for itself, so that a disk is full from a start of the browser to its end.
 */
async function onFullDisk(
  scene: Scene,
  device: Device,
  running: Running,
  step: Writing | { readonly lesson: string },
): Promise<void> {
  await device.dies(running)
  const { learner } = running
  await running.browser.fillsDisk(scene.site.origin)
  const state = await opensLesson(learner, step.lesson)
  if ('text' in step) await typesNote(scene, device, learner, step)
  else if (state === 'open') {
    scene.claims.presses(device.name, step.lesson, 'complete')
    await learner.presses('Mark complete')
  }
  await learner.until('text' in step ? SAYS_OF_NOTE : SAYS_OF_LESSON, 'a word whether it is saved')
  await device.dies(running)
  await running.learner.opens('/dashboard')
}
