/**
 * Opens the browser's print window with a copy of one element. While the window is open, the root and the copy have
 * `data-printing`. The style sheet for `className` hides everything else on paper, and hides the copy on the screen.
 * The visible page does not change, because a browser may draw it behind its print window.
 */
export function printAlone(element: Element, className: string): void {
  const root = document.documentElement
  document.body.querySelector(':scope > [data-printing]')?.remove()
  const sheet = document.createElement('div')
  sheet.className = className
  sheet.dataset['printing'] = ''
  sheet.setAttribute('aria-hidden', 'true')
  sheet.append(element.cloneNode(true))
  document.body.append(sheet)
  root.dataset['printing'] = ''
  const end = (): void => {
    sheet.remove()
    delete root.dataset['printing']
  }
  window.addEventListener('afterprint', end, { once: true })
  window.print()
}
