import { lessonTexts, quizTexts } from './contentTexts'
import FIRST_NAMES from './firstNames.json' with { type: 'json' }
import { HOUSEHOLDS } from './households'
import type { Problem } from './problem'
import { PROPER_NAMES } from './properNames'
import type { Content } from './readContent'
import { wholeWords } from './wholeWords'

/**
 * The people of the scenes, in lessons and quizzes. A name that is also a place or a month (Joseph, June) is not used for
 * a person, so that counting needs no grammar. Add each new person to this list.
 */
const NAMES = wholeWords(FIRST_NAMES)

/**
 * Actions of people in a scene. Towns, offices and laws have verbs too. A word after `in`, `of` and similar words is
 * therefore a place, and a word that also occurs in lower case is no name.
 */
const DOES =
  'is \\d|has|had|earns|owes|buys|saves|wants|works|lives|drives|rents|gets|takes|keeps|asks|calls|opens|finds|pays|' +
  'puts|makes|needs|owns|sells|starts'
const SOMEBODY = new RegExp(
  `(?<![\\p{L}\\p{N}’'.-])(?:(?:in|of|from|near|to|by|Fort) )?(\\p{Lu}\\p{Ll}+)(?<!ing),? (?:${DOES})(?!\\p{L})`,
  'gu',
)

/** Capitalized words that are no people: months, offices, programs. */
const NOBODY: ReadonlySet<string> = new Set([
  ...PROPER_NAMES.flatMap((name) => name.split(' ')),
  ...'January February April June July September October November December'.split(' '),
  ...'Congress Grandma Grandpa Marketplace'.split(' '),
])

/** The first names of the course with the files of the lessons whose scenes have them, most lessons first. */
export function namesByLessons({ modules }: Content): readonly (readonly [name: string, files: readonly string[]])[] {
  const places = new Map<string, Set<string>>()
  for (const { file, lesson } of modules.flatMap(({ lessons }) => lessons)) {
    for (const { text } of lessonTexts(lesson)) {
      for (const [name] of text.matchAll(NAMES)) places.set(name, (places.get(name) ?? new Set()).add(file))
    }
  }
  return [...places].map(([name, files]) => [name, [...files]] as const).sort((a, b) => b[1].length - a[1].length)
}

/** A returning person belongs to a listed household and to a lesson that is listed with it. Every first name is known. */
export function checkNames(content: Content): Problem[] {
  const often = namesByLessons(content).flatMap(([name, files]): Problem[] => {
    const household = HOUSEHOLDS.find(({ names }) => names.includes(name))
    if (household === undefined) {
      if (files.length < 2) return []
      return [
        {
          file: files[1] ?? '',
          field: '',
          problem: `${name} is in ${files.length} lessons: ${files.join(', ')}`,
          todo: 'Give the person of one lesson another first name.',
        },
      ]
    }
    const listed = new Set(household.lessons.map((id) => `${id}.json`))
    return files.flatMap((file): Problem[] =>
      listed.has(file)
        ? []
        : [
            {
              file,
              field: '',
              problem: `${name} lives in ${household.home}, and households.ts does not list this lesson`,
              todo: 'Use another first name, or add the lesson to tools/content/households.ts.',
            },
          ],
    )
  })
  return [...often, ...unknownNames(content)]
}

function unknownNames({ modules }: Content): Problem[] {
  const texts = modules.flatMap(({ lessons, quiz }) => [
    ...lessons.flatMap(({ file, lesson }) => lessonTexts(lesson).map(({ field, text }) => ({ file, field, text }))),
    ...(quiz ? quizTexts(quiz.quiz).map(({ field, text }) => ({ file: quiz.file, field, text })) : []),
  ])
  const small = new Set(texts.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? []))
  const known = new Set([...FIRST_NAMES, ...NOBODY])
  return texts.flatMap(({ file, field, text }) =>
    [...text.matchAll(SOMEBODY)].flatMap(([words, name = '']): Problem[] => {
      if (!words.startsWith(name)) return []
      if (known.has(name) || small.has(name.toLowerCase())) return []
      known.add(name)
      return [
        {
          file,
          field,
          problem: `${name} looks like a first name that tools/content/firstNames.json does not list`,
          todo: 'Add the name to that list.',
        },
      ]
    }),
  )
}
