/**
 * Role: the one table of colors that are seen on each other, and of colors that need no contrast.
 * Guarantee: every color token that a style sheet uses is in one of both (`unpairedColors`).
 */
export interface Pair {
  /** Text, large text (24 px, or 19 px and bold), or a part of a control or graphic that someone has to see. */
  readonly use: 'text' | 'large text' | 'part'
  /** Names of tokens. `m-*` is every token that begins with `m-`. */
  readonly of: readonly string[]
  readonly on: readonly string[]
}

/** The contrast that WCAG 2.2 asks for (1.4.3 and 1.4.11, level AA). */
export const ASKED: Readonly<Record<Pair['use'], number>> = { text: 4.5, 'large text': 3, part: 3 }

const GROUNDS = ['paper', 'sheet', 'sunk', 'sky', 'selected']
const MEANINGS = ['done-bg', 'wheat-bg', 'barn-bg', 'info-bg']
const NIGHT = ['night', 'night-2', 'night-bar']

export const pairs: readonly Pair[] = [
  { use: 'text', of: ['ink', 'ink-2', 'link'], on: [...GROUNDS, ...MEANINGS] },
  { use: 'text', of: ['done', 'wheat-text', 'barn', 'info'], on: ['paper', 'sheet', 'sunk', 'selected'] },
  { use: 'text', of: ['done'], on: ['done-bg'] },
  { use: 'text', of: ['wheat-text'], on: ['wheat-bg'] },
  { use: 'text', of: ['barn'], on: ['barn-bg'] },
  { use: 'text', of: ['info'], on: ['info-bg'] },
  /** The numbers of steps, and the kind of a question. */
  { use: 'text', of: ['margin', 'm-*'], on: ['paper', 'sheet'] },
  { use: 'text', of: ['on-action'], on: ['action', 'action-hover'] },
  { use: 'text', of: ['paper'], on: ['ink'] },
  { use: 'text', of: ['sheet'], on: ['done', 'barn', 'm-*'] },
  /** The letter of a learner's picture. */
  { use: 'large text', of: ['paper'], on: ['action', 'm-*'] },
  { use: 'text', of: ['night-ink', 'night-ink-2', 'lamp'], on: NIGHT },

  { use: 'part', of: ['edge', 'ink', 'ink-2', 'action', 'focus', 'margin'], on: GROUNDS },
  { use: 'part', of: ['done', 'wheat-text', 'barn', 'info', 'm-*'], on: GROUNDS },
  { use: 'part', of: ['edge', 'focus', 'wheat-text', 'barn', 'info', 'done'], on: MEANINGS },
  { use: 'part', of: ['focus'], on: ['focus-halo'] },
  { use: 'part', of: ['lamp', 'night-edge'], on: NIGHT },
]

/** Tokens that need no contrast of their own, with the reason. `sc-*` is every token that begins with `sc-`. */
export const WITHOUT_CONTRAST: Readonly<Record<string, string>> = {
  rule: 'a hairline between rows, which are apart without it',
  'rule-sky': 'a hairline between rows, which are apart without it',
  'night-rule': 'a hairline between rows, which are apart without it',
  wheat: 'always inside an outline of wheat-text',
  'm2-*': 'the second color of a quilt block, inside an edge of its first color',
  'sc-*': 'an illustration, with nothing that the text does not say',
}
