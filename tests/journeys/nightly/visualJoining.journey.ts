import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { cardText } from '../../../src/classroom/protocol/card/classCard'
import { sealPlan } from '../../../src/classroom/protocol/plan/sealPlan'
import { encodeBase64url } from '../../../src/core/progress/file/base64url'
import { day, instant, lesson, moduleId } from '../../core/progress/samples'
import { joinPath } from '../../../src/words/links'
import { type OpenedClass, openedClass, tools } from '../../classroom/protocol/openedClass'
import { launchHeadlessShell } from '../drivers/chromium'
import { choosesFiles, keepFiles } from '../filesOfPage'
import { journeyOfFile } from '../journey'
import type { Learner } from '../Learner'
import { lookAtStates, type StateLook } from '../visual/lookAtStates'

const LONG_WALK = { timeout: 1_200_000 }
/** A name as long as allowed, while it still looks like one. */
const CLASS = 'Personal Finance and Economics, Period 3, Thursdays'

const it = journeyOfFile(launchHeadlessShell)

describe('no text is covered or cut, and axe is satisfied, in class', () => {
  let state: StateLook
  let opened: OpenedClass

  it.beforeAll(async ({ browser, learner: maya }) => {
    state = await lookAtStates(browser, maya)
    opened = await openedClass(CLASS, 'Ms. Okafor-Lindqvist')
  })

  const begins = async (maya: Learner, name: string) => {
    await maya.types(name, 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
  }
  const plan = async () => {
    const parts = [
      { kind: 'lesson', id: lesson('foundations_1') },
      { kind: 'lesson', id: lesson('saving_2') },
      { kind: 'quiz', id: moduleId('insurance') },
    ] as const
    const until = day(new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10))
    const asked = {
      sequence: 1,
      madeAt: instant(new Date().toISOString()),
      until,
      message: 'Bring one question on Friday.',
      parts,
    }
    return encodeBase64url(await sealPlan(asked, opened.signer, opened.card, tools))
  }

  it('when joining, with a torn card, an invalid name and the report', LONG_WALK, async ({ learner: maya }) => {
    const faults: string[] = []
    await maya.opens('/login')
    await begins(maya, 'Maya')
    const card = await cardText(opened.card, tools)
    await maya.opens('/learning?view=join')
    await maya.presses('Open this class card')
    await maya.sees('Paste the class card link first.')
    faults.push(...(await state.looks('a link that is missing')))
    await maya.opens(joinPath(card.slice(0, -9)))
    await maya.sees('Use another class card')
    faults.push(...(await state.looks('a torn card')))
    await maya.opens(joinPath(card))
    await maya.seesHeading('Join this class?')
    await maya.types(' ', 'Your name in this class')
    await maya.presses('See the report as text')
    await maya.presses('Join')
    await maya.sees('Enter a name your teacher will know.')
    faults.push(...(await state.looks('a card, with a name refused')))
    expect(faults).toEqual([])
  })

  it(
    'in the class, with codes, wrong digits, a plan and another name',
    LONG_WALK,
    async ({ browser, learner: maya }) => {
      const faults: string[] = []
      await maya.types('Maximiliana-Theodora', 'Your name in this class')
      await maya.presses('Join')
      await maya.seesHeading(CLASS)
      await maya.presses('Change this name')
      faults.push(...(await state.looks('a class just joined')))
      await maya.opens('/lesson/foundations/foundations_1')
      await maya.presses(lessonWords.markComplete)
      await maya.sees('50 points earned so far.')
      await maya.opens('/dashboard')
      await maya.presses(`Open ${CLASS}`)
      await keepFiles(browser)
      await maya.presses('Show my report')
      await maya.types('1234', '8 digits')
      await maya.presses('Check digits')
      await maya.sees('These digits don’t match your report.')
      await maya.presses('Read your report')
      await maya.sees('"foundations_1"')
      faults.push(...(await state.looks('a report shown as codes and as text')))
      await maya.presses('I saw my name')
      await maya.sees('You said you saw your name')
      await choosesFiles(browser, 'Add a plan from a file', [await plan()])
      await maya.sees('Your teacher’s plan is saved on this device.')
      await maya.presses('Hand in as a file')
      await maya.sees('It counts as handed in once')
      faults.push(...(await state.looks('a report ticked, and a plan')))
      await maya.opens('/dashboard')
      await maya.sees(`This week in ${CLASS} Bring one question on Friday.`)
      faults.push(...(await state.looks('dashboard, with a plan')))
      await maya.opens('/learning?view=join')
      await maya.sees('Classes you joined')
      faults.push(...(await state.looks('classes that were joined')))
      await maya.opens('/dashboard')
      expect(faults).toEqual([])
    },
  )

  it('on a shared tablet with all learners, and when leaving', LONG_WALK, async ({ learner: maya }) => {
    const faults: string[] = []
    await maya.presses('Switch learner')
    await maya.presses('Start learning')
    await begins(maya, 'Ben')
    await maya.opens(joinPath(await cardText(opened.card, tools)))
    await maya.seesHeading('Who is learning?')
    faults.push(...(await state.looks('who joins')))
    await maya.presses('Ben')
    await maya.presses('Join')
    await maya.seesHeading(CLASS)
    await maya.presses('Hand in everyone')
    await maya.sees('Show this to your teacher’s phone. It reads everyone’s report')
    faults.push(...(await state.looks('everyone on this device')))
    await maya.presses('One learner at a time')
    await maya.sees('1 of 2: Ben')
    faults.push(...(await state.looks('one learner at a time')))
    await maya.presses('Leave this class')
    await maya.sees('You keep all your progress.')
    faults.push(...(await state.looks('the question before leaving')))
    await maya.presses('Leave class')
    await maya.seesHeading(`You left ${CLASS}`)
    faults.push(...(await state.looks('a class that was left')))
    expect(faults).toEqual([])
  })
})
