/** The events of a history, chosen by a seed before it starts, and their words. */
import { type Chance, chanceOf } from '../chance'
import { type DeviceName, isShared, LESSONS, MODULES, ownerOf } from './course'

export const LINES = [
  'good',
  'away',
  'silent',
  'resets',
  'café',
  'answers lost after the commit',
  'answers 200 {} to a commit',
  'no answer after the commit',
  'refuses with 503',
  '30 s late',
] as const
export type LineState = (typeof LINES)[number]

export const HOSTS = ['up', 'away', 'café'] as const
export type HostState = (typeof HOSTS)[number]

/** Events while a new version is fetched or is waiting. Each history has two of them, and the next one has others. */
const UPDATES = [
  ['waits, and the site goes away', 'meets a café'],
  ['is let in', 'goes on'],
] as const
export type Update = (typeof UPDATES)[number][number]

export type Step =
  | {
      readonly kind: 'complete' | 'undo' | 'accounts killed' | 'second tab' | 'full disk' | 'back'
      readonly lesson: string
    }
  | { readonly kind: 'note' | 'full disk for a note'; readonly lesson: string; readonly text: string }
  | { readonly kind: 'quiz'; readonly module: string }
  | { readonly kind: 'line'; readonly line: LineState }
  /** The café asks everyone to sign in, and later opens its network. */
  | { readonly kind: 'portal' }
  | { readonly kind: 'freeze' | 'service killed'; readonly ms: number }
  | { readonly kind: 'update'; readonly fate: Update }
  | { readonly kind: 'back up' | 'discard' | 'evict' | 'forget local storage' | 'worker' }

/**
 * When the browser is killed. It is killed when the screen answers the last step, or so long after the press or the start of
 * the step.
 */
export type Kill = { readonly on: 'confirmation' } | { readonly on: 'press' | 'opening'; readonly ms: number }

/** The time from one start of a browser to its kill. */
export interface Life {
  readonly device: DeviceName
  readonly line: LineState
  readonly host: HostState
  readonly steps: readonly Step[]
  readonly kill: Kill
}

/** `kinds`: the cards for the steps before the last one of a life, as far as the browser can do them. */
export function livesOf(seed: number, count: number, kinds: readonly Kind[]): readonly Life[] {
  const chance = chanceOf(seed)
  const updates = UPDATES[seed % 2 === 0 ? 0 : 1]
  const decks = { steps: deckOf(chance, kinds), lines: deckOf(chance, LINES), updates: deckOf(chance, updates) }
  return Array.from({ length: count }, (_, index) => lifeOf(chance, decks, index))
}

interface Decks {
  readonly steps: () => Kind
  readonly lines: () => LineState
  readonly updates: () => Update
}

/** The steps before the last one of a life. */
export const KINDS = [
  'complete',
  'complete',
  'undo',
  'note',
  'quiz',
  'line',
  'portal',
  'back up',
  'freeze',
  'service killed',
  'accounts killed',
  'discard',
  'second tab',
  'full disk',
  'full disk for a note',
  'update',
  'update',
  'evict',
  'forget local storage',
  'back',
  'worker',
] as const satisfies readonly Step['kind'][]
export type Kind = (typeof KINDS)[number]

/** Deals every card once before one comes again, so that even a short run has each kind. */
function deckOf<T>(chance: Chance, cards: readonly T[]): () => T {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = [...cards]
    const [card] = left.splice(chance.below(left.length), 1)
    if (card === undefined) throw new Error('No card is left.')
    return card
  }
}

function lifeOf(chance: Chance, decks: Decks, index: number): Life {
  const device: DeviceName = chance.below(5) < 3 ? 'phone' : 'tablet'
  const line = chance.below(2) === 0 ? 'good' : decks.lines()
  const host = chance.below(3) > 0 ? 'up' : one(chance, HOSTS)
  // In a dozen lives every kind comes at least once.
  const before = Array.from({ length: 1 + chance.below(3) }, () => stepOf(chance, decks, device, index))
  return { device, line, host, steps: [...before, lastOf(chance, device, index)], kill: killOf(chance) }
}

function killOf(chance: Chance): Kill {
  switch (chance.below(5)) {
    case 0:
      return { on: 'opening', ms: chance.below(1000) }
    case 1:
    case 2:
      return { on: 'press', ms: chance.below(200) }
    default:
      return { on: 'confirmation' }
  }
}

/** Returns a step that writes, so that the kill comes during a write. */
function lastOf(chance: Chance, device: DeviceName, index: number): Step {
  switch (chance.below(8)) {
    case 0:
    case 1:
      return { kind: 'note', lesson: lessonFor(chance, device), text: `Note ${index}` }
    case 2:
      return { kind: 'back up' }
    case 3:
      return { kind: 'undo', lesson: one(chance, ownOf(device)) }
    default:
      return { kind: 'complete', lesson: lessonFor(chance, device) }
  }
}

function stepOf(chance: Chance, decks: Decks, device: DeviceName, index: number): Step {
  const kind = decks.steps()
  switch (kind) {
    case 'complete':
    case 'accounts killed':
    case 'second tab':
    case 'full disk':
    case 'back':
      return { kind, lesson: lessonFor(chance, device) }
    case 'undo':
      return { kind, lesson: one(chance, ownOf(device)) }
    case 'note':
    case 'full disk for a note':
      return { kind, lesson: lessonFor(chance, device), text: `Note ${index}, before` }
    case 'quiz':
      return {
        kind,
        module: one(
          chance,
          MODULES.filter(({ owner }) => owner === device),
        ).id,
      }
    case 'line':
      return { kind, line: decks.lines() }
    case 'freeze':
    case 'service killed':
      return { kind, ms: 100 + chance.below(1500) }
    case 'update':
      return { kind, fate: decks.updates() }
    case 'portal':
    case 'back up':
    case 'discard':
    case 'evict':
    case 'forget local storage':
    case 'worker':
      return { kind }
  }
}

function ownOf(device: DeviceName): readonly string[] {
  return LESSONS.filter((lesson) => ownerOf(lesson) === device)
}

function lessonFor(chance: Chance, device: DeviceName): string {
  return one(chance, [...ownOf(device), ...ownOf(device), ...LESSONS.filter(isShared)])
}

function one<T>(chance: Chance, all: readonly T[]): T {
  const found = all[chance.below(all.length)]
  if (found === undefined) throw new Error('Nothing to choose from.')
  return found
}
