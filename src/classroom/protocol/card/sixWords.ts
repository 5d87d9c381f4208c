import type { Bytes } from '../bytes'
import { CARD_WORDS } from './cardWords'

const WORDS = 6

/**
 * Six of 1,024 words (60 bits), computed from a class id. A learner who joins compares them with the teacher's screen,
 * because anyone can print a card with the same names. The words are the same in every language of the site. Cards
 * printed by earlier versions have the first five.
 */
export function sixWords(classId: Bytes): readonly string[] {
  const bits = Array.from(classId, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: WORDS }, (_, place) => {
    const index = Number.parseInt(bits.slice(place * 10, place * 10 + 10), 2)
    return CARD_WORDS[index] ?? ''
  })
}
