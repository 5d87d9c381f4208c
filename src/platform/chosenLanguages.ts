/**
 * Role: the languages that people chose on one device, as one value.
 * Guarantee: pure. One learner's choice never changes the language of another learner of the device. A language that the
 * site no longer has is ignored, but not removed.
 * Must not: guess a language. Until someone chooses one, a device has none.
 */
import type { KeptLanguages } from './keptLanguages'
import { isRecord } from './workerMessages'

export interface ChosenLanguages {
  /** The language for people who are new on this device. */
  readonly device?: string
  /** The languages of learners, by id. */
  readonly learners?: Readonly<Record<string, string>>
  /** Someone has chosen a language or closed the offer of another one, so no page offers one again. */
  readonly isSettled?: true
}

/** Values that aren't tags are left out, and so is everything in a value of another form. */
export function parseChosen(value: unknown): ChosenLanguages {
  if (!isRecord(value)) return {}
  const { device, learners, isSettled } = value
  const own = isRecord(learners) ? Object.entries(learners).filter(([, tag]) => isTag(tag)) : []
  return {
    ...(isTag(device) && { device }),
    ...(own.length > 0 && { learners: Object.fromEntries(own) as Record<string, string> }),
    ...(isSettled === true && { isSettled }),
  }
}

/**
 * The language of this learner, or of the device. Undefined if none was chosen.
 * @param tags the languages of the site
 */
export function languageFor(
  { device, learners = {} }: ChosenLanguages,
  tags: readonly string[],
  learner: string | undefined,
): string | undefined {
  const own = learner !== undefined && Object.hasOwn(learners, learner) ? learners[learner] : undefined
  return [own, device].find((tag) => tag !== undefined && tags.includes(tag))
}

/** Someone has chosen a language: the current learner, or a visitor. */
export function choose(chosen: ChosenLanguages, tag: string, learner: string | undefined): ChosenLanguages {
  const next: ChosenLanguages = { ...chosen, device: tag, isSettled: true }
  return learner === undefined ? next : { ...next, learners: { ...chosen.learners, [learner]: tag } }
}

/** Gives these learners the language that they see now, unless they already have one. */
export function arrive(chosen: ChosenLanguages, learners: readonly string[], shown: string): ChosenLanguages {
  const known = chosen.learners ?? {}
  const strangers = learners.filter((id) => !Object.hasOwn(known, id))
  if (strangers.length === 0) return chosen
  const tag = chosen.device ?? shown
  return { ...chosen, learners: { ...known, ...Object.fromEntries(strangers.map((id) => [id, tag])) } }
}

/** The learner was removed from the device. */
export function forget({ learners = {}, ...chosen }: ChosenLanguages, learner: string): ChosenLanguages {
  const left = Object.entries(learners).filter(([id]) => id !== learner)
  return left.length === 0 ? chosen : { ...chosen, learners: Object.fromEntries(left) }
}

/** @param tags the languages of the site, the first one first */
export function recordOf(chosen: ChosenLanguages, tags: readonly string[], learner: string | undefined): KeptLanguages {
  const [first = ''] = tags
  const current = languageFor(chosen, tags, learner) ?? first
  const wanted = [current, languageFor(chosen, tags, undefined), ...Object.values(chosen.learners ?? {})]
  return { current, kept: tags.filter((tag) => wanted.includes(tag)) }
}

function isTag(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
