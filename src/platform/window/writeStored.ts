/**
 * Writes the text under a key of local storage, or of another storage. If the text is undefined, deletes the key.
 * Returns false, and never throws, if storage is blocked or full.
 * @param place reading `localStorage` itself throws if storage is blocked
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
