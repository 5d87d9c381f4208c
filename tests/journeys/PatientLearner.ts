import { missingScriptWords } from '#words/missingScript'
import { LearnerInLanguage } from './LearnerInLanguage'
import type { Patience } from './Learner'

/**
 * The browser shows its own error page or half of ours, and the line is the reason. Chromium shows a page whose HTML was cut as
 * far as it came, and calls it loading forever. Firefox before 155 keeps a lost script as long as the page, and the page asks to
 * be loaded again. The pages of a rescue have no root, and come from the worker.
 */
const IS_BROKEN = `
  if (document.querySelector('main output')?.textContent.startsWith(${JSON.stringify(missingScriptWords.public)})) return true
  if (document.readyState !== 'complete' && performance.now() < 10_000) return false
  const root = document.getElementById('root')
  if (root === null && document.querySelector('svg.land') !== null) return false
  return root === null || (root.dataset.prerendered !== undefined && root.querySelector('footer') === null)`
/** A person looks at a broken page for so long before they load it again. */
const LOOKS_MS = 1_500
/** At a loss of half of all requests, no page needs this long. Offline, none comes. */
const TRIES_MS = 20_000
/** Each page that was cut takes ten seconds, and several in a row can be. */
const OPENS_MS = 180_000

/** What the worker says about its files, or the workers there are. The home page says it too, and the other pages say nothing. */
const READINESS = `
  const registration = await navigator.serviceWorker.getRegistration()
  const { installing, waiting, active } = registration ?? {}
  if (!active) return { installing: installing?.state, waiting: waiting?.state, isRegistered: registration !== undefined }
  return await new Promise((resolve) => {
    const hears = ({ data }) => { if (data?.type === 'readiness') end(data) }
    const end = (said) => { navigator.serviceWorker.removeEventListener('message', hears); resolve(said) }
    navigator.serviceWorker.addEventListener('message', hears)
    setTimeout(() => end({ silent: active.state }), 2_000)
    active.postMessage({ type: 'readiness?' })
  })`
/** Whether the worker says that everything is on this device. */
export const IS_READY = `return (await (async () => {${READINESS}})()).state === 'ready'`

/** A person with a weak connection. They only load a page again if the browser could not load it, or the page asks for it. */
export class PatientLearner extends LearnerInLanguage {
  /** How often a page was loaded again. */
  reloaded = 0

  override async opens(path: string): Promise<void> {
    await this.#tries(() => this.browser.goto(this.origin + path))
    await this.until(`return !(() => {${IS_BROKEN}})()`, `the page ${path}`, { withinMs: OPENS_MS })
  }

  override async until(body: string, expected: string, { withinMs = 60_000 }: Patience = {}): Promise<void> {
    const deadline = Date.now() + withinMs
    for (;;) {
      try {
        return await super.until(body, expected, { withinMs: Math.min(LOOKS_MS, deadline - Date.now()) })
      } catch (error) {
        if (Date.now() >= deadline) throw error
        if ((await this.browser.evaluate(IS_BROKEN).catch(() => false)) !== true) continue
        this.reloaded += 1
        await this.#tries(() => this.browser.reload())
      }
    }
  }

  async startsLearning(name = 'Maya'): Promise<void> {
    await this.opens('/login')
    await this.types(name, 'First name')
    await this.presses('Start learning')
    await this.isAt('/dashboard')
  }

  /** Waits until everything is on the device, on any page. */
  async isReadyOffline(patience: Patience): Promise<void> {
    await this.until(IS_READY, 'everything to be on the device', patience)
  }

  /** For the error of a device that did not become ready. */
  async whatTheWorkerSays(): Promise<string> {
    return JSON.stringify(await this.browser.evaluate(READINESS).catch(String))
  }

  async #tries(load: () => Promise<void>, deadline = Date.now() + TRIES_MS): Promise<void> {
    try {
      await load()
    } catch (error) {
      // A page that loads slowly is there nevertheless.
      if (error instanceof Error && error.name === 'TimeoutError') return
      if (Date.now() > deadline) throw error
      this.reloaded += 1
      await this.#tries(load, deadline)
    }
  }
}
