/**
 * Role: reads and writes the languages that people chose on this device, in local storage.
 * Guarantee: every change also reaches the worker's record. The script in the head of public pages makes its changes first
 * (languageScript.ts), and `keep` writes their record. Where storage is blocked, no one has chosen a language.
 * Must not: know a language. Its user passes those of the site.
 */
import { LEARNER_KEY } from '../appearanceScript'
import { arrive, type ChosenLanguages, choose, forget, languageFor, parseChosen, recordOf } from '../chosenLanguages'
import { LANGUAGE_KEY } from '../languageScript'
import { keepLanguages } from './keepLanguages'
import { readStoredJson } from './readStoredJson'
import { writeStored } from './writeStored'

export interface ChosenLanguage {
  /** The language of this learner, of the current learner without an id, or of the device. Undefined if none was chosen. */
  of(learner?: string): string | undefined
  /** Someone chooses a language, for the device and for the current learner. Resolves when the worker's record has it. */
  choose(tag: string): Promise<void>
  /** Gives these learners the language that they see now, unless they already have one. */
  arrive(learners: readonly string[], shown: string): void
  /** The learner was removed from this device. */
  forget(learner: string): void
  /** Whether someone has chosen a language or closed the offer of another one. */
  isSettled(): boolean
  /** Someone closed the offer. */
  settle(): void
  /**
   * Writes the worker's record. Call it when another learner, or no learner, is the current one, and when the script in the
   * head may have written.
   */
  keep(): Promise<void>
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * @param languages the languages of the site, the first one first. If there is only one, nothing is ever written
 * @param place only tests pass a different one. Reading `localStorage` itself throws if storage is blocked
 * @param keepRecord writes the worker's record
 */
/* @__NO_SIDE_EFFECTS__ */
export function createChosenLanguage(
  languages: readonly { readonly tag: string }[],
  place: () => Place = () => window.localStorage,
  keepRecord = keepLanguages,
): ChosenLanguage {
  const tags = (): readonly string[] => languages.map(({ tag }) => tag)
  const read = (): ChosenLanguages => parseChosen(readStoredJson(LANGUAGE_KEY, place))
  const isAlone = (): boolean => languages.length < 2
  const keep = async (): Promise<void> => {
    if (!isAlone()) await keepRecord(recordOf(read(), tags(), currentLearner(place)))
  }
  const write = async (chosen: ChosenLanguages): Promise<void> => {
    if (isAlone()) return
    writeStored(LANGUAGE_KEY, JSON.stringify(chosen), place)
    await keep()
  }
  return {
    of: (learner = currentLearner(place)) => languageFor(read(), tags(), learner),
    choose: (tag) => write(choose(read(), tag, currentLearner(place))),
    arrive: (learners, shown) => {
      const before = read()
      const after = arrive(before, learners, shown)
      if (after !== before) void write(after)
    },
    forget: (learner) => void write(forget(read(), learner)),
    isSettled: () => read().isSettled === true,
    settle: () => void write({ ...read(), isSettled: true }),
    keep,
  }
}

/** The id in the copy of the current learner (mirror.ts). */
function currentLearner(place: () => Place): string | undefined {
  const learner = readStoredJson(LEARNER_KEY, place)
  if (typeof learner !== 'object' || learner === null || !('id' in learner)) return undefined
  return typeof learner.id === 'string' && learner.id !== '' ? learner.id : undefined
}
