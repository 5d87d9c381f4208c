import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession } from 'playwright-core'
import type { ChromiumBrowser } from '../../tests/journeys/drivers/chromium'

/** A screen in the gallery. */
export interface Picture {
  readonly name: string
  readonly title: string
  readonly isDarkToo: boolean
}

export interface CameraOptions {
  readonly folder: string
  /** Only pictures whose name contains it are taken. */
  readonly only: string
  /** The length at which long pages are cut, in CSS pixels. */
  readonly cut: number
}

const sizes = [
  ['phone', 360, 740],
  ['laptop', 1280, 800],
] as const
/** WebP quality. Letters stay sharp, and a picture has a fifth of the size of its PNG. */
const quality = 60

/** Larger than any screen, in CSS pixels. */
const LONGEST_PX = 12_000

/** A part of the window, in CSS pixels. */
interface Clip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** Keeps the height of elements that are as tall as the window while the window grows. */
const holdHeights = `
  for (const element of document.querySelectorAll('*')) {
    const least = parseFloat(getComputedStyle(element).minHeight)
    if (!(least >= innerHeight * 0.7)) continue
    element.style.minHeight = least + 'px'
    element.dataset.held = ''
  }`
const letGo = `
  for (const element of document.querySelectorAll('[data-held]')) {
    element.style.minHeight = ''
    delete element.dataset.held
  }`

/**
 * Takes each screen on a phone and on a laptop. The window is as long as the page, so that fixed bars are at its ends.
 */
export class Camera {
  readonly taken: Picture[] = []

  private constructor(
    private readonly browser: ChromiumBrowser,
    private readonly session: CDPSession,
    private readonly options: CameraOptions,
  ) {}

  static async opens(browser: ChromiumBrowser, options: CameraOptions): Promise<Camera> {
    // Removes pictures of screens that no longer exist.
    if (options.only === '') rmSync(options.folder, { recursive: true, force: true })
    mkdirSync(options.folder, { recursive: true })
    return new Camera(browser, await browser.context.newCDPSession(browser.page), options)
  }

  async takes(name: string, title: string, isDarkToo = false): Promise<void> {
    if (!name.includes(this.options.only)) return
    this.taken.push({ name, title, isDarkToo })
    for (const scheme of isDarkToo ? (['light', 'dark'] as const) : (['light'] as const)) {
      await this.browser.page.emulateMedia({ colorScheme: scheme })
      for (const [device, width, height] of sizes) {
        await this.showsAll(width, height)
        await this.writes(join(this.options.folder, `${name}-${device}-${scheme}.webp`))
      }
    }
    await this.browser.page.emulateMedia({ colorScheme: 'light' })
    await this.browser.resize(1280, 800)
  }

  /** The section around the element with this id, as wide as the window. */
  async takesPart(name: string, title: string, id: string): Promise<void> {
    if (!name.includes(this.options.only)) return
    this.taken.push({ name, title, isDarkToo: false })
    for (const [device, width, height] of sizes) {
      await this.showsAll(width, height, LONGEST_PX)
      const box = await this.browser.evaluate(`
        const { top, height } = document.getElementById(${JSON.stringify(id)}).closest('section').getBoundingClientRect()
        return [top, height]`)
      const [top = 0, tall = 0] = box as readonly number[]
      const clip = { x: 0, y: top, width, height: tall, scale: 1 }
      await this.writes(join(this.options.folder, `${name}-${device}-light.webp`), clip)
    }
    await this.browser.resize(1280, 800)
  }

  /** A picture of exactly the window, for installation dialogs. */
  async takesWindow(path: string, width: number, height: number): Promise<void> {
    await this.browser.resize(width, height)
    await this.rests()
    await this.writes(path)
    await this.browser.resize(1280, 800)
  }

  private async showsAll(width: number, height: number, cut = this.options.cut): Promise<void> {
    await this.browser.evaluate(letGo)
    await this.browser.resize(width, height)
    await this.rests()
    await this.browser.evaluate(holdHeights)
    const whole = Number(await this.browser.evaluate('return document.documentElement.scrollHeight'))
    await this.browser.resize(width, Math.min(Math.max(whole, height), cut))
    await this.rests()
  }

  private async rests(): Promise<void> {
    // The pointer is moved away, because an element under it would look pressed.
    await this.browser.page.mouse.move(1, 1)
    await this.browser.evaluate(
      'scrollTo(0, 0); await document.fonts.ready; await new Promise((done) => setTimeout(done, 400))',
    )
  }

  private async writes(path: string, clip?: Clip): Promise<void> {
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      ...(clip && { clip }),
    })
    writeFileSync(path, Buffer.from(data, 'base64'))
  }
}
