/**
 * The one address of a page (contract, section 1): hosts serve it with `.html`, as the index of a folder, with slashes at its end
 * and with letters written as numbers too. A path that names another kind of file stays as it is.
 */
export function cleanPath(pathname: string): string {
  const path = plainLetters(pathname)
  // With an empty part it names no page, and could be read as the address of another host.
  if (/\/\/+[^/]/.test(path)) return pathname
  const page = path
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  return page === '' ? '/' : page
}

/** `/%61bout` is `/about`. Every other sign stays as it was written. */
function plainLetters(pathname: string): string {
  return pathname.replace(/%[0-9a-f]{2}/gi, (sign) => {
    const letter = decodeURIComponent(Number.parseInt(sign.slice(1), 16) < 128 ? sign : '%25')
    return /[\w.-]/.test(letter) ? letter : sign
  })
}
