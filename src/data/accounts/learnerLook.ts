/** A learner's picture and quilt color on this device, for people who can't read yet. */
export interface LearnerLook {
  readonly picture: string
  /** The id of the module whose quilt color it is. */
  readonly color: string
}

/** The pictures, in the order shown. Learners store them by name, so no name may ever be removed. */
export const PICTURES: readonly string[] = [
  'sun',
  'star',
  'house',
  'tree',
  'fish',
  'bird',
  'boat',
  'heart',
  'leaf',
  'moon',
  'apple',
  'kite',
  'key',
  'bell',
  'flower',
  'barn',
  'cup',
  'boot',
  'hat',
  'drop',
  'tractor',
  'corn',
  'cloud',
  'bolt',
]

/** The quilt colors, by module id, in the order in which learners get them. */
export const LEARNER_COLORS = [
  'saving',
  'credit',
  'insurance',
  'investing',
  'foundations',
  'banking',
  'entrepreneurship',
  'retirement',
  'real_estate',
  'taxes',
] as const

/**
 * Returns the color for the next learner: the least used on this device, so that the first ten learners all have
 * different colors.
 */
export function nextColor(worn: readonly string[]): string {
  return leastWorn(LEARNER_COLORS, worn)
}

/**
 * Returns the picture for the next learner: one of the least used. `seed` chooses among them, so that not every device
 * starts with the sun.
 */
export function nextPicture(seed: string, worn: readonly string[]): string {
  const start = startOf(seed)
  return leastWorn([...PICTURES.slice(start), ...PICTURES.slice(0, start)], worn)
}

/**
 * Returns the learner's picture. Without one that this version has, always returns the same picture for the learner.
 * Doesn't change the stored one.
 */
export function pictureOf(learner: { readonly id: string; readonly picture?: string | undefined }): string {
  const { id, picture } = learner
  return picture !== undefined && PICTURES.includes(picture) ? picture : (PICTURES[startOf(id)] ?? 'sun')
}

export function lookOf({ picture, color }: LearnerLook): LearnerLook {
  return { picture, color }
}

/**
 * Returns whether two learners look alike: the same name in any spelling, and the same picture. Two learners who differ
 * only in color look alike.
 */
export function isDuplicate(
  one: { readonly displayName: string; readonly picture: string },
  other: { readonly displayName: string; readonly picture: string },
): boolean {
  return one.picture === other.picture && isSameName(one.displayName, other.displayName)
}

export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

/** Accents matter: José is not Jose. */
function folded(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}

function leastWorn(choices: readonly string[], worn: readonly string[]): string {
  const counts = choices.map((choice) => worn.filter((other) => other === choice).length)
  return choices[counts.indexOf(Math.min(...counts))] ?? ''
}

function startOf(seed: string): number {
  let sum = 0
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return sum % PICTURES.length
}
