import { lessonWords } from '#words/lesson'
import type { Device, Running } from './Device'
import { opensLesson, type Scene, typesNote, type Writing } from './hand'

/** Reads the screen's message about one thing, since an earlier banner may be about something else. */
const SAYS_OF_NOTE = `
  const field = document.querySelector('main textarea')
  return /^(?:Saved on this device|Not saved)/.test(field?.closest('section')?.querySelector('[role="status"]')?.innerText ?? '')`
const SAYS_OF_LESSON = `
  const bar = document.querySelector('section[aria-label="Lesson progress"]')
  return /^Done/.test(bar?.innerText.trim() ?? '') || document.querySelector('main').innerText.includes('Not saved')`

/**
 * Checks that the screen's message is true. Chromium reads the free space at the first use of the databases
 * and then counts on its own. So a disk is full from the start of a browser to its end.
 */
export async function onFullDisk(
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
    scene.expectations.presses(device.name, step.lesson, 'complete')
    await learner.presses(lessonWords.markComplete)
  }
  await learner.until('text' in step ? SAYS_OF_NOTE : SAYS_OF_LESSON, 'a message whether it is saved')
  await device.dies(running)
  await running.learner.opens('/dashboard')
}
