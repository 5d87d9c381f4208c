import { describe, expect } from 'vitest'
import { cardOf, linkOfCard, opensClass, PASSWORD, reportFile } from '../classFiles'
import { launchHeadlessShell } from '../drivers/chromium'
import { choosesFiles, keepFiles, lastFile } from '../filesOfPage'
import { journeyOfFile } from '../journey'
import { lookAtStates, type StateLook } from '../visual/lookAtStates'

const LONG_WALK = { timeout: 900_000 }
/** A camera whose permission was denied. */
const NO_CAMERA = `
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'))`

const it = journeyOfFile(launchHeadlessShell)

describe('no text is covered or cut, and axe is satisfied, for teachers', () => {
  let state: StateLook

  it.beforeAll(async ({ browser, learner: teacher }) => {
    state = await lookAtStates(browser, teacher)
    await browser.page.addInitScript(NO_CAMERA)
    await teacher.opens('/login')
    await teacher.types('Hale', 'First name')
    await teacher.presses('Start learning')
    await teacher.isAt('/dashboard')
  })

  it('in a made-up class, one press away', LONG_WALK, async ({ learner: teacher }) => {
    await teacher.opens('/learning?view=class')
    await teacher.seesHeading('My classes')
    await teacher.presses('Create class')
    await teacher.sees('Enter a name of 1 to 100 characters.')
    expect.soft(await state.looks('no class yet, and a name is missing')).toEqual([])
    await teacher.presses('Try a sample class')
    await teacher.seesHeading('Today')
    await teacher.sees('Most missed')
    expect.soft(await state.looks('today')).toEqual([])
    await teacher.presses('Show it to the class')
    await teacher.presses('Show the answer')
    expect.soft(await state.looks('a question for everybody')).toEqual([])
    await teacher.presses('Back to Today')
    await teacher.presses('Grid')
    await teacher.seesHeading('Grid')
    await teacher.presses('Dalia H., Saving and Emergency Funds')
    await teacher.sees('4 of 5 lessons')
    expect.soft(await state.looks('the grid, with a patch open')).toEqual([])
    await teacher.presses('Amara O.')
    await teacher.seesHeading('Amara O.')
    expect.soft(await state.looks('one learner')).toEqual([])
    await teacher.presses('Plan')
    await teacher.seesHeading('Plan')
    await teacher.types('Bring one bill to class.', 'Message')
    await teacher.presses('Save the plan')
    await teacher.sees('Bring one bill to class.')
    expect.soft(await state.looks('a plan')).toEqual([])
    await teacher.presses('Collect')
    await teacher.seesHeading('Collect')
    await teacher.presses('Collect the next sample report')
    await teacher.sees('Saved. Show')
    expect.soft(await state.looks('somebody handed in')).toEqual([])
    await teacher.presses('Class card')
    await teacher.seesHeading('Class card')
    expect.soft(await state.looks('the card of a made-up class')).toEqual([])
  })

  it(
    'in a real class: card, camera, files, devices, backup, lock and end',
    LONG_WALK,
    async ({ browser, learner: teacher }) => {
      await teacher.opens('/learning?view=class')
      await teacher.seesHeading('My classes')
      await opensClass(teacher)
      const link = await linkOfCard(browser)
      // A class gets six random words. This takes the widest ones.
      await browser.evaluate(`
      const list = [...document.querySelectorAll('ol')].find(({ children }) => children.length === 6)
      const widest = ['pendulum', 'shamrock', 'mulberry', 'rosemary', 'dumpling', 'mandolin']
      widest.forEach((word, at) => { list.children[at].textContent = word })`)
      expect.soft(await state.looks('a new card, and no backup yet')).toEqual([])
      await teacher.presses('Advanced: use a relay')
      expect.soft(await state.looks('the relay of a card')).toEqual([])
      await teacher.presses('Today')
      await teacher.seesHeading('Today')
      expect.soft(await state.looks('nobody yet')).toEqual([])

      await teacher.presses('Collect')
      await teacher.seesHeading('Collect')
      // A new button ignores a press that was meant for an earlier one.
      await teacher.comesToRest()
      await teacher.presses('Start the camera')
      await teacher.sees('Try again')
      expect.soft(await state.looks('the camera is refused')).toEqual([])
      const card = await cardOf(link)
      const files = [await reportFile(card, 'Ada', 2), await reportFile(card, '=Ben', 1), 'A letter to my aunt']
      await choosesFiles(browser, 'Choose report files', files)
      await teacher.sees('2 reports collected, 1 not collected.')
      expect.soft(await state.looks('two to let in, and a file that is none')).toEqual([])
      await teacher.presses('It’s Ada’s')
      await teacher.sees('1 of 1')
      await teacher.presses('It’s =Ben’s')
      await teacher.sees('2 of 2')

      await teacher.presses('Plan')
      await teacher.types('Bring one bill to class.', 'Message')
      await teacher.presses('Save the plan')
      await teacher.presses('Show as codes')
      // With the receipts it is a loop, which never comes to rest.
      await teacher.sees('Code 1 of 2')
      expect.soft(await state.looks('the plan as codes')).toEqual([])

      await teacher.presses('Grid')
      await teacher.seesHeading('Grid')
      await teacher.presses('Backup and settings')
      await teacher.seesHeading('Backup and settings')
      expect.soft(await state.looks('no backup yet')).toEqual([])
      await keepFiles(browser)
      await teacher.presses('Make a backup')
      await teacher.presses('Yes, it’s there')
      await teacher.sees('Backed up through')
      const backup = await lastFile(browser)
      await teacher.presses('Delete class')
      expect.soft(await state.looks('a backup, and a yes that is missing')).toEqual([])

      await teacher.presses('Lock now')
      await teacher.types('not the password', 'Password')
      await teacher.presses('Unlock')
      await teacher.sees('Wrong password.')
      expect.soft(await state.looks('a locked book, and a wrong password')).toEqual([])

      await teacher.opens('/learning?view=class')
      await teacher.presses('Restore a class from a backup')
      await choosesFiles(browser, 'Choose the backup file', [backup])
      await teacher.types(PASSWORD, 'Password for that backup')
      await teacher.presses('Restore class')
      await teacher.sees('We merged the backup with Period 3.', { withinMs: 60_000 })
      expect.soft(await state.looks('a colleague’s copy was joined')).toEqual([])
      await teacher.presses('Lost your phone? Make a new class card')
      await choosesFiles(browser, 'Choose the backup of that class', ['No backup at all'])
      await teacher.presses('Make a new class card')
      expect.soft(await state.looks('a lost phone, and a file that is no backup')).toEqual([])
    },
  )
})
