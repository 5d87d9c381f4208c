import type { Browser } from './drivers/Browser'

/** Finds the controls that a learner can press, by the name that a screen reader says. */
const FIND = `
  // translatePage.js marks what it has translated.
  const tidy = (text) => (text ?? '').replace(/[«»]/g, '').replace(/\\s+/g, ' ').trim()
  const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const referenced = (element, attribute) =>
    tidy((element.getAttribute(attribute) ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' '))
  const nameOf = (element) =>
    referenced(element, 'aria-labelledby') || tidy(element.getAttribute('aria-label')) ||
    tidy(element.labels?.[0]?.innerText) || tidy(element.innerText) || tidy(element.textContent)
  const dialogs = [...document.querySelectorAll('dialog[open]')].filter((dialog) => dialog.matches(':modal'))
  const scope = dialogs.at(-1) ?? document
  const shown = (selector) => [...scope.querySelectorAll(selector)].filter(isShown)
  const exactly = (selector, name) => shown(selector).find((element) => nameOf(element) === name)
  const named = (selector, name) =>
    exactly(selector, name) ?? shown(selector).find((element) => nameOf(element).startsWith(name))
`
const PRESSABLE =
  'button, a[href], summary, [role="button"], [role="tab"], [role="menuitem"], label, input[type="submit"]'

/** A person takes a little longer than a control needs to count a press. */
const READING_MS = 100
/**
 * Whether an element can be pressed. A control with `data-steady` (`useSteadyPress`) must have been there, with the same name,
 * for as long as a person reads it.
 */
const HAS_BEEN_READ = `(element) => {
  if (element.dataset.steady === undefined) return true
  const name = nameOf(element)
  if (globalThis.reading?.element !== element || reading.name !== name)
    globalThis.reading = { element, name, since: performance.now() }
  return performance.now() - reading.since >= Number(element.dataset.steady) + ${READING_MS}
}`

/** A page is quiet after this time without a change or a request. */
const QUIET_MS = 500
const IS_AT_REST = `
  globalThis.rest ??= (() => {
    const rest = { since: performance.now() }
    const happens = () => { rest.since = performance.now() }
    new MutationObserver(happens).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
    new PerformanceObserver(happens).observe({ type: 'resource' })
    return rest
  })()
  return document.readyState === 'complete' && performance.now() - rest.since >= ${QUIET_MS}`

/** The time to wait for a page that never becomes quiet. */
const RESTLESS_MS = 5_000

const quoted = (text: string) => JSON.stringify(text)
const pressable = (name: string) => `named(${quoted(PRESSABLE)}, ${quoted(name)})`
const FIELDS = 'input:not([type="hidden"]), textarea, select, [data-name]'
const field = (label: string) => `named(${quoted(FIELDS)}, ${quoted(label)})`
/**
 * Whether an element with exactly this name is there and is ready. An element whose name only starts with it may be another
 * one that came earlier (*Change name* before *Change*). It is accepted when the page is quiet, or when the page never becomes
 * quiet.
 */
const isThere = (selector: string, name: string, isReady = '() => true') => `${FIND}
  const isReady = ${isReady}
  const exact = exactly(${quoted(selector)}, ${quoted(name)})
  if (exact !== undefined) return isReady(exact)
  const beginning = named(${quoted(selector)}, ${quoted(name)}) ?? null
  if (beginning === null) return false
  if (globalThis.beginning?.element !== beginning) globalThis.beginning = { element: beginning, since: performance.now() }
  const isAtRest = () => { ${IS_AT_REST} }
  const isRestless = performance.now() - globalThis.beginning.since >= ${RESTLESS_MS}
  return (isRestless || isAtRest()) && isReady(beginning)`
const give = (expression: string) => `${FIND} return ${expression} ?? null`
const exists = (expression: string) => `${FIND} return (${expression} ?? null) !== null`

/** The pauses between looks. A look at the page takes processor time from it, so later looks come less often. */
const LOOK_MS = { soon: 60, later: 200, laterAfter: 2_000 } as const

/** A slow machine is not a fault of the page. The limit only ends a page that hangs. */
const LIMIT_MS = 60_000

/** How long an action is retried if the page changed during it. */
const TRYING_MS = 20_000

export interface Patience {
  readonly withinMs?: number
}

/**
 * A person with a browser, whose methods read as sentences. Each one waits until it is true, and its error shows the text of
 * the page.
 */
export class Learner {
  /** The number of presses and of typed characters so far, for a journey that counts them. */
  pressed = 0
  typed = 0

  constructor(
    readonly browser: Browser,
    readonly origin: string,
  ) {}

  async opens(path: string): Promise<void> {
    await this.browser.goto(this.origin + path)
  }

  async reloads(): Promise<void> {
    await this.browser.reload()
  }

  /** Moves through the history as the Back and Forward buttons do, and waits until the page is notified. */
  async goesBack(steps = 1): Promise<void> {
    // An immediate step to another document would lose the answer.
    await this.browser.evaluate(`
      globalThis.isLeft = false
      const hears = () => { globalThis.isLeft = true }
      for (const event of ['popstate', 'pagehide']) addEventListener(event, hears, { once: true })
      setTimeout(() => history.go(${-steps}))`)
    await this.until('return globalThis.isLeft !== false', 'another step of the history')
  }

