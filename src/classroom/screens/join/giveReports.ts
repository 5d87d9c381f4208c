import { joinClassWords as words } from '#words/joinClass'
import type { Bytes } from '../../protocol/bytes'
import { envelopeFileText } from '../../protocol/file/envelopeFile'
import { giveFile } from '../../../platform/window/giveFile'

/** Characters that some file system, share sheet or email app rejects in a file name. */
const UNFIT = /[^\p{L}\p{M}\p{N} ._-]+/gu

/** Saves or shares sealed reports as one file, and returns a sentence about the outcome. */
export async function giveReports(name: string, envelopes: readonly Bytes[]): Promise<string> {
  const fit = name
    .replace(UNFIT, ' ')
    .replace(/\s+/gu, '-')
    .replace(/^[-.]+|[-.]+$/gu, '')
    .slice(0, 60)
  const fileName = `${fit === '' ? 'my' : fit}.ledger-report.txt`
  const given = await giveFile(fileName, envelopeFileText(envelopes))
  return words.givenFile[given](fileName)
}
