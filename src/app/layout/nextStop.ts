/**
 * Where a key moves the focus in a dropdown. Stop 0 is its button, the others are its entries; the arrows go around
 * among the entries.
 * @returns undefined when the key moves nothing.
 */
export function nextStop(key: string, at: number, count: number): number | undefined {
  const last = count - 1
  if (last < 1 || at < 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return at === last ? 1 : at + 1
    case 'ArrowUp':
      return at <= 1 ? last : at - 1
    case 'Home':
      return at === 0 ? undefined : 1
    case 'End':
      return at === 0 ? undefined : last
    default:
      return undefined
  }
}
