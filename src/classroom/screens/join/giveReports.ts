import { joinClassWords as words } from '#words/joinClass'
import type { Bytes } from '../../protocol/bytes'
import { envelopeFileText } from '../../protocol/file/envelopeFile'
import { giveFile } from '../../../platform/window/giveFile'

/** Signs that some disk, share sheet or mail program does not take in a name. */
const UNFIT = /[^\p{L}\p{M}\p{N} ._-]+/gu

/** Hands sealed reports over as one file, and says in a sentence what became of it. */
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
