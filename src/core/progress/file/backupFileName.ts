const ENDING = '.ledger-backup.txt'
const LONGEST = 60

/**
 * The name of a learner's file, which is the learner's name without characters that some file systems reject.
 * Characters that change the text direction are also removed, because they could fake another file extension.
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
  // Windows reserves these names for devices, whatever the file extension.
  const isReserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(plain)
  return `${plain === '' || isReserved ? `learner${plain === '' ? '' : ` ${plain}`}` : plain}${ENDING}`
}
