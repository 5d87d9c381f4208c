import type { Device, Running } from './Device'
import { opensLesson, type Scene, typesNote, type Writing } from './hand'

/** What a screen says of one thing: a banner may have said so of something else before. */
const SAYS_OF_NOTE = `
  const field = document.querySelector('main textarea')
  return /^(?:Saved on this device|Not saved)/.test(field?.closest('section')?.querySelector('[role="status"]')?.innerText ?? '')`
const SAYS_OF_LESSON = `
  const bar = document.querySelector('section[aria-label="Lesson progress"]')
  return /^Done/.test(bar?.innerText.trim() ?? '') || document.querySelector('main').innerText.includes('Not saved')`

/**
 * Whatever the screen says then, it must hold. Chromium asks for the space left at the first use of the databases and then
 * counts for itself, so that a disk is full from a start of the browser to its end.
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
    scene.claims.presses(device.name, step.lesson, 'complete')
    await learner.presses('Mark complete')
  }
  await learner.until('text' in step ? SAYS_OF_NOTE : SAYS_OF_LESSON, 'a word whether it is saved')
  await device.dies(running)
  await running.learner.opens('/dashboard')
}
