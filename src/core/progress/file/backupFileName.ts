const ENDING = '.ledger-backup.txt'
const LONGEST = 60

/**
 * What a learner's file is called: their name as far as every file system takes it. Signs that turn the direction of
 * text would let a name pretend another ending.
 */
export function backupFileName(name: string): string {
  const kept = name
    .normalize('NFC')
    .replace(/\p{C}/gu, '')
    .replace(/[\\/:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
  const plain = Array.from(kept)
    .slice(0, LONGEST)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  // Windows keeps these names for devices, whatever the ending.
  const isReserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(plain)
  return `${plain === '' || isReserved ? `learner${plain === '' ? '' : ` ${plain}`}` : plain}${ENDING}`
}
