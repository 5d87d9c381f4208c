/**
 * The reference. It treats a learner's progress as a set of events instead of a document that is joined. It is written from
 * docs/contract.md and the design alone and imports nothing of `src/core/progress`, so that a mistake there is not repeated
 * here. Copies join by the union of their sets, and the earned progress follows from the set (`view.ts`).
 */
export type Element =
  | { readonly kind: 'completed'; readonly id: string; readonly lesson: string; readonly device: string }
  /** One for each completion that was visible. It is the same on every device that undoes it. */
  | { readonly kind: 'undone'; readonly completion: string }
  | { readonly kind: 'first'; readonly lesson: string; readonly day: string }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'attempt'; readonly id: string; readonly module: string; readonly device: string }
  | {
      readonly kind: 'latest'
      readonly module: string
      readonly turn: number
      readonly score: number
      readonly at: string
    }
  | { readonly kind: 'best'; readonly module: string; readonly score: number; readonly at: string }
  | { readonly kind: 'certificate'; readonly certificate: string }
  | { readonly kind: 'unlock'; readonly module: string; readonly paid: number }
  | {
      readonly kind: 'answers'
      readonly key: string
      readonly device: string
      readonly count: number
      readonly log: string
    }
  | { readonly kind: 'checks'; readonly module: string; readonly device: string; readonly text: string }

export interface Name {
  readonly turn: number
  readonly value: string
}

export interface Knowledge {
  readonly epoch: number
  readonly elements: ReadonlyMap<string, Element>
  readonly name: Name | undefined
  /** UTC; empty if the clock was before 2020. */
  readonly joinedOn: string
}

export const NOTHING: Knowledge = { epoch: 0, elements: new Map(), name: undefined, joinedOn: '' }

/** Joins two copies. The higher epoch wins completely. The name and the day of joining are not part of an epoch. */
export function meet(a: Knowledge, b: Knowledge): Knowledge {
  if (a === b) return a
  const name = laterName(a.name, b.name)
  const joinedOn = earlier(a.joinedOn, b.joinedOn)
  if (a.epoch > b.epoch) return { ...a, name, joinedOn }
  if (b.epoch > a.epoch) return { ...b, name, joinedOn }
  return { epoch: a.epoch, name, joinedOn, elements: union(a.elements, b.elements) }
}

export function withElements(known: Knowledge, more: readonly Element[]): Knowledge {
  if (more.length === 0) return known
  return { ...known, elements: union(known.elements, new Map(more.map((one) => [JSON.stringify(one), one]))) }
}

export function hasLearned({ elements }: Knowledge): boolean {
  return elements.size > 0
}

/** Returns the earlier of two times. A known time wins over an unknown one. */
export function earlier(a: string, b: string): string {
  if (a === '' || b === '') return a === '' ? b : a
  return a < b ? a : b
}

function union(a: ReadonlyMap<string, Element>, b: ReadonlyMap<string, Element>): ReadonlyMap<string, Element> {
  const [large, small] = a.size >= b.size ? [a, b] : [b, a]
  const isIn = [...small.keys()].every((key) => large.has(key))
  return isIn ? large : new Map([...large, ...small])
}

/** Returns the name with the higher turn, then the greater text. If both are equal, it returns the first. */
export function laterName(a: Name | undefined, b: Name | undefined): Name | undefined {
  if (a === undefined || b === undefined) return a ?? b
  if (a.turn !== b.turn) return a.turn > b.turn ? a : b
  return a.value >= b.value ? a : b
}
