/** What happens in a history, chosen by a seed before it begins, and in words. */
import { type Chance, chanceOf } from '../chance'
import { type DeviceName, isShared, LESSONS, lessonsOf, MODULES, ownerOf } from './course'

export const LINES = [
  'good',
  'away',
  'silent',
  'resets',
  'café',
  'answers lost after the commit',
  'no answer after the commit',
  'refuses with 503',
  '30 s late',
] as const
export type LineState = (typeof LINES)[number]

export const HOSTS = ['up', 'away', 'café'] as const
export type HostState = (typeof HOSTS)[number]

export type Step =
  | { readonly kind: 'complete' | 'undo'; readonly lesson: string }
  | { readonly kind: 'note'; readonly lesson: string; readonly text: string }
  | { readonly kind: 'quiz'; readonly module: string }
  | { readonly kind: 'line'; readonly line: LineState }
  /** The café asks everybody to sign in, and lets go again. */
  | { readonly kind: 'portal' }
  | { readonly kind: 'back up' }
  | { readonly kind: 'freeze'; readonly ms: number }
  | { readonly kind: 'discard' }
  | { readonly kind: 'second tab'; readonly lesson: string }
  | { readonly kind: 'evict' | 'forget local storage' | 'update' | 'take update' | 'back' | 'worker' }
  | { readonly kind: 'full'; readonly lesson: string }

/** When the browser is killed: as soon as the screen says something of the last step, or so long after its press or its beginning. */
export type Kill = { readonly on: 'word' } | { readonly on: 'press' | 'opening'; readonly ms: number }

/** From one start of a browser to its kill. */
export interface Life {
  readonly device: DeviceName
  readonly line: LineState
  readonly host: HostState
  readonly steps: readonly Step[]
  readonly kill: Kill
}

export function livesOf(seed: number, count: number): readonly Life[] {
  const chance = chanceOf(seed)
  return Array.from({ length: count }, (_, index) => lifeOf(chance, index))
}

function lifeOf(chance: Chance, index: number): Life {
  const device: DeviceName = chance.below(5) < 3 ? 'phone' : 'tablet'
  const line = chance.below(2) === 0 ? 'good' : one(chance, LINES)
  const host = chance.below(3) > 0 ? 'up' : one(chance, HOSTS)
  const before = Array.from({ length: chance.below(3) }, () => stepOf(chance, device, index))
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
      return { on: 'word' }
  }
}

/** Something that writes, so that the kill comes upon it. */
function lastOf(chance: Chance, device: DeviceName, index: number): Step {
  switch (chance.below(8)) {
    case 0:
      return { kind: 'note', lesson: lessonFor(chance, device), text: `Note ${index}` }
    case 1:
      return { kind: 'back up' }
    case 2:
      return { kind: 'undo', lesson: one(chance, ownOf(device)) }
    default:
      return { kind: 'complete', lesson: lessonFor(chance, device) }
  }
}

function stepOf(chance: Chance, device: DeviceName, index: number): Step {
  switch (chance.below(20)) {
    case 0:
    case 1:
    case 2:
      return { kind: 'complete', lesson: lessonFor(chance, device) }
    case 3:
      return { kind: 'undo', lesson: one(chance, ownOf(device)) }
    case 4:
      return { kind: 'note', lesson: lessonFor(chance, device), text: `Note ${index}, before` }
    case 5:
      return {
        kind: 'quiz',
        module: one(
          chance,
          MODULES.filter(({ owner }) => owner === device),
        ).id,
      }
    case 6:
      return { kind: 'line', line: one(chance, LINES) }
    case 7:
      return { kind: 'portal' }
    case 8:
    case 9:
      return { kind: 'back up' }
    case 10:
    case 11:
      return { kind: 'freeze', ms: 100 + chance.below(1500) }
    case 12:
      return { kind: 'discard' }
    case 13:
    case 14:
      return { kind: 'second tab', lesson: lessonFor(chance, device) }
    case 15:
      return { kind: 'full', lesson: lessonFor(chance, device) }
    case 16:
    case 17:
      return { kind: one(chance, ['update', 'update', 'take update']) }
    default:
      return { kind: one(chance, ['evict', 'forget local storage', 'back', 'worker']) }
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

export function sentenceOf(step: Step): string {
  switch (step.kind) {
    case 'complete':
      return `presses Mark complete on ${step.lesson}`
    case 'undo':
      return `takes ${step.lesson} back`
    case 'note':
      return `writes “${step.text}” beside ${step.lesson}`
    case 'quiz':
      return `takes the quiz ${step.module} and has every answer right (${lessonsOf(step.module).length} lessons)`
    case 'line':
      return `the service is ${step.line}`
    case 'portal':
      return 'a captive portal comes and goes'
    case 'back up':
      return 'presses Back up now'
    case 'freeze':
      return `the page is frozen for ${step.ms} ms`
    case 'discard':
      return 'the page is discarded and opened again'
    case 'second tab':
      return `a second tab completes ${step.lesson} at the same time`
    case 'evict':
      return 'the browser evicts every cache'
    case 'forget local storage':
      return 'local storage is cleared'
    case 'update':
      return 'another build is deployed'
    case 'take update':
      return 'lets the new version in, if one waits'
    case 'back':
      return 'goes to a public page and back'
    case 'worker':
      return 'the browser wakes the worker'
    case 'full':
      return `the disk is full when ${step.lesson} is completed`
  }
}

export function sentenceOfLife({ device, line, host }: Life): string {
  return `The ${device}’s browser starts; the service is ${line}, the site ${host}.`
}

export function sentenceOfKill(kill: Kill): string {
  if (kill.on === 'word') return 'kill -9, as soon as the screen says something of it.'
  return `kill -9, ${kill.ms} ms after the ${kill.on === 'press' ? 'press' : 'beginning of it'}.`
}
