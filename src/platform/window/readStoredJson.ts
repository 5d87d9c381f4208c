interface StorageHost {
  readonly localStorage: Pick<Storage, 'getItem'>
}

/**
 * The parsed JSON under a key of local storage. Undefined when there is none, it can't be parsed, or storage is
 * blocked.
 */
export function readStoredJson(key: string, host: StorageHost = window): unknown {
  try {
    const text = host.localStorage.getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
