import type { ChosenLanguage } from '../../platform/window/chosenLanguage'
import { languageChoice } from '../../session/languageChoice'
import { languages } from '../../words/languages'

/**
 * Offers the language that the browser prefers on a prerendered page, if the site has it and no one has chosen one. The
 * script in the head saves the language that a visitor presses (languageScript.ts). This one then writes the worker's
 * record, so that the next page comes in that language. It uses no React, because most visitors never load it.
 * @param preferred the browser's languages, the preferred one first
 */
export function followLanguages(
  page: HTMLElement,
  preferred: readonly string[] = window.navigator.languages,
  choice: ChosenLanguage = languageChoice,
): void {
  const follow = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    if (target.closest('a[href]') !== null) void choice.keep()
    const offer = target.closest('button')?.closest<HTMLElement>('[data-offer]')
    if (offer) close(offer)
  }
  const close = (offer: HTMLElement): void => {
    offer.hidden = true
    choice.settle()
  }
  page.addEventListener('click', follow)
  // The middle button, which opens another tab.
  page.addEventListener('auxclick', follow)

  if (choice.isSettled()) return
  const offered = offeredLanguage(preferred)
  for (const offer of page.querySelectorAll<HTMLElement>('[data-offer]'))
    if (offer.dataset['offer'] === offered) offer.hidden = false
}

/** The first of the browser's languages that the site has. A tag for a country counts as its language. */
function offeredLanguage(preferred: readonly string[]): string | undefined {
  for (const wanted of preferred) {
    const [whole, short] = [wanted.toLowerCase(), wanted.split('-')[0]?.toLowerCase()]
    const known =
      languages.find(({ tag }) => tag.toLowerCase() === whole) ??
      languages.find(({ tag }) => tag.split('-')[0]?.toLowerCase() === short)
    if (known !== undefined) return known.tag
  }
  return undefined
}
