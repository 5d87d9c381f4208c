import type { Bytes } from '../bytes'
import { CARD_WORDS } from './cardWords'

const WORDS = 5

/**
 * Five words of 1,024 (50 bits) that follow from a class id: who joins compares them with the teacher's screen, since
 * anybody can print a card that bears the same names. They are the same in every language of the site.
 */
export function fiveWords(classId: Bytes): readonly string[] {
  const bits = Array.from(classId, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: WORDS }, (_, place) => {
    const index = Number.parseInt(bits.slice(place * 10, place * 10 + 10), 2)
    return CARD_WORDS[index] ?? ''
  })
}
