import manifest from '../../public/data/lessons/manifest.json'
import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { answersQuiz } from './answersQuiz'
import { launchHeadlessShell } from './drivers/chromium'
import { threeNightly } from './engines'
import { journeyOfFile, journeyOfTest } from './journey'
import type { Learner } from './Learner'
import { lookAtPage } from './visual/lookAtPage'
import { lookAtStates } from './visual/lookAtStates'

const insurance = manifest.modules.find(({ id }) => id === 'insurance')
if (insurance === undefined) throw new Error('There is no module about insurance.')

/** An app of the device that receives pictures, and a record of the pictures it was given. */
const TAKES_PICTURES = `
  navigator.canShare = () => true
  navigator.share = ({ files }) => { globalThis.shared = files[0]; return Promise.resolve() }`

/** The part of the picture that is ink. Without letters it would have only the frame and two lines. */
const INK_OF_PICTURE = `
  const picture = await createImageBitmap(globalThis.shared)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(400, 600, 1000, 300)
  let ink = 0
  for (let at = 0; at < data.length; at += 4) if (data[at] < 60 && data[at + 2] < 90) ink += 1
  return [globalThis.shared.name, globalThis.shared.type, picture.width, ink > 3000]`

async function finishesInsurance(maya: Learner): Promise<void> {
  await maya.opens('/login')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/dashboard')
  for (const lesson of insurance?.lessons ?? []) {
    await maya.opens(`/lesson/insurance/${lesson.id}`)
    await maya.presses(lessonWords.markComplete)
    await maya.sees('Undo')
  }
  await maya.opens('/quiz/insurance')
  await answersQuiz(maya, 'insurance_quiz', 'right')
  await maya.seesHeading(/^You passed/)
}

describe.each(threeNightly)('a certificate, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  it('shows my name and can be shared as a picture offline', async ({ browser, learner: maya, site }) => {
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 60_000 })
    await site.goesAway()
    await finishesInsurance(maya)
    await maya.presses('See your certificate')
    await maya.seesHeading('You finished Insurance and Protecting What You Have')
    await maya.presses('Change the name on it')
    await maya.types('Maya Larsen', 'Name on your certificates')
    await maya.presses('Save name')
    await maya.until(
      "return document.querySelector('figure svg')?.textContent.includes('Maya Larsen') === true",
      'the name on the certificate',
    )
    await browser.evaluate(TAKES_PICTURES)
    await maya.presses('Share as a picture')
    await maya.sees('Sent to the app you chose.')
    expect(await browser.evaluate(INK_OF_PICTURE)).toEqual([
      'Certificate-Maya-Larsen-Insurance-and-Protecting-What-You-Have.png',
      'image/png',
      2208,
      true,
    ])
    await maya.opens('/achievements')
    await maya.seesHeading('Your achievements')
    await maya.until(
      "return document.querySelector('figure svg')?.textContent.includes('Maya Larsen') === true",
      'the name on the certificate, kept',
    )
    await maya.presses('Print or share it')
    await maya.seesHeading('You finished Insurance and Protecting What You Have')
  })
})

const it = journeyOfFile(launchHeadlessShell)

describe('a certificate', () => {
  it.beforeAll(async ({ learner: maya }) => {
    await finishesInsurance(maya)
    await maya.presses('See your certificate')
    await maya.seesHeading('You finished Insurance and Protecting What You Have')
  })

  it('sews the last patch, or shows it at once with reduced motion', async ({ browser }) => {
    const durations = (): Promise<unknown> =>
      browser.evaluate(`
        const styles = [...document.querySelectorAll('main svg *')].map((element) => getComputedStyle(element))
        return styles.filter(({ animationName }) => animationName.includes('sew')).map((style) => style.animationDuration)`)
    await browser.page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await durations()).toEqual([expect.stringMatching(/^0?\.\d*[1-9]\d*s$/)])
    await browser.page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await durations()).toEqual(['0s'])
  })

  it('gives no picture of noise, and names another way', async ({ browser, learner: maya }) => {
    // Private browsers answer so, such as Firefox with privacy.resistFingerprinting.
    await browser.evaluate(`
      const { prototype } = CanvasRenderingContext2D
      const own = prototype.getImageData
      globalThis.seesTrue = () => { prototype.getImageData = own }
      prototype.getImageData = function (...part) {
        const picture = own.apply(this, part)
        crypto.getRandomValues(picture.data.subarray(0, 60_000))
        return picture
      }`)
    await maya.presses('Share as a picture')
    await maya.sees('This browser couldn’t make the picture.')
    await browser.evaluate('globalThis.seesTrue()')
  })

  it('is printed alone, on one sheet in landscape', async ({ browser, learner: maya }) => {
    await browser.evaluate('window.print = () => undefined')
    await maya.presses('Print or save as PDF')
    const pdf = (await browser.page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/MediaBox\s*\[[^\]]*\]/g)).toEqual(['/MediaBox [0 0 792 612]'])
    // The browser has finished printing, so the page is as it was.
    await maya.until('return document.documentElement.dataset.printing === undefined', 'a page without a printed sheet')
  })

  it('has nothing covered, crossed or cut', { timeout: 600_000 }, async ({ browser, learner: maya }) => {
    const { axe, looks } = await lookAtStates(browser, maya)
    const faults = [...(await lookAtPage(browser, 'certificate, just earned')), ...(await axe('certificate'))]
    await maya.presses('Change the name on it')
    await maya.types('   ', 'Name on your certificates')
    await maya.presses('Save name')
    // The focus returns to the button that opened the form, and the page scrolls back with it.
    await maya.until("return document.activeElement?.textContent === 'Change the name on it'", 'the form to be closed')
    faults.push(...(await looks('certificate, no name')))
    expect(faults).toEqual([])
  })
})
