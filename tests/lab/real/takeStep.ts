/** Takes one step of a history, by a learner's hand or on the browser. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Learner } from '../../journeys/Learner'
import { losesAccounts } from './accountsKilled'
import { ownerOf } from './course'
import type { Device, Running } from './Device'
import { onFullDisk } from './fullDisk'
import { backsUp, completes, opensLesson, presses, type Scene, takesBack, takesQuiz, undoes, writes } from './hand'
import { turnsHost, turnsLine } from './lines'
import type { Step } from './steps'
import { updates } from './updates'

const PORTAL_MS = 700

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
      // A learner who has signed in on a device once needs no line.
      return await turnsLine(scene.site, step.line)
    case 'portal':
      await turnsLine(scene.site, 'café')
      if (device.isReady) await turnsHost(scene.site, 'café')
      await wait(PORTAL_MS)
      await turnsHost(scene.site, 'up')
      return await turnsLine(scene.site, 'good')
    case 'back up':
      return await backsUp(scene, learner)
    case 'second tab': {
      const tab = await device.opensTab()
      await Promise.all([
        completes(scene, device, tab.learner, step.lesson),
        learner.opens('/profile?view=backup').then(() => learner.sees('Where your progress is saved')),
      ])
      return await tab.browser.close()
    }
    case 'service killed':
      return await scene.site.killsService('firestore', () => wait(step.ms))
    case 'accounts killed':
      return await losesAccounts(scene, device, running, step.lesson)
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

/** Opens the dashboard of a known learner. The history notices on its own if the learner is unknown. */
async function opensDashboard(learner: Learner): Promise<void> {
  await learner.opens('/dashboard')
  await learner.until("return document.querySelector('main h1') !== null", 'a heading')
}
