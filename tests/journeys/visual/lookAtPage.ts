import type { ChromiumBrowser } from '../drivers/chromium'
import { controlFaults } from './controlFaults'
import { textFaults } from './textFaults'

/** Widths with the height of a device that has them. */
const SIZES = [
  [320, 640],
  [360, 740],
  [820, 1180],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const
const TEXT_SIZES = ['100%', '200%'] as const

const settles = `
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))`

/** What a person would complain about on the page in front, at every width, with normal and with doubled text. */
export async function lookAtPage(browser: ChromiumBrowser, screen: string): Promise<readonly string[]> {
  const faults: string[] = []
  for (const textSize of TEXT_SIZES) {
    for (const [width, height] of SIZES) {
      const note = (found: readonly string[]) =>
        faults.push(...found.map((fault) => `${screen}, ${width} px, text ${textSize}: ${fault}`))
      await browser.resize(width, height)
      await browser.evaluate(`document.documentElement.style.fontSize = '${textSize}'; ${settles}`)
      note(await browser.page.evaluate(controlFaults))
      note(await browser.page.evaluate(textFaults))
    }
  }
  await browser.evaluate("document.documentElement.style.fontSize = ''")
  await browser.resize(1280, 800)
  return faults
}
