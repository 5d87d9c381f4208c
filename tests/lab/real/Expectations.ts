/**
 * Records presses and the screens that confirmed them. Both decide which state may be there and which must be there. A press
 * that was cut off may be saved or not, but a state that a screen has shown must stay.
 */
import { Violation } from '../Violation'
import type { DeviceName } from './course'
import { isShared, LESSONS, lessonsOf, MODULES, ownerOf } from './course'
import { LAG_MS, type Look } from './pageEyes'

type State = 'complete' | 'open'

/** One lesson, as one device knows it. */
interface Entry {
  /** The states that may be on the disk. */
  may: Set<State>
  /** The intended state of the last press, and its time. */
  pressed: { readonly to: State; readonly at: number } | undefined
  /** The state on the screen, and since when. */
  shown: { readonly state: State; readonly at: number } | undefined
}

export class Expectations {
  readonly #entries = new Map<string, Entry>()
  readonly #everComplete = new Set<string>()
  readonly #quizzes = new Map<string, { pressed: number; shown: number; at: number }>()
  readonly #notes = new Map<string, { may: Set<string>; shown: string | undefined }>()
  readonly #due = new Set<string>()
  /** How many states screens have confirmed. */
  count = 0

  #entry(device: DeviceName, lesson: string): Entry {
    const key = `${device}/${lesson}`
    const entry = this.#entries.get(key) ?? { may: new Set<State>(['open']), pressed: undefined, shown: undefined }
    this.#entries.set(key, entry)
    return entry
  }

  presses(device: DeviceName, lesson: string, to: State): void {
    const entry = this.#entry(device, lesson)
    entry.may.add(to)
    entry.pressed = { to, at: Date.now() }
    entry.shown = undefined
    if (to === 'complete') this.#everComplete.add(lesson)
  }

  types(device: DeviceName, lesson: string, text: string): void {
    const key = `${device}/${lesson}`
    const note = this.#notes.get(key) ?? { may: new Set<string>(['']), shown: undefined }
    note.may.add(text)
    note.shown = undefined
    this.#notes.set(key, note)
  }

  handsIn(module: string): void {
    const quiz = this.#quizzes.get(module) ?? { pressed: 0, shown: 0, at: 0 }
    this.#quizzes.set(module, { ...quiz, pressed: quiz.pressed + 1 })
  }

  hears(device: DeviceName, look: Look): void {
    const { lesson, lessonState, passedQuiz, note } = look
    if (lesson !== undefined && lessonState !== undefined) this.#hearsLesson(device, lesson, lessonState, look)
    if (lesson !== undefined && note !== undefined) this.#hearsNote(device, lesson, note)
    if (passedQuiz !== undefined) {
      const quiz = this.#quizzes.get(passedQuiz)
      if (quiz === undefined) throw new Violation(`The quiz ${passedQuiz} is shown as passed, and nobody took it.`)
      if (quiz.shown < quiz.pressed) {
        this.count += 1
        this.#quizzes.set(passedQuiz, { ...quiz, shown: quiz.pressed, at: look.at })
      }
    }
    this.#findDue()
  }

  #hearsLesson(device: DeviceName, lesson: string, state: State, { at, loadedAt }: Look): void {
    const entry = this.#entry(device, lesson)
    // A page that was loaded before may not have been notified yet.
    const isOld = (when: number) => loadedAt <= when
    if (isShared(lesson) || ownerOf(lesson) !== device) {
      if (state === 'complete' && !this.#everComplete.has(lesson))
        throw new Violation(`${device} shows ${lesson} as complete, and nobody completed it.`)
      if (!isShared(lesson)) return
      if (entry.shown?.state === 'complete' && state === 'open' && !isOld(entry.shown.at))
        throw new Violation(`${device} showed ${lesson} as complete, and shows it as open now.`)
      if (state === 'complete' && entry.shown === undefined) this.#settles(entry, state, at)
      return
    }
    if (entry.shown !== undefined) {
      if (entry.shown.state === state || isOld(entry.shown.at)) return
      throw new Violation(`${device} showed ${lesson} as ${entry.shown.state}, and shows it as ${state} now.`)
    }
    if (!entry.may.has(state)) throw new Violation(`${device} shows ${lesson} as ${state}, and nobody did that.`)
    // A page that was loaded before the press still shows the earlier state.
    if (entry.pressed !== undefined && state !== entry.pressed.to && isOld(entry.pressed.at)) return
    this.#settles(entry, state, at)
  }

  #settles(entry: Entry, state: State, at: number): void {
    if (entry.pressed !== undefined) this.count += 1
    entry.may = new Set([state])
    entry.shown = { state, at }
  }

  #hearsNote(device: DeviceName, lesson: string, text: string): void {
    const note = this.#notes.get(`${device}/${lesson}`)
    if (note === undefined || !note.may.has(text)) return
    if (note.shown !== text) this.count += 1
    note.may = new Set([text])
    note.shown = text
  }

  /** Checks a note that was read from a page just opened. */
  checkNote(device: DeviceName, lesson: string, text: string): void {
    const note = this.#notes.get(`${device}/${lesson}`)
    if (note === undefined || note.may.has(text)) return
    throw new Violation(`${device}: the note on ${lesson} is “${text}” and should be ${[...note.may].join(' or ')}.`)
  }

  notesOn(device: DeviceName): readonly string[] {
    return [...this.#notes.keys()].flatMap((key) =>
      key.startsWith(`${device}/`) ? [key.slice(device.length + 1)] : [],
    )
  }

  /** Returns the lessons that the remote must have when a device says *Backed up*. */
  mustBeBackedUp(device: DeviceName, at: number): readonly string[] {
    return LESSONS.filter((lesson) => {
      const shown = this.#entries.get(`${device}/${lesson}`)?.shown
      return shown?.state === 'complete' && shown.at <= at - LAG_MS
    })
  }

  /** Whether the learner has not pressed since then. */
  isUntouched(device: DeviceName, lesson: string): boolean {
    return this.#entries.get(`${device}/${lesson}`)?.shown?.state === 'complete'
  }

  mustBeComplete(): readonly string[] {
    return LESSONS.filter((lesson) =>
      [...this.#entries].some(([key, { shown }]) => key.endsWith(`/${lesson}`) && shown?.state === 'complete'),
    )
  }

  mayBeComplete(): readonly string[] {
    return LESSONS.filter((lesson) => {
      if (isShared(lesson)) return this.#everComplete.has(lesson)
      const entry = this.#entries.get(`${ownerOf(lesson)}/${lesson}`)
      return entry?.may.has('complete') === true
    })
  }

  mustBePassed(): readonly string[] {
    return [...this.#quizzes].flatMap(([module, { shown }]) => (shown > 0 ? [module] : []))
  }

  /** How often a quiz was finished, at least and at most. */
  attempts(module: string): readonly [least: number, most: number] {
    const { shown = 0, pressed = 0 } = this.#quizzes.get(module) ?? {}
    return [shown > 0 ? 1 : 0, pressed]
  }

  certificatesDue(): readonly string[] {
    return [...this.#due]
  }

  #findDue(): void {
    const complete = new Set(this.mustBeComplete())
    const passed = new Set(this.mustBePassed())
    for (const { id } of MODULES)
      if (passed.has(id) && lessonsOf(id).every((lesson) => complete.has(lesson))) this.#due.add(id)
  }
}
