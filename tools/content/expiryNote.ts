import { datedValues, daysAfter, expiryWarnings } from './datedValues'
import { readContent } from './readContent'
import { readFolder } from './readFolder'

const SOON_DAYS = 60

/**
 * What a build says about a lessons folder whose values are out of date on a day, or will be soon. Empty if there are none.
 *
 * @param today `YYYY-MM-DD`
 */
export function expiryNote(folder: string, today: string): string {
  return expiryNoteOf(readFolder(folder), today)
}

/** The same of files, given as name and text. */
export function expiryNoteOf(files: ReadonlyMap<string, string>, today: string): string {
  const { content } = readContent(files)
  if (content === undefined) return ''
  return expiryWarnings(datedValues(content), today, daysAfter(today, SOON_DAYS)).join('\n')
}
