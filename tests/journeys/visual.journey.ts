import { describe, expect } from 'vitest'
import { type ChromiumBrowser, launchHeadlessShell } from './drivers/chromium'
import { journeyOfFile } from './journey'
import { loginRoute, missingRoutes, publicRoutes } from './routesOfTheSite'
import { beyondColors } from './visual/beyondColors'
import { brokenWords } from './visual/brokenWords'
import { controlFaults } from './visual/controlFaults'
import { crowdedFaults } from './visual/crowdedFaults'
import { lookAtPage, lookAtRoutes } from './visual/lookAtPage'
import { textFaults } from './visual/textFaults'

/** The time for twelve looks at each of about sixty screens. */
const LONG_WALK = { timeout: 1_200_000 }

const it = journeyOfFile(launchHeadlessShell)

describe('no text is covered, crossed or cut', () => {
  const body = (browser: ChromiumBrowser) => browser.page.evaluateHandle(() => document.body)

  it('unless planted, and the check finds every planted fault', async ({ browser, learner: maya }) => {
    await maya.opens('/about')
    await browser.evaluate(`
      globalThis.plant = (tag, style) => {
        const element = document.createElement(tag)
        Object.assign(element.style, style)
        return document.body.appendChild(element)
      }
      const { left, top, width } = document.querySelector('h1').getBoundingClientRect()
      plant('div', { position: 'absolute', left: left + width / 4 + 'px', top: top + 'px', width: '8px',
        height: '80px', zIndex: '9', background: 'black', pointerEvents: 'none' })
      plant('p', { height: '4px', overflow: 'hidden' }).textContent = 'A line that nobody can read'
      plant('p', { width: '3ch', overflowWrap: 'anywhere' }).textContent = 'at 12:19 PM, well-known'
      plant('button', { width: '30px', height: '30px', padding: '0' }).textContent = 'x'
      plant('button', { display: 'block', border: '1px solid', height: '50px' }).textContent = 'Press here'
      plant('p', { margin: '0', lineHeight: '1' }).textContent = 'An answer'`)
    const found = [
      ...(await browser.page.evaluate(textFaults, await body(browser))),
      ...(await browser.page.evaluate(brokenWords, await body(browser))),
      ...(await browser.page.evaluate(crowdedFaults, await body(browser))),
    ]
    await browser.evaluate(
      "plant('div', { position: 'fixed', inset: 'auto 0 0', height: '120px', background: 'black' })",
    )
    found.push(...(await browser.page.evaluate(controlFaults, await body(browser))))
    expect(found).toContainEqual(expect.stringMatching(/^“No one should pay.*is covered by div/))
    expect(found).toContainEqual(expect.stringMatching(/^“A line that nobody can read” is cut off/))
    expect(found).toContainEqual(expect.stringMatching(/^“12:19” is broken in “at 12:19 PM/))
    expect(found).not.toContainEqual(expect.stringMatching(/^“(?:at|PM,)” is broken/))
    expect(found).toContainEqual(expect.stringMatching(/^button “x” is 30 by 30 px/))
    expect(found.filter((fault) => fault.includes('under the control'))).toEqual([
      expect.stringMatching(/^“An answer” is -?[0-2] px under the control “Press here”/),
    ])
    expect(found).toContainEqual(expect.stringMatching(/scrolled to the end, lies under div/))
  })

  it('in a dialog, and text under a modal one doesn’t count', async ({ browser }) => {
    const shows = async (opens: string) => {
      await browser.goto('about:blank')
      await browser.page.setContent(`
        <style>
          dialog { box-sizing: border-box; width: 300px; max-height: 400px; padding: 0; border: 0; overflow: auto }
          div { height: 900px }
          footer { position: sticky; bottom: 0; height: 60px; background: black }
          b { position: absolute; top: 0; left: 40px; width: 8px; height: 60px; background: black }
        </style>
        <p>A line behind everything</p><button style="width: 20px">x</button>
        <dialog open>The first of two</dialog>
        <dialog>
          <b></b><p>A line with a pole</p><div>A line at the top</div><button style="width: 20px">y</button>
          <p style="height: 4px; overflow: hidden">A line that is cut</p><a href="#">A link at the end</a>
          <p style="position: absolute; top: -60px">A line above it</p>
          <footer></footer>
        </dialog>
        <dialog style="inset: 0 auto auto 0; margin: 0; height: 300px"><b></b><p>The line in front</p></dialog>`)
      await browser.evaluate(`const [first, second, front] = document.querySelectorAll('dialog'); ${opens}`)
      return lookAtPage(browser, 'planted')
    }
    const small = await shows('first.close(); second.showModal()')
    const where = /^planted, 320 px, text 100%: /
    const at = small.flatMap((fault) => (where.test(fault) ? [fault.replace(where, '')] : []))
    expect(at).toContainEqual(expect.stringMatching(/^“A line with a pole” is covered by b/))
    expect(at).toContainEqual(expect.stringMatching(/^button “y” is 20 by/))
    expect(at).toContainEqual(expect.stringMatching(/^“A line that is cut” is cut off/))
    expect(at).toContainEqual(expect.stringMatching(/^a “A link at the end”, scrolled to the end, lies under footer/))
    expect(at).toContainEqual('“A line above it” never comes into the window')
    expect(small).not.toContainEqual(expect.stringMatching(/A line behind|button “x”|The first|in front/))

    const several = await shows('first.close(); second.showModal(); front.showModal()')
    expect(several).toContainEqual(expect.stringMatching(/“The line in front” is covered by b/))
    expect(several).not.toContainEqual(expect.stringMatching(/A line|button/))

    // A dialog that is not modal covers text that can still be used.
    const open = await shows("first.style.cssText = 'inset: 0; margin: 0; height: 200px'")
    expect(open).toContainEqual(expect.stringMatching(/“A line behind everything” is covered by dialog/))
  })

  it('in only one theme or width, when a style rule differs', async ({ browser }) => {
    await browser.goto('about:blank')
    await browser.page.setContent(`
      <style>
        i { position: absolute; inset: 0 auto auto 0; width: 99px; height: 200px; background: black; display: none }
        @media (prefers-color-scheme: dark) and (min-width: 1200px) { i { display: block } }
      </style>
      <p>A line that is covered at night</p><i></i>`)
    const sizes = [
      [320, 640],
      [1280, 800],
      [1920, 1080],
    ] as const
    expect(await lookAtPage(browser, 'planted', sizes)).toEqual(
      ['1280 px, text 100%', '1920 px, text 100%', '1280 px, text 200%', '1920 px, text 200%'].map((where) =>
        expect.stringMatching(new RegExp(`^planted, ${where}, dark: “A line.*is covered by i`)),
      ),
    )
  })

  it('in only one theme, when a color differs', async ({ browser }) => {
    const shows = async (cover: string) => {
      await browser.goto('about:blank')
      await browser.page.setContent(`
        <style>
          :root { --cover: ${cover}; --letters: black }
          i { position: absolute; inset: 0 auto auto 0; width: 99px; height: 200px; background: var(--cover) }
          @media (prefers-color-scheme: dark) { :root { --cover: black; --letters: white } }
        </style>
        <p>A line that is covered at night</p><i></i>`)
      return await lookAtPage(browser, 'planted', [[320, 640]])
    }
    const night = expect.stringMatching(/, dark: “A line.*is covered by i/)
    const day = expect.stringMatching(/, text 100%: “A line.*is covered by i/)
    const ofTheme = await shows('transparent')
    expect(ofTheme).toContainEqual(night)
    expect(ofTheme).not.toContainEqual(day)
    // A fault that is the same in both themes is reported once.
    const ofBoth = await shows('white')
    expect(ofBoth).toContainEqual(day)
    expect(ofBoth).not.toContainEqual(night)
  })

  it('in one theme only, since themes change nothing but colors', async ({ browser, learner: maya }) => {
    for (const { path } of [loginRoute, ...publicRoutes.slice(0, 2)]) {
      await maya.opens(path)
      expect(await browser.page.evaluate(beyondColors)).toEqual([])
    }
  })

  it('on the public pages, the sign-in page or unknown addresses', LONG_WALK, async ({ browser, learner: maya }) => {
    const faults = [...(await lookAtRoutes(browser, maya, [...publicRoutes, loginRoute, ...missingRoutes]))]
    await maya.opens('/login')
    await maya.presses('Sign in or create an account')
    await maya.presses('Create account')
    faults.push(...(await lookAtPage(browser, '/login, create account')))
    expect(faults).toEqual([])
  })
})
