import type { Bytes } from '../bytes'
import { CARD_WORDS } from './cardWords'

const WORDS = 6

/**
 * Six words of 1,024 (60 bits) that follow from a class id: a learner who joins compares them with the teacher's screen,
 * since anybody can print a card with the same names. They are the same in every language of the site. Cards printed by
 * earlier versions have the first five of them.
 */
export function sixWords(classId: Bytes): readonly string[] {
  const bits = Array.from(classId, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: WORDS }, (_, place) => {
    const index = Number.parseInt(bits.slice(place * 10, place * 10 + 10), 2)
    return CARD_WORDS[index] ?? ''
  })
}
