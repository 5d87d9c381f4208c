import type { StateNote } from '../../src/core/curriculum/parseStateNotes'

export interface AlikeNotes {
  readonly states: readonly [string, string]
  /** How many of the three-word sequences of the shorter note the other one has too. */
  readonly percent: number
}

/** Every pair of notes of a topic, the most alike first. Notes that only repeat federal law are left out. */
export function alikeNotes(notes: readonly StateNote[]): AlikeNotes[] {
  const own = notes
    .filter(({ federal }) => federal !== true)
    .map(({ state, text }) => ({ state, sequences: sequencesOf(text) }))
  return own
    .flatMap((one, index) =>
      own.slice(index + 1).map((other): AlikeNotes => {
        const shared = [...one.sequences].filter((sequence) => other.sequences.has(sequence)).length
        const fewest = Math.min(one.sequences.size, other.sequences.size)
        return { states: [one.state, other.state], percent: fewest === 0 ? 0 : Math.round((shared / fewest) * 100) }
      }),
    )
    .sort((a, b) => b.percent - a.percent)
}

/** Names of the twelve states and their neighbors, with the people who live there. */
const STATES =
  /\b(?:(?:North|South) Dakota|West Virginia|Illinois|Indiana|Iowa|Kansas|Michigan|Minnesota|Missouri|Nebraska|Ohio|Wisconsin|Kentucky|Pennsylvania|Montana)(?:n|ns|’s)?\b/g
/** Capitalized words that include the word for an office. */
const AGENCIES =
  /\b(?:(?:\p{Lu}[\p{L}’]*|STATE) (?:of |and |& |the )*)*(?:Attorney General|Department|Division|Commission(?:er)?|Office|Bureau|Authority|Board|Agency|Legal (?:Aid|Services)|Court)(?:(?: of| and| &|,)* (?:\p{Lu}[\p{L}’]*|STATE))*/gu
const ADDRESSES = /\b[\w-]+(?:\.[a-z][\w-]*)+(?:\/[\w./-]*)?/gi
const NUMBERS = /\{\{[^}]*\}\}|\$?\d[\d,.:/%-]*/g

/** The three-word sequences of a note whose names, addresses and numbers are replaced by tokens. */
export function sequencesOf(text: string): ReadonlySet<string> {
  const words =
    text
      .replace(STATES, 'STATE')
      .replace(AGENCIES, 'AGENCY')
      .replace(ADDRESSES, 'ADDRESS')
      .replace(NUMBERS, 'NUMBER')
      .toLowerCase()
      .match(/[\p{L}’]+/gu) ?? []
  return new Set(words.slice(2).map((word, index) => `${words[index] ?? ''} ${words[index + 1] ?? ''} ${word}`))
}
