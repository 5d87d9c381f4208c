import { lessonWords } from '#words/lesson'
import { launchHeadlessShell } from '../drivers/chromium'
import { journeyOfTest } from '../journey'
import { secondBuild } from '../secondBuild'

const it = journeyOfTest(launchHeadlessShell)

it('an update keeps her progress and works offline', async ({ learner: maya, site }) => {
  const next = await secondBuild()
  await maya.opens('/')
  await maya.sees('ready offline', { withinMs: 60_000 })
  await maya.opens('/login')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/dashboard')
  await maya.opens('/lesson/foundations/foundations_1')
  await maya.presses(lessonWords.markComplete)
  await maya.sees('50 points earned so far.')

  await site.deploys(next)
  await maya.opens('/dashboard')
  await maya.sees('Up next')
  await maya.sees('A new version is ready', { withinMs: 120_000 })
  await maya.presses('Update now')
  await maya.sees('Comes next')

  await site.goesAway()
  await maya.opens('/lesson/foundations/foundations_1')
  await maya.sees('the back of an old envelope will do.')
  await maya.sees('Undo')
  await maya.opens('/about')
  await maya.sees('Why we are here')
})
