import { expect } from 'vitest'
import { opensClass } from './classFiles'
import { launchChromium } from './drivers/chromium'
import { journeyOfTest } from './journey'

/** The share of nearly white points in a picture, and of nearly black ones. */
const SHARES = `
  const picture = new Image()
  picture.src = globalThis.pictureOfCode
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const lights = Array.from({ length: data.length / 4 }, (_, at) => (data[4 * at] + data[4 * at + 1] + data[4 * at + 2]) / 3)
  const share = (isThat) => lights.filter(isThat).length / lights.length
  return [share((light) => light > 230), share((light) => light < 25)]`

const it = journeyOfTest(() => launchChromium({ darkensPages: true, colorScheme: 'dark' }))

it('shows codes black on white where the browser darkens a light page', async ({ browser, learner: teacher }) => {
  const { page, context } = browser
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await teacher.opens('/login')
  await teacher.types('Ms. Hale', 'First name')
  await teacher.presses('Start learning')
  await teacher.isAt('/dashboard')
  await teacher.opens('/learning?view=class')
  // As *Light* in the settings.
  await browser.evaluate("document.documentElement.dataset.theme = 'light'")
  await opensClass(teacher)
  const box = page.locator('main svg[role=img][shape-rendering=crispEdges]').locator('..').first()
  await box.scrollIntoViewIfNeeded()
  const picture = await box.screenshot()
  await browser.evaluate(`globalThis.pictureOfCode = 'data:image/png;base64,${picture.toString('base64')}'`)
  const [white = 0, black = 0] = (await browser.evaluate(SHARES)) as readonly number[]
  expect(white).toBeGreaterThan(0.4)
  expect(black).toBeGreaterThan(0.1)
  // The page beside the code is darkened, or the test would show nothing.
  const beside = await page.screenshot({ clip: { x: 2, y: 300, width: 8, height: 8 } })
  await browser.evaluate(`globalThis.pictureOfCode = 'data:image/png;base64,${beside.toString('base64')}'`)
  expect(await browser.evaluate(SHARES)).toEqual([0, expect.any(Number)])
})
