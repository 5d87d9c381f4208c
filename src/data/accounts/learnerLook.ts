/** How a learner is known on this device before anybody reads: one of the drawn pictures, in one of the cloths. */
export interface LearnerLook {
  readonly picture: string
  /** A module id of the quilt. */
  readonly cloth: string
}

/** The pictures, in the order in which they are offered. They are stored by name: none is ever taken out. */
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

/** The cloths of the quilt, by the module that each belongs to, in the order in which learners get them. */
export const CLOTHS = [
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

/** The cloth for the next learner: the one that the fewest on this device wear, so that the first ten all differ. */
export function nextCloth(worn: readonly string[]): string {
  return leastWorn(CLOTHS, worn)
}

/** The picture for the next learner: one that the fewest wear. `seed` chooses among them, so that not every device begins with the sun. */
export function nextPicture(seed: string, worn: readonly string[]): string {
  const start = startOf(seed)
  return leastWorn([...PICTURES.slice(start), ...PICTURES.slice(0, start)], worn)
}

/** The picture of a learner who was never asked for one, always the same; also for one of a newer site, kept as it is. */
export function pictureOf(learner: { readonly id: string; readonly picture?: string | undefined }): string {
  const { id, picture } = learner
  return picture !== undefined && PICTURES.includes(picture) ? picture : (PICTURES[startOf(id)] ?? 'sun')
}

export function lookOf({ picture, cloth }: LearnerLook): LearnerLook {
  return { picture, cloth }
}

/**
 * Whether two learners could be taken for one another: the same name, however it is written, and the same picture. Color
 * alone tells nobody apart.
 */
export function isTwin(
  one: { readonly displayName: string; readonly picture: string },
  other: { readonly displayName: string; readonly picture: string },
): boolean {
  return one.picture === other.picture && isSameName(one.displayName, other.displayName)
}

export function isSameName(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

/** Accents count: José is not Jose. */
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
