import type { ChromiumBrowser } from './drivers/chromium'

/** Names that several buttons of one screen may share, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'Copy the address': 'The page and the form beside it copy the same address.',
  Reload: 'Each one reloads the page.',
}

/** The screens of classes, which the tests of classes check. */
const OF_CLASSES = /[?&]view=(?:class|join)\b/

const NAMES = `
  const tidy = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const isShown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const referenced = (element) =>
    tidy((element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' '))
  const nameOf = (element) => referenced(element) || tidy(element.getAttribute('aria-label')) || tidy(element.innerText) ||
    tidy(element.textContent)
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  return [...(dialog ?? document).querySelectorAll('button:not([role]), [role="button"], summary')].filter(isShown).map(nameOf)`

/** Returns the names that several visible buttons of the page share. A learner who hears a name cannot tell these apart. */
export async function sameNames(browser: Pick<ChromiumBrowser, 'evaluate'>): Promise<readonly string[]> {
  if (OF_CLASSES.test((await browser.evaluate('return location.search')) as string)) return []
  const names = (await browser.evaluate(NAMES)) as readonly string[]
  const shared = names.filter((name, index) => names.indexOf(name) !== index && !Object.hasOwn(ALLOWED, name))
  return [...new Set(shared)].map((name) => `several buttons are called “${name}”`)
}
