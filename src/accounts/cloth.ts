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
  const counts = CLOTHS.map((cloth) => worn.filter((other) => other === cloth).length)
  return CLOTHS[counts.indexOf(Math.min(...counts))] ?? CLOTHS[0]
}
