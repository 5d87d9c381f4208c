const LONGEST = 60

/**
 * Makes a class name safe for a file name. Removes characters that file systems reject or that change the text
 * direction.
 */
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
