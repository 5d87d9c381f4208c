/**
 * Role: says why a chosen password is too easy to guess.
 * Guarantee: works offline, and never stores or sends the password.
 * Must not: load before the user chooses a password for a file or a class, because it is 18 kB (brotli).
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { GUESSED_WORDS } from './guessedWords'

/** The minimum length, in characters. */
const SHORTEST = 10
/** One graphics card needs a few days for this many guesses, at 600,000 rounds of SHA-256 per guess. */
const FEWEST_GUESSES = 1e9
/** The maximum length in letters. A longer run of letters is several words, which the library rates. */
const LONGEST_WORD = 14
/** The most characters around a word that are not letters, such as a year and a symbol at each end. */
const MOST_AROUND = 6

/**
 * `repeats`: the same characters repeated. `in-a-row`: neighbors on the keyboard, in the alphabet or in number order.
 * `one-word`: a single word, with digits or symbols at its ends. `well-known`: words that attackers try first.
 */
export type PasswordFault = 'too-short' | 'repeats' | 'in-a-row' | 'one-word' | 'well-known'

/** @param known words that people who know the user would try, such as names */
export function judgePassword(password: string, known: readonly string[] = []): PasswordFault | undefined {
  const signs = Array.from(password.normalize('NFC'))
  if (signs.length < SHORTEST) return 'too-short'
  const names = known.map((name) => name.toLowerCase())
  const { guesses, sequence } = judge().check(password, [...names, ...names.flatMap((name) => name.split(/\s+/u))])
  if (guesses >= FEWEST_GUESSES) return isOneWord(password) ? 'one-word' : undefined
  const longest = [...sequence].sort((a, b) => b.token.length - a.token.length)[0]
  if (longest?.pattern === 'repeat' || new Set(signs).size < 4) return 'repeats'
  if (longest?.pattern === 'spatial' || longest?.pattern === 'sequence') return 'in-a-row'
  return isOneWord(password) ? 'one-word' : 'well-known'
}

/** This works in any language, because the list has few words. */
function isOneWord(password: string): boolean {
  const runs = password.match(/[\p{L}\p{M}]+/gu) ?? []
  const letters = Array.from(runs[0] ?? '').length
  return runs.length === 1 && letters <= LONGEST_WORD && Array.from(password).length - letters <= MOST_AROUND
}

let made: ZxcvbnFactory | undefined

function judge(): ZxcvbnFactory {
  made ??= new ZxcvbnFactory({ dictionary: { words: [...GUESSED_WORDS] }, graphs: { keys: keyboard() } })
  return made
}

/** For each key of a US keyboard, plain and with Shift: the six keys around it, starting at the left. */
function keyboard(): Record<string, (string | null)[]> {
  const rows = [
    ['`~', '1!', '2@', '3#', '4$', '5%', '6^', '7&', '8*', '9(', '0)', '-_', '=+'],
    ['', 'qQ', 'wW', 'eE', 'rR', 'tT', 'yY', 'uU', 'iI', 'oO', 'pP', '[{', ']}', '\\|'],
    ['', 'aA', 'sS', 'dD', 'fF', 'gG', 'hH', 'jJ', 'kK', 'lL', ';:', '\'"'],
    ['', 'zZ', 'xX', 'cC', 'vV', 'bB', 'nN', 'mM', ',<', '.>', '/?'],
  ]
  const at = (row: number, place: number): string | null => rows[row]?.[place] || null
  const around = (row: number, place: number): (string | null)[] => [
    at(row, place - 1),
    at(row - 1, place),
    at(row - 1, place + 1),
    at(row, place + 1),
    at(row + 1, place),
    at(row + 1, place - 1),
  ]
  const keys = rows.flatMap((row, r) => row.map((key, place) => [key, around(r, place)] as const))
  return Object.fromEntries(keys.flatMap(([key, near]) => Array.from(key, (sign) => [sign, near] as const)))
}
