/**
 * Role: the file with the outcomes of one class, which an organization joins with others (docs/outcomes.md).
 * Guarantee: has no name, no device and no row of one learner. Its smallest part is the sum of five learners.
 * Must not: have the class id, because anyone with the class card knows it.
 */
import { type Bytes, hexOf, joinBytes } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'
import type { PublishedModule, PublishedOutcomes } from './published'

export const OUTCOMES_FORMAT = 1
export const OUTCOMES_KIND = 'class-outcomes'

export interface AboutFile {
  /** See `outcomesNumber`. */
  readonly classNumber: string
  /** Such as `America/Chicago`: the zone in which a day begins and ends here. */
  readonly timeZone: string
  /** The version of the site that the course came with, such as v1.0.0. */
  readonly course: string
}

/** The text of the file, with line breaks so that a person can read it. */
export function outcomesFile(outcomes: PublishedOutcomes, { classNumber, timeZone, course }: AboutFile): string {
  const { asOf, enrolled, active, handedIn, weeks, modules, states } = outcomes
  const file = {
    format: OUTCOMES_FORMAT,
    kind: OUTCOMES_KIND,
    class: classNumber,
    asOf,
    timeZone,
    course,
    enrolled,
    active,
    handedIn,
    weeks,
    modules: modules.map(withoutMedians),
    states,
  }
  return `${JSON.stringify(file, undefined, 1)}\n`
}

/** Medians of classes can't be joined. */
export function withoutMedians(module: PublishedModule): Omit<PublishedModule, 'medians'> {
  const { medians: _, ...rest } = module
  return rest
}

/**
 * A number that is the same in every file of a class: 32 hex digits. It is a hash of the class id and of the moment at
 * which the class was created, which only the class itself knows. So a file can't be matched with a class card.
 */
export async function outcomesNumber(
  classId: Bytes,
  openedAt: string,
  { digest, encode }: Pick<ClassroomTools, 'digest' | 'encode'>,
): Promise<string> {
  return hexOf(await digest(joinBytes([encode('outcomes '), classId, encode(openedAt)]))).slice(0, 32)
}
