/** One step of a history, done by a learner's hand or to the browser. */
import { setTimeout as wait } from 'node:timers/promises'
import { answersQuiz } from '../../journeys/answersQuiz'
import type { Learner } from '../../journeys/Learner'
import { moduleOf } from './course'
import { type Device, lineTo, type Running } from './Device'
import type { Claims } from './Claims'
import { turnsHost, turnsLine } from './lines'
import type { RealSite } from './RealSite'
import type { Step } from './steps'

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
      const tab = await device.opensTab(running)
      await Promise.all([
        completes(scene, device, tab.learner, step.lesson),
        learner.opens('/profile').then(() => learner.sees('Where your progress is')),
      ])
      return await tab.browser.close()
    }
    case 'freeze': {
      const line = await lineTo(browser, browser.page)
      await line.send('Page.setWebLifecycleState', { state: 'frozen' })
      await wait(step.ms)
      await line.send('Page.setWebLifecycleState', { state: 'active' })
      return await line.detach()
    }
    case 'discard': {
      const address = browser.page.url()
      const tab = await device.opensTab(running)
      await browser.page.close()
      Object.assign(running, tab)
      return await tab.browser.goto(address)
    }
    case 'full':
      return await onFullDisk(scene, device, running, step.lesson)
    case 'evict':
      await turnsHost(scene.site, 'up')
      device.isReady = false
      device.evictedAt = Date.now()
      return await clears(scene, running, 'cache_storage')
    case 'forget local storage':
      return await clears(scene, running, 'local_storage')
    case 'update':
      await turnsHost(scene.site, 'up')
      await scene.site.deploysTheOther()
      await learner.opens('/dashboard')
      return void (await browser.evaluate('void (await navigator.serviceWorker.ready).update().catch(() => undefined)'))
    case 'take update':
      return await takesUpdate(learner)
    case 'back':
      await learner.opens('/dashboard')
      await learner.opens('/about')
      return void (await browser.page.goBack())
    case 'worker':
      return void (await browser.evaluate(
        "await (await navigator.serviceWorker.getRegistration('/'))?.sync?.register('backup').catch(() => undefined)",
      ))
  }
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

async function completes(scene: Scene, { name }: Device, learner: Learner, lesson: string): Promise<void> {
  if ((await opensLesson(learner, lesson)) === 'complete') return
  scene.claims.presses(name, lesson, 'complete')
  scene.pressed()
  await learner.presses('Mark complete')
  await learner.sees('Undo')
}

async function undoes(scene: Scene, { name }: Device, learner: Learner, lesson: string): Promise<void> {
  if ((await opensLesson(learner, lesson)) === 'open') return
  scene.claims.presses(name, lesson, 'open')
  scene.pressed()
  await learner.presses('Undo')
  await learner.sees('Mark complete')
}

async function writes(
  scene: Scene,
  { name }: Device,
  learner: Learner,
  { lesson, text }: Extract<Step, { kind: 'note' }>,
): Promise<void> {
  await opensLesson(learner, lesson)
  scene.claims.checkNote(name, lesson, await readsNote(learner))
  await learner.presses('Note')
  await learner.until("return document.querySelector('main textarea') !== null", 'a field for the note')
  scene.claims.types(name, lesson, text)
  scene.pressed()
  await learner.types(text, 'Your note')
  await learner.sees('Saved on this device')
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

async function onFullDisk(scene: Scene, device: Device, running: Running, lesson: string): Promise<void> {
  const { browser, learner } = running
  if ((await opensLesson(learner, lesson)) === 'complete') return
  const line = await lineTo(browser, browser.page)
  const { origin } = scene.site
  await line.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  scene.claims.presses(device.name, lesson, 'complete')
  scene.pressed()
  await learner.presses('Mark complete')
  await learner.until(
    "return /^Done|Not saved/.test(document.querySelector('section[aria-label=\"Lesson progress\"]')?.innerText.trim() ?? '')",
    'a word whether it is saved',
  )
  await line.send('Storage.overrideQuotaForOrigin', { origin })
  await line.detach()
}

async function clears(scene: Scene, { browser }: Running, storageTypes: string): Promise<void> {
  const line = await lineTo(browser, browser.page)
  await line.send('Storage.clearDataForOrigin', { origin: scene.site.origin, storageTypes })
  await line.detach()
}

async function takesUpdate(learner: Learner): Promise<void> {
  await learner.opens('/dashboard')
  await learner.comesToRest()
  if (!(await learner.canPress('Update now'))) return
  await learner.presses('Update now')
  await learner.until('return (await navigator.serviceWorker.ready).waiting === null', 'the new version to run')
}
