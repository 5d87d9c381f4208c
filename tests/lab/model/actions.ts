/** Adds the effect of an action to the knowledge of a copy (contract, section 5). */
import { checkAnswers } from '../../core/progress/checkAnswers'
import { bounded, unmarked } from './bounded'
import { certificatesDue, costOf, pointsOf } from './course'
import { earlier, type Element, hasLearned, type Knowledge, meet, withElements } from './Knowledge'
import { standing, type View, viewOf } from './view'

export type Action =
  | { readonly kind: 'complete'; readonly lesson: string }
  | { readonly kind: 'undo'; readonly lesson: string }
  | { readonly kind: 'quiz'; readonly module: string; readonly score: number }
  | { readonly kind: 'review'; readonly question: string; readonly chosen: number }
  | { readonly kind: 'check'; readonly module: string; readonly right: number }
  | { readonly kind: 'unlock'; readonly module: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'start-over' }

export interface Doer {
  readonly device: string
  /** A name for this action that no other has. */
  readonly id: string
  /** The day on the device's calendar; undefined before 2020. */
  readonly day: string | undefined
  /** UTC, or empty before 2020. */
  readonly at: string
  /** Whether this version of the app stores answers. */
  readonly keepsAnswers: boolean
}

/** Undefined if nothing changes. */
export type Done = Knowledge | undefined | 'too-few-points'

export function doneBy(known: Knowledge, action: Action, doer: Doer): Done {
  const { id, day, at, device } = doer
  const days: Element[] = day === undefined ? [] : [{ kind: 'day', day }]
  switch (action.kind) {
    case 'complete': {
      const { lesson } = action
      if (standing(known, lesson).length > 0) return undefined
      const first: Element[] = day === undefined ? [] : [{ kind: 'first', lesson, day }]
      return settled(withElements(known, [{ kind: 'completed', id, lesson, device }, ...first, ...days]), doer)
    }
    case 'undo': {
      const taken = standing(known, action.lesson)
      if (taken.length === 0) return undefined
      return settled(
        withElements(
          known,
          taken.map((completion) => ({ kind: 'undone', completion })),
        ),
        doer,
      )
    }
    case 'quiz': {
      const { module, score } = action
      const turn = (viewOf(known).latest[module]?.turn ?? 0) + 1
      const results: Element[] =
        score >= 70
          ? [
              { kind: 'latest', module, turn, score, at },
              { kind: 'best', module, score, at },
            ]
          : []
      const attempt: Element = { kind: 'attempt', id, module, device }
      const answer = doer.keepsAnswers ? [answered(known, `${module}-q1`, `q${chosenFor(score)}`, doer)] : []
      return settled(withElements(known, [attempt, ...results, ...days, ...answer]), doer)
    }
    case 'review':
      return settled(withElements(known, [answered(known, action.question, `r${action.chosen}`, doer), ...days]), doer)
    case 'check': {
      const before = viewOf(known).checks[`${action.module} ${doer.device}`] ?? ''
      const text = `${before}${writtenDay(day)}p${action.right}`
      const answers = checkAnswers(action.right).map(({ question, chosen }) =>
        answered(known, `${action.module}-${question}`, `c${chosen === 'wrong' ? '-' : chosen}`, doer),
      )
      return settled(
        withElements(known, [{ kind: 'checks', module: action.module, device: doer.device, text }, ...answers]),
        doer,
      )
    }
    case 'unlock': {
      const cost = costOf(viewOf(known), begunIn(known), action.module)
      if (cost === 0) return undefined
      if (pointsOf(viewOf(known)) < cost) return 'too-few-points'
      return settled(withElements(known, [{ kind: 'unlock', module: action.module, paid: cost }]), doer)
    }
    case 'name':
      if (known.name?.value === action.name) return undefined
      return settled({ ...known, name: { turn: (known.name?.turn ?? 0) + 1, value: action.name } }, doer)
    case 'start-over':
      return { ...known, epoch: known.epoch + 1, elements: new Map() }
  }
}

export function chosenFor(score: number): number {
  return score % 7
}

/** Adds the certificates that are due and drops answers over the limit. */
export function settled(known: Knowledge, { keepsAnswers }: Pick<Doer, 'keepsAnswers'>): Knowledge {
  const due = certificatesDue(viewOf(known), keepsAnswers)
  const awarded = withElements(
    known,
    due.map((certificate) => ({ kind: 'certificate', certificate })),
  )
  return keepsAnswers ? bounded(awarded) : awarded
}

/** Repeats another copy's progress here, as actions of this device. Attempts are left out. */
export function replayed(known: Knowledge, source: Knowledge, doer: Doer): Knowledge {
  const from: View = viewOf(source)
  const here = viewOf(known)
  const brought = [...source.elements.values()].filter((one) => {
    switch (one.kind) {
      case 'first':
      case 'day':
      case 'best':
      case 'certificate':
      case 'unlock':
        return true
      case 'answers':
      case 'checks':
        return doer.keepsAnswers
      case 'completed':
      case 'undone':
      case 'attempt':
      case 'latest':
        return false
    }
  })
  const completed = from.complete
    .filter((lesson) => !here.complete.includes(lesson))
    .map((lesson): Element => ({ kind: 'completed', id: `${doer.id}/${lesson}`, lesson, device: doer.device }))
  const latest = Object.entries(from.latest)
    .filter(([module]) => here.latest[module] === undefined)
    .map(([module, result]): Element => ({ kind: 'latest', module, ...result, turn: Math.min(result.turn, 1) }))
  const name = known.name ?? (source.name && { ...source.name, turn: Math.min(source.name.turn, 1) })
  const joinedOn = earlier(known.joinedOn, source.joinedOn)
  return settled(withElements({ ...known, name, joinedOn }, [...brought, ...completed, ...latest]), doer)
}

/** Whether a file of the same ledger joins. It does if it is of this beginning, or if nothing was started here yet. */
export function fileJoins(known: Knowledge, file: Knowledge): boolean {
  return file.epoch === known.epoch || (file.epoch > known.epoch && !hasLearned(known))
}

export function imported(known: Knowledge, file: Knowledge, doer: Doer): Knowledge {
  return fileJoins(known, file) ? settled(meet(known, file), doer) : replayed(known, file, doer)
}

function begunIn({ elements }: Knowledge): ReadonlySet<string> {
  const begun = [...elements.values()].flatMap((one) => {
    if (one.kind === 'completed') return [one.lesson.slice(0, one.lesson.lastIndexOf('_'))]
    return one.kind === 'attempt' || one.kind === 'latest' || one.kind === 'best' ? [one.module] : []
  })
  return new Set(begun)
}

const KEPT = 6
const LENGTH = 5

function answered(known: Knowledge, key: string, given: string, { device, day }: Doer): Element {
  const [count, log] = viewOf(known).answers[`${key} ${device}`] ?? [0, '']
  const before = unmarked(log).join('')
  return {
    kind: 'answers',
    key,
    device,
    count: count + 1,
    log: `${before}${writtenDay(day)}${given}`.slice(-KEPT * LENGTH),
  }
}

/** Days since 2026-01-01, in base 36; 000 before. */
function writtenDay(day: string | undefined): string {
  const days = day === undefined ? 0 : Math.max(0, (Date.parse(day) - Date.parse('2026-01-01')) / 86_400_000)
  return days.toString(36).padStart(3, '0')
}
