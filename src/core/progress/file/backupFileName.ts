const ENDING = '.ledger-backup.txt'
const LONGEST = 60

/**
 * The name of a learner's file: the learner's name, as far as every file system accepts it. Characters that change the
 * text direction are removed, because they could fake another file extension.
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
  // Windows reserves these names for devices with any file extension.
  const isReserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(plain)
  return `${plain === '' || isReserved ? `learner${plain === '' ? '' : ` ${plain}`}` : plain}${ENDING}`
}
