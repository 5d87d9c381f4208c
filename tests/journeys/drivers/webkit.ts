import { type ChildProcess, spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver'
import { findWebKit } from '../../../tools/setup/browsers.mjs'
import type { BrowserKind } from './Browser'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })

/** Waits until a started program listens, which takes longer on a busy machine. */
async function listens(port: number): Promise<void> {
  const end = Date.now() + 30_000
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => {
        socket.destroy()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })
  while (Date.now() < end) {
    if (await isOpen()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Starts a display of its own. Xvfb finds a free one and writes its number to descriptor 3. */
function startDisplay(program: string): Promise<{ process: ChildProcess; display: string }> {
  return new Promise((resolve, reject) => {
    const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    display.once('error', reject)
    display.once('exit', (code) => reject(new Error(`Xvfb stopped with code ${code}.`)))
    const answer = display.stdio[3]
    answer?.once('data', (text: Buffer) => resolve({ process: display, display: `:${text.toString().trim()}` }))
  })
}

/**
 * Scrolls an element to the middle and waits until it stops moving. While parts of a page load, WebKit does not anchor the
 * scroll position as Chromium does, so a press could hit another element. After five seconds it presses anyway.
 */
const STANDS_STILL = `
  const [target, done] = arguments
  let [last, still] = ['', 0]
  const look = (left) => {
    target.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = target.getBoundingClientRect()
    const now = [x, y, width, height, document.documentElement.scrollHeight].join()
    still = now === last ? still + 1 : 0
    last = now
    if (still === 3 || left === 0) done()
    else setTimeout(() => look(left - 1), 100)
  }
  look(50)`

/** Without a graphics card WebKit would compose each picture of a page in software, which is half of all the work. */
const PAINTS_PLAINLY = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }

const KEYS: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Backspace: Key.BACK_SPACE,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Space: Key.SPACE,
}

export const webkit: BrowserKind = {
  name: 'webkit',
  async launch() {
    const programs = findWebKit()
    if (programs === undefined) throw new Error('No WebKit here: run npm test, which installs one.')
    const { process: screen, display } = await startDisplay(programs.xvfb)
    const port = await freePort()
    const service = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, ...PAINTS_PLAINLY, DISPLAY: display },
      stdio: 'ignore',
    })
    const stop = () => {
      service.kill('SIGKILL')
      screen.kill('SIGKILL')
    }
    await listens(port)
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: programs.browser,
            args: ['--automation'],
          },
        }),
      )
      .build()
      .catch((error: unknown) => {
        stop()
        throw error
      })
    await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
    await driver.manage().window().setRect({ width: 1280, height: 900 })
    const element = async (body: string) => {
      const found = await driver.executeScript<WebElement | null>(body)
      if (found === null) throw new Error(`No element for: ${body}`)
      return found
    }
    return {
      name: 'webkit',
      goto: (url) => driver.get(url),
      reload: () => driver.navigate().refresh(),
      evaluate: (body) =>
        driver
          .executeAsyncScript(
            `const done = arguments[arguments.length - 1];
           (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }))`,
          )
          .then((answer) => {
            const { value, error } = answer as { value?: unknown; error?: string }
            if (error !== undefined) throw new Error(error)
            return value
          }),
      click: async (body) => {
        const target = await element(body)
        await driver.executeAsyncScript(STANDS_STILL, target)
        await target.click()
      },
      type: async (body, text) => {
        const field = await element(body)
        await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", field)
        await field.clear()
        await field.sendKeys(text)
      },
      press: async (key) =>
        driver
          .switchTo()
          .activeElement()
          .sendKeys(KEYS[key] ?? key),
      resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
      close: async () => {
        await driver.quit().catch(() => undefined)
        stop()
      },
    }
  },
}
