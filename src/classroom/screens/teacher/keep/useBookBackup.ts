import { useState } from 'react'
import { classBookWords } from '#words/classBook'
import type { OpenBook } from '../../../ports/TaughtClasses'
import { giveFile } from '../../../../platform/window/giveFile'
import { safeFileName } from '../safeFileName'

const words = classBookWords.keep

export interface BookBackup {
  readonly make: () => Promise<void>
  readonly isBusy: boolean
  /** The result of the last press. */
  readonly news: string
}

/** Makes a backup, saves or shares the file, and only then records that there is one. */
export function useBookBackup(book: OpenBook): BookBackup {
  const [isBusy, setBusy] = useState(false)
  const [news, setNews] = useState('')
  const given = async (): Promise<string> => {
    const made = await book.makeBackup()
    if (made.kind === 'failed') return words.notMade[made.reason]
    const how = await giveFile(words.fileName(safeFileName(book.card.className)), made.text)
    if (how === 'cancelled') return words.given.cancelled
    const failure = await book.backupGiven()
    return failure === undefined ? words.given[how] : words.notNoted(failure)
  }
  const make = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setNews('')
    setNews(await given())
    setBusy(false)
  }
  return { make, isBusy, news }
}
