/** A name as it sounds when it is read out: two that sound alike are the same to a person. */
export function spokenName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}
