import { lessonTexts } from './contentTexts'
import FIRST_NAMES from './firstNames.json' with { type: 'json' }
import type { Problem } from './problem'
import type { Content } from './readContent'
import TOWNS from './towns.json' with { type: 'json' }

const PLACE = /(?<!\p{L})(?:in|near|around|outside) ((?:St\. |Fort )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)/gu

/** Capitalized words that may follow `in` and `near` but are no towns. */
const NO_TOWNS: ReadonlySet<string> = new Set([
  ...Object.values(TOWNS),
  ...FIRST_NAMES,
  ...'January February March April May June July August September October November December'.split(' '),
  ...'Spanish Texas'.split(' '),
])

/** Every town of a lesson is listed with its state, so that its law has been looked up. */
export function checkTowns({ modules }: Content): Problem[] {
  const texts = modules
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ file, lesson }) => lessonTexts(lesson).map(({ field, text }) => ({ file, field, text })))
  const small = new Set(texts.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? []))
  return texts.flatMap(({ file, field, text }) =>
    [...text.matchAll(PLACE)].flatMap(([, place = '']): Problem[] => {
      const isKnown = place in TOWNS || NO_TOWNS.has(place) || small.has(place.toLowerCase().split(' ')[0] ?? '')
      return isKnown
        ? []
        : [
            {
              file,
              field,
              problem: `${place} looks like a town that tools/content/towns.json does not list`,
              todo: 'Add the town to that list with its state, and look up the law of the state.',
            },
          ]
    }),
  )
}
