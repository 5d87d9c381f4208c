/**
 * Opens the browser's print window with nothing in it but a copy of one element. While it is open the root and the copy
 * bear `data-printing`; the style sheet that comes with `className` hides everything else on paper, and the copy on the
 * screen. What is shown stays as it is: a browser may draw the page behind its print window.
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
