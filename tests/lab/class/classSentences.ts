/** Tells the history of a class in sentences. */
import { sentenceOfAction } from '../sentences'
import type { ClassHistory, ClassStep } from './ClassStep'

const LEARNERS = ['Ada', 'Bo', 'Cleo']
const TEACHER = 'The teacher'

export function classSentences({ learners, steps, order }: ClassHistory): readonly string[] {
  return [
    `A class of ${learners}, and its teacher.`,
    ...steps.map((step) => `${sentence(step, learners)}${pauseOf(step)}`),
    `(order of turns: ${order})`,
  ]
}

function sentence(step: ClassStep, learners: number): string {
  const who = [TEACHER, ...LEARNERS][step.on % (learners + 1)] ?? ''
  const learner = LEARNERS[step.on % learners] ?? ''
  const page = step.page === 0 ? '' : ', in a second tab if there is one'
  switch (step.kind) {
    case 'action':
      return `${learner} ${sentenceOfAction(step.action)}${page}.`
    case 'by-relay':
      return `${learner} hands in by the relay${page}.`
    case 'by-file':
      return `${learner} makes a report file${page}.`
    case 'by-light':
      return `${learner} hands in by light, ${step.missed} of 100 frames are missed${page}.`
    case 'leave':
      return `${learner} leaves the class${page}.`
    case 'look':
      return `${who} looks at the screen${page}.`
    case 'collect':
      return `${TEACHER} asks the relay${page}.`
    case 'import':
      return `${TEACHER} brings in report file ${step.file}${page}.`
    case 'let-in':
      return `${TEACHER} lets in who waits${page}.`
    case 'backup':
      return `${TEACHER} makes a backup of the class${page}.`
    case 'relay':
      return step.does === 'copied' ? 'The relay is copied.' : `The relay is ${step.does}.`
    case 'lost':
      return `${who} loses the phone, and has a new one${who === TEACHER ? ' with the last backup' : ''}.`
    case 'open':
      return `${who} opens the site${page}.`
    case 'crash':
      return step.power
        ? `${who}: power is cut.`
        : `${who}: the browser is killed ${step.after === 0 ? 'at once' : `${step.after} transactions later`}${page}.`
    case 'drop':
      return `${who}: the connection to the database breaks${page}.`
    case 'network':
      return `${who}: the network is ${step.network}.`
    case 'clock':
      return `${who}: the clock says ${step.date}.`
    case 'full':
      return `${who}: the next ${step.writes} writes meet a full disk.`
  }
}

/** Returns the kind of the step, for a table. */
export function classStepName(step: ClassStep): string {
  switch (step.kind) {
    case 'action':
      return 'class: a learner learns, undoes or starts over'
    case 'by-relay':
      return 'class: handed in by relay'
    case 'by-file':
      return 'class: handed in by file'
    case 'by-light':
      return `class: handed in with the camera, ${step.missed} of 100 frames missed`
    case 'leave':
      return 'class: a learner leaves'
    case 'look':
      return 'class: looked at the screen'
    case 'collect':
      return 'class: the teacher asks the relay'
    case 'import':
      return 'class: a report file is collected, often again'
    case 'let-in':
      return 'class: who waits is let in'
    case 'backup':
      return 'class: a backup of the book is made'
    case 'relay':
      return `class: the relay is ${step.does}`
    case 'lost':
      return 'class: a phone is lost'
    case 'open':
      return 'class: opened, often a second tab'
    case 'crash':
      return step.power ? 'class: power cut' : 'class: the browser is killed'
    case 'drop':
      return 'class: the connection to the database breaks'
    case 'network':
      return `class: the network is ${step.network}`
    case 'clock':
      return `class: the clock says ${step.date}`
    case 'full':
      return 'class: the disk is full'
  }
}

function pauseOf({ pause }: ClassStep): string {
  if ('ms' in pause) return ` (${pause.ms / 1000} s)`
  return pause.turns >= 1000 ? ' (until nothing is ready)' : ` (${pause.turns} turns)`
}
