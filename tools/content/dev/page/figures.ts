const FLAG = 'lessons:without-figures'
const FILE = '/data/lessons/figures.json'

export function isWithoutFigures(): boolean {
  return sessionStorage.getItem(FLAG) !== null
}

/** Loads the page again, with or without its figures. Only this tab is changed. */
export function turnFigures(): void {
  if (isWithoutFigures()) sessionStorage.removeItem(FLAG)
  else sessionStorage.setItem(FLAG, 'true')
  location.reload()
}

/** While figures are turned off, the request for their file fails as it does offline. */
export function withholdFigures(): void {
  if (!isWithoutFigures()) return
  const original = window.fetch
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!url.pathname.endsWith(FILE)) return original(input, init)
    return Promise.reject(new TypeError('The figures are turned off for the author.'))
  }
}
