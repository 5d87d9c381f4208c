import { BASE } from './base'

/**
 * The canonical address of a page (contract, section 1). Hosts also serve the page with `.html`, as the index of a
 * folder, with trailing slashes and with percent-encoded letters. A path to another kind of file is returned unchanged.
 */
export function cleanPath(pathname: string, base = BASE): string {
  const path = plainLetters(pathname)
  // A path with an empty part doesn't lead to a page, and a browser could read it as another host's address.
  if (/\/\/+[^/]/.test(path)) return pathname
  const page = path
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  return `${page}/` === base ? base : page || '/'
}

/** `/%61bout` becomes `/about`. All other characters stay as written. */
function plainLetters(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (sign) => {
    const letter = decodeURIComponent(Number.parseInt(sign.slice(1), 16) < 128 ? sign : '%25')
    return /[\w.-]/.test(letter) ? letter : sign
  })
}
