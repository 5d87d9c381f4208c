/**
 * Writes the text under a key of local storage, or of another storage. Undefined deletes it. Returns false, and never
 * throws, where storage is blocked or full.
 * @param place reading `localStorage` itself throws where storage is blocked
 */
export function writeStored(
  key: string,
  text: string | undefined,
  place: () => Pick<Storage, 'setItem' | 'removeItem'> = () => window.localStorage,
): boolean {
  try {
    if (text === undefined) place().removeItem(key)
    else place().setItem(key, text)
    return true
  } catch {
    return false
  }
}
