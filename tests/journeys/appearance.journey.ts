import { describe } from 'vitest'
import { threeNightly } from './engines'
import { journeyOfTest } from './journey'

/** The background and text colors of the page, as they are on the screen. */
const SHOWN = `getComputedStyle(document.body).backgroundColor + ' ' + getComputedStyle(document.documentElement).fontSize`
const NIGHT = 'rgb(16, 30, 40)'

describe.each(threeNightly)('how pages look to me, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  it('can be chosen in a lesson and stays with me everywhere', async ({ browser, learner: maya }) => {
    await maya.opens('/login')
    await maya.types('Maya', 'First name')
    await maya.presses('Start learning')
    await maya.isAt('/dashboard')
    const plain = String(await browser.evaluate(`return ${SHOWN}`))
    const size = Number.parseFloat(plain.split(' ').at(-1) ?? '')
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses('Text size')
    await maya.chooses('Dark')
    await maya.chooses('Largest')
    const chosen = `${NIGHT} ${1.6 * size}px`
    await maya.until(`return ${SHOWN} === '${chosen}'`, 'large letters at night')
    for (const path of ['/about', '/profile', '/']) {
      await maya.opens(path)
      await maya.until(`return ${SHOWN} === '${chosen}'`, `large letters at night at ${path}`)
    }
    await maya.opens('/profile?view=settings')
    await maya.chooses('Standard')
    await maya.until(`return ${SHOWN} === '${NIGHT} ${size}px'`, 'letters as before at night')
    await maya.presses('Maya')
    await maya.presses('Sign Out')
    await maya.presses('Keep my progress on this device')
    await maya.isAt('/')
    await maya.until(`return ${SHOWN} === '${plain}'`, 'the page as anybody sees it')
  })
})
