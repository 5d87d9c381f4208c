/** Tells the history of a class in sentences. */
import { sentenceOfAction } from '../sentences'
import type { ClassHistory, ClassStep } from './ClassStep'

const LEARNERS = ['Ada', 'Bo', 'Cleo']
const [FIRST, SECOND] = ['The teacher', 'The second teacher']

const WRITTEN = { note: 'a note', plan: 'the plan', size: 'the number of learners' } as const

export function classSentences({ learners, teachers, steps, order }: ClassHistory): readonly string[] {
  return [
    `A class of ${learners}, and ${teachers === 1 ? 'its teacher' : 'two teachers with a device each'}.`,
    ...steps.map((step) => `${sentence(step, learners, teachers)}${pauseOf(step)}`),
    `(order of turns: ${order})`,
  ]
}

function sentence(step: ClassStep, learners: number, teachers: number): string {
  const all = [FIRST, ...LEARNERS.slice(0, learners), SECOND]
  const who = all[step.on % (learners + teachers)] ?? ''
  const TEACHER = step.on % teachers === 0 ? FIRST : SECOND
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
    case 'merge':
      return `${TEACHER} restores backup ${step.file} of the other teacher${page}.`
    case 'password':
      return `${TEACHER} changes the password${page}.`
    case 'archive':
      return `${TEACHER} archives or reopens the class${page}.`
    case 'write':
      return `${TEACHER} changes ${WRITTEN[step.what]}${page}.`
    case 'relay':
      return step.does === 'copied' ? 'The relay is copied.' : `The relay is ${step.does}.`
    case 'lost':
      return `${who} loses the phone, and has a new one${who === FIRST || who === SECOND ? ' with the last backup' : ''}.`
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
    case 'merge':
      return 'class: a backup of the other teacher is restored, late and often again'
    case 'password':
      return 'class: a teacher changes the password'
    case 'archive':
      return 'class: a teacher archives or reopens the class'
    case 'write':
      return 'class: a teacher changes a note, the plan or the size'
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
