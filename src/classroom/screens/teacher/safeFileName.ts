const LONGEST = 60

/** A name of a class as part of a file name: what systems refuse goes, and so do signs that turn the direction of text. */
export function safeFileName(name: string): string {
  const kept = name
    .normalize('NFC')
    .replace(/\p{C}/gu, '')
    .replace(/[\\/:*?"<>|\s]+/gu, ' ')
  return Array.from(kept)
    .slice(0, LONGEST)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
}
