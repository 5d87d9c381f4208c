/**
 * The parsed JSON under a key of local storage, or of another storage. Undefined when there is none, it can't be
 * parsed, or storage is blocked.
 * @param place reading `localStorage` itself throws if storage is blocked
 */
export function readStoredJson(
  key: string,
  place: () => Pick<Storage, 'getItem'> = () => window.localStorage,
): unknown {
  try {
    const text = place().getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
