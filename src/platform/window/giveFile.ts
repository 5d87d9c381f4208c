import { isDomFault } from '../domFault'

/**
 * `shared`: the app that the learner chose has received the file. `downloading`: the browser was asked to save it, and
 * does not say whether it did. `cancelled`: the learner chose no app.
 */
export type FileGiven = 'shared' | 'downloading' | 'cancelled'

/** Some phones drop a download whose address is revoked too soon. */
const ADDRESS_KEPT_MS = 60_000

/** Gives the learner a file, through the share sheet if the browser can share its type, otherwise as a download. */
export async function giveFile(name: string, content: BlobPart, type = 'text/plain'): Promise<FileGiven> {
  const file = new File([content], name, { type })
  if (canShare(file)) {
    try {
      await navigator.share({ files: [file] })
      return 'shared'
    } catch (error) {
      if (isDomFault(error, 'AbortError')) return 'cancelled'
      // Sharing fails if the press was too long ago or no app accepts the file. A download needs neither.
    }
  }
  download(file)
  return 'downloading'
}

function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

function download(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_KEPT_MS)
}
