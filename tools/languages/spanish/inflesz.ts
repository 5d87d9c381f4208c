/**
 * How easy a Spanish text is to read on the INFLESZ scale: 0 is very hard, 65 to 80 fairly easy, above that very easy.
 * The formula is that of Szigriszt-Pazos (1993), and the scale that of Barrio-Cantalejo (2008), read at legible.es in a
 * stored copy without a day.
 *
 * Numbers and names in placeholders are no words here. A text without words has no value.
 */
export function inflesz(text: string): number | undefined {
  const sentences = sentencesOf(text)
  const words = sentences.flat()
  if (words.length === 0) return undefined
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences.length
}

/** The words of each sentence, without sentences that have none. Each line of a list is a sentence. */
export function sentencesOf(text: string): readonly (readonly string[])[] {
  return text
    .replaceAll(/\{\{[^{}]*\}\}|\{\w+\}|\[\[[^[\]]*\]\]|\*\*/g, ' ')
    .split(/(?<=[.!?…])["”’)]*\s+|\n+/u)
    .map((sentence) => sentence.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
    .filter((words) => words.length > 0)
}

const STRONG = 'aeoáéó'
const ACCENTED_WEAK = 'íú'
const WEAK = 'iuü'

/** The number of syllables of a Spanish word. A word without a vowel, such as an abbreviation, has one. */
export function syllablesOf(word: string): number {
  const letters = word
    .toLowerCase()
    .replaceAll(/(?<=q)u(?=[eiéí])|(?<=g)u(?=[eiéí])|h/g, '')
    .replaceAll(/y(?![aeiouáéíóúü])/g, 'i')
  let count = 0
  let before = ''
  for (const letter of letters) {
    const isStrong = STRONG.includes(letter) || ACCENTED_WEAK.includes(letter)
    const isVowel = isStrong || WEAK.includes(letter)
    // Two strong vowels are two syllables. A weak one belongs to the vowel beside it.
    const isNew = isStrong ? !WEAK.includes(before) || before === '' : !isVowelLetter(before)
    const isHiatus = WEAK.includes(letter) && ACCENTED_WEAK.includes(before)
    if (isVowel && (isNew || isHiatus)) count += 1
    before = isVowel ? letter : ''
  }
  return Math.max(1, count)
}

function isVowelLetter(letter: string): boolean {
  return letter !== '' && (STRONG + ACCENTED_WEAK + WEAK).includes(letter)
}
