/** Tells a history in sentences. */
import type { Action } from './model/actions'
import type { History, Step } from './Step'

const TABLETS = ['Tablet A', 'Tablet B', 'Tablet C']

export function sentences({ devices, steps, order }: History): readonly string[] {
  const first = devices.map(
    (edition, index) => `${TABLETS[index]} has ${edition === 'first' ? 'the first edition' : 'the site of today'}.`,
  )
  return [
    ...first,
    ...steps.map((step) => `${sentence(step, devices.length)}${pauseOf(step)}`),
    `(order of turns: ${order})`,
  ]
}

function sentence(step: Step, devices: number): string {
  const tablet = TABLETS[step.on % devices] ?? 'A tablet'
  const page = step.page === 0 ? '' : ' in a second tab'
  switch (step.kind) {
    case 'action':
      return `${tablet}: Ada ${sentenceOfAction(step.action)}${page}.`
    case 'look':
      return `${tablet}: Ada looks at the screen${page}.`
    case 'open':
      return `${tablet} opens the site${page}.`
    case 'close':
      return `${tablet} closes the site${page}.`
    case 'crash':
      return step.power
        ? `${tablet} loses power ${when(step.after)}.`
        : `${tablet}: the browser is killed${page} ${when(step.after)}.`
    case 'sleep':
      return `${tablet}: the browser puts the page to sleep${page}.`
    case 'drop':
      return step.answer
        ? `${tablet}: the next write is done, and its answer gets lost${page}.`
        : `${tablet}: the connection to the database breaks${page}.`
    case 'hide':
      return `${tablet}: the page is ${step.hidden ? 'covered' : 'seen again'}${page}.`
    case 'back-up':
      return `${tablet}: Ada presses Back up now${page}.`
    case 'bring-back':
      return `${tablet}: Ada brings back what was set aside${page}.`
    case 'export':
      return `${tablet}: Ada makes a backup file${page}.`
    case 'import':
      return `${tablet}: Ada brings in backup file ${step.file}${page}.`
    case 'network':
      return `${tablet}: the network is ${step.network}.`
    case 'clock':
      return `${tablet}: the clock says ${step.date}.`
    case 'full':
      return `${tablet}: the next ${step.writes} writes meet a full disk.`
    case 'wipe':
      return `${tablet}: all site data is cleared.`
    case 'vanish':
      return `${tablet} is lost for good.`
    case 'update':
      return `${tablet} is updated to the site of today.`
  }
}

export function sentenceOfAction(action: Action): string {
  switch (action.kind) {
    case 'complete':
      return `completes ${action.lesson}`
    case 'undo':
      return `takes ${action.lesson} back`
    case 'quiz':
      return `finishes the quiz of ${action.module} with ${action.score}`
    case 'review':
      return `answers ${action.question} in a review`
    case 'check':
      return `takes the check before ${action.module}, ${action.right} right`
    case 'unlock':
      return `opens ${action.module} with points`
    case 'name':
      return `sets the name ${action.name}`
    case 'start-over':
      return 'starts over'
  }
}

/** Returns the kind of the step, for a table. */
export function stepName(step: Step): string {
  switch (step.kind) {
    case 'action':
      return `pressed: ${step.action.kind}`
    case 'network':
      return `the network is ${step.network}`
    case 'crash':
      return step.power ? 'power cut' : step.after === 0 ? 'killed at once' : 'killed between a commit and its answer'
    case 'drop':
      return step.answer ? 'the answer of a commit gets lost' : 'the connection to the database breaks'
    case 'clock':
      return `the clock says ${step.date}`
    case 'full':
      return 'the disk is full'
    case 'sleep':
      return 'a page is put to sleep'
    case 'wipe':
      return 'all site data is cleared'
    case 'vanish':
      return 'a device is lost for good'
    case 'update':
      return 'updated to the site of today'
    case 'hide':
      return 'covered or seen again'
    case 'look':
      return 'looked at the screen'
    case 'open':
      return 'opened, often a second tab'
    case 'close':
      return 'closed'
    case 'back-up':
      return 'pressed: back up now'
    case 'bring-back':
      return 'pressed: restore earlier progress'
    case 'export':
      return 'a backup file is made'
    case 'import':
      return 'a backup file is restored'
  }
}

function when(after: number): string {
  return after === 0 ? 'at once' : `${after} transactions later, before the page hears of the last`
}

function pauseOf({ pause }: Step): string {
  if ('ms' in pause) return ` (${pause.ms / 1000} s)`
  return pause.turns >= 1000 ? ' (until nothing is ready)' : ` (${pause.turns} turns)`
}