  async presses(name: string): Promise<void> {
    // The page may change between the look and the press. Then a person looks again.
    await this.triesAgain(async () => {
      await this.until(isThere(PRESSABLE, name, HAS_BEEN_READ), `something to press named “${name}”`)
      await this.browser.click(give(pressable(name)))
    })
    this.pressed += 1
  }

  async types(text: string, label: string): Promise<void> {
    await this.triesAgain(async () => {
      await this.until(isThere(FIELDS, label), `a field named “${label}”`)
      if ((await this.browser.evaluate(`${FIND} return ${field(label)}.dataset.name !== undefined`)) === true)
        await this.typesDigits(text, label)
      else await this.browser.type(give(field(label)), text)
    })
    this.typed += text.length
  }

  /** The place of a PIN is no input, so only keys reach it. */
  private async typesDigits(digits: string, label: string): Promise<void> {
    await this.browser.click(give(field(label)))
    for (const key of [...Array<string>(4).fill('Backspace'), ...digits.split('')]) await this.browser.press(key)
  }

  /** Waits until the page has not changed and has fetched nothing for half a second. */
  async comesToRest(): Promise<void> {
    await this.until(IS_AT_REST, 'a page at rest')
  }

  private async triesAgain(action: () => Promise<void>): Promise<void> {
    const deadline = Date.now() + TRYING_MS
    for (;;) {
      try {
        return await action()
      } catch (error) {
        if (Date.now() > deadline) throw error
      }
    }
  }

  async sees(text: string, patience: Patience = {}): Promise<void> {
    await this.until(`${FIND} return tidy(document.body.innerText).includes(${quoted(text)})`, `“${text}”`, patience)
  }

  async doesNotSee(text: string, patience: Patience = {}): Promise<void> {
    await this.until(
      `${FIND} return !tidy(document.body.innerText).includes(${quoted(text)})`,
      `no “${text}”`,
      patience,
    )
  }

  async seesHeading(text: string | RegExp, patience: Patience = {}): Promise<void> {
    const matches =
      typeof text === 'string' ? `(name) => name === ${quoted(text)}` : `(name) => ${String(text)}.test(name)`
    await this.until(
      `${FIND} return shown('h1').map((heading) => tidy(heading.textContent)).some(${matches})`,
      `the heading “${String(text)}”`,
      patience,
    )
  }

  /** Chooses the radio button or checkbox whose label is this text, ends with it as words (`B $50`) or else contains it. */
  async chooses(text: string): Promise<void> {
    const label =
      `(shown('label').find((element) => (' ' + tidy(element.innerText)).endsWith(${quoted(` ${text}`)})) ?? ` +
      `shown('label').find((element) => tidy(element.innerText).includes(${quoted(text)})))`
    await this.until(exists(label), `something to choose that says “${text}”`)
    await this.browser.click(give(label))
    await this.until(`${FIND} return ${label}?.control?.checked === true`, `“${text}” to be chosen`)
  }

  async isAt(path: string): Promise<void> {
    await this.until(`return location.pathname + location.search === ${quoted(path)}`, `the address ${path}`)
  }

  /** Moves the focus with the Tab key, or another key, until it is on the element with this name. */
  async tabsTo(name: string, key = 'Tab'): Promise<void> {
    const focused = `${FIND} const at = document.activeElement; return at === null ? '' : nameOf(at)`
    const met: unknown[] = []
    for (let step = 0; step < 120; step += 1) {
      await this.browser.press(key)
      const at = await this.browser.evaluate(focused)
      met.push(at)
      if (typeof at === 'string' && at.startsWith(name))
        return await this.until(
          `${FIND} return (${HAS_BEEN_READ})(document.activeElement)`,
          `“${name}” to stay as it is`,
        )
    }
    throw new Error(`${key} never came to “${name}”; it met: ${met.slice(0, 60).join(' · ')}`)
  }

  /** Whether a control has this name now. */
  async canPress(name: string): Promise<boolean> {
    return (await this.browser.evaluate(exists(pressable(name)))) === true
  }

  text(): Promise<string> {
    return this.browser.evaluate("return document.body.innerText.replace(/\\s+/g, ' ').trim()") as Promise<string>
  }

  /** Waits until the body of a function in the page returns true. */
  async until(body: string, expected: string, { withinMs = LIMIT_MS }: Patience = {}): Promise<void> {
    const begun = Date.now()
    const deadline = begun + withinMs
    let problem = ''
    while (Date.now() < deadline) {
      try {
        if ((await this.browser.evaluate(body)) === true) return
        problem = ''
      } catch (error) {
        // The page may be between two documents.
        problem = ` (${String(error)})`
      }
      const pause = Date.now() - begun < LOOK_MS.laterAfter ? LOOK_MS.soon : LOOK_MS.later
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    const address = await this.browser.evaluate('return location.href').catch(() => 'an unknown address')
    const text = await this.text().catch(() => 'a page that does not answer')
    throw new Error(
      `Waited ${withinMs} ms for ${expected}${problem}. At ${String(address)} stood: ${text.slice(0, 1500)}`,
    )
  }
}
