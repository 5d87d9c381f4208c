import { readAloudWords } from '../../../../src/words/en/readAloud.ts'
import { isWithoutFigures, turnFigures } from './figures.ts'
import { turnPrinted } from './printed.ts'

const PHONE_ID = 'lesson-author-phone'

export const BAR_ID = 'lesson-author-bar'

const STYLE = `
  :host { position: fixed; inset: auto auto 8px 8px; z-index: 2147483000; display: flex; gap: 4px; align-items: center;
    padding: 4px; border-radius: 8px; background: #222; color: #fff; font: 13px/1.2 system-ui, sans-serif; }
  :host([hidden]) { display: none; }
  button { font: inherit; padding: 6px 8px; border: 1px solid #888; border-radius: 6px; background: #333; color: #fff; cursor: pointer; }
  button[aria-pressed='true'] { background: #fff; color: #222; }
  @media print { :host { display: none; } }
`

/** The four views of a lesson for its author. The shadow root keeps the site's styles away. */
export function barElement(): HTMLElement {
  const bar = document.createElement('div')
  bar.id = BAR_ID
  bar.setAttribute('role', 'group')
  bar.setAttribute('aria-label', 'For authors')
  const style = document.createElement('style')
  style.textContent = STYLE
  const note = document.createElement('span')
  note.setAttribute('role', 'status')
  const withoutFigures = button('Without its figures', () => turnFigures())
  withoutFigures.setAttribute('aria-pressed', String(isWithoutFigures()))
  const buttons = [
    button('On a phone', () => turnPhone()),
    button('Printed', () => turnPrinted()),
    button('Aloud', () => {
      const isThere = pressAloud()
      note.textContent = isThere ? '' : 'This page has no button for reading aloud.'
      return undefined
    }),
    withoutFigures,
  ]
  bar.attachShadow({ mode: 'open' }).append(style, ...buttons, note)
  return bar
}

/** @param press returns whether the view is on, or undefined if it is no view that stays */
function button(label: string, press: () => boolean | undefined | void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', () => {
    const isOn = press()
    if (typeof isOn === 'boolean') element.setAttribute('aria-pressed', String(isOn))
  })
  return element
}

/** Presses the lesson's own button, so the author hears the same as a learner. */
function pressAloud(): boolean {
  const own = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === readAloudWords.button)
  own?.click()
  return own !== undefined
}

/** Shows this address in a frame of 360 by 740 px over the page, or removes the frame. @returns whether it is shown */
function turnPhone(): boolean {
  const there = document.getElementById(PHONE_ID)
  if (there !== null) {
    there.remove()
    return false
  }
  const cover = document.createElement('div')
  cover.id = PHONE_ID
  cover.style.cssText =
    'position: fixed; inset: 0; z-index: 2147482000; display: grid; place-items: center; overflow: auto; background: #000a'
  const phone = document.createElement('iframe')
  phone.title = 'This page on a phone'
  phone.src = location.href
  phone.style.cssText = 'width: 360px; height: 740px; border: 0; border-radius: 12px; background: #fff'
  cover.append(phone)
  document.body.append(cover)
  return true
}
