import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core'
import { findFirefox } from '../../../tools/setup/browsers.mjs'
import { answers } from './answers'
import type { BrowserKind } from './Browser'

const wrap = (body: string) => `(async () => { ${body} })()`

export const firefox: BrowserKind = {
  name: 'firefox',
  async launch() {
    const executablePath = findFirefox()
    if (executablePath === undefined) throw new Error('No Firefox here: run npm test, which installs one.')
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      // Firefox's own errands (updates, captive-portal probes, telemetry) would only wait for a network that isn't there.
      extraPrefsFirefox: {
        'network.captive-portal-service.enabled': false,
        'network.connectivity-service.enabled': false,
        'app.update.enabled': false,
        'ui.prefersReducedMotion': 1,
      },
    })
    const page = (await browser.pages())[0] ?? (await browser.newPage())
    await page.setViewport({ width: 1280, height: 800 })
    const element = async (body: string): Promise<ElementHandle<HTMLElement>> => {
      const handle = (await answers(page.evaluateHandle(wrap(body)), body)).asElement()
      if (handle === null) throw new Error(`No element for: ${body}`)
      return handle as ElementHandle<HTMLElement>
    }
    return {
      name: 'firefox',
      goto: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      evaluate: (body) => answers(page.evaluate(wrap(body)), body),
      click: async (body) => {
        const target = await element(body)
        await target.scrollIntoView()
        await target.click()
      },
      type: async (body, text) => {
        const field = await element(body)
        await field.click({ count: 3 })
        await page.keyboard.press('Backspace')
        await field.type(text)
      },
      press: (key) => page.keyboard.press(key as KeyInput),
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => browser.close(),
    }
  },
}
