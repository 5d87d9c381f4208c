import { candidateFinder } from '../compose/translation.ts'
import { differentFacts } from '../check/facts.ts'
import type { EnglishFiles } from '../englishFiles.ts'
import { englishTexts, type EnglishText } from '../read/englishTexts.ts'
import type { Translation } from '../read/readTranslation.ts'
import type { PoEntry } from './poText.ts'

/** Before the hash of the English text that a stale translation is of. */
export const OLDER_ENGLISH = 'Older English: '
/** On a translation that is not an entry of its own. */
export const TAKEN = 'Taken from another text with the same English.'

/** Every text of the site as entries of a PO file, with the translations that there are. */
export function poEntries(english: EnglishFiles, translation: Translation): readonly PoEntry[] {
  return [...englishTexts(english, translation.locale)].flatMap(([path, texts]) => {
    const file = translation.files.get(path)
    const candidateOf = file === undefined ? () => undefined : candidateFinder(file)
    return texts.map((block): PoEntry => {
      const { key, text } = block
      const found = candidateOf(key, text)
      const entry = file?.entries.get(key)
      const isStale = found?.isFresh === false
      return {
        context: `${path}#${key}`,
        english: text,
        text: found?.text ?? '',
        isFuzzy: isStale,
        notes: [
          ...notesFor(block),
          ...(isStale && entry !== undefined ? [OLDER_ENGLISH + entry.of] : []),
          ...(found !== undefined && !isStale && entry?.text !== found.text ? [TAKEN] : []),
        ],
      }
    })
  })
}

/** What a translator has to know about a text. */
function notesFor(block: EnglishText): readonly string[] {
  const notes: string[] = []
  if (hasFacts(block.text)) notes.push('Numbers, dates, addresses and signs such as {{name}} stay as they are.')
  if ('sentence' in block) {
    if (block.sentence.plural !== undefined) notes.push(`The form “${block.sentence.plural}” of a plural.`)
    if (block.isOptional) notes.push('You may leave it out.')
    return notes
  }
  if (block.group !== undefined)
    notes.push(`Part of the question ${block.group}. It is shown when all of it is translated.`)
  else if (block.isExact) notes.push('Exact. After a change of the English it is English until it is translated again.')
  if (block.use === 'list')
    notes.push('Other forms of the term, with | between them. You may have more forms or fewer.')
  if (block.use === 'name') notes.push('A name. It may stay English.')
  return notes
}

function hasFacts(text: string): boolean {
  return differentFacts(text, '', 'en-US').missing.length > 0
}
