import type { Member, WaitingSender } from './members'

/** Greek and Cyrillic letters, and other characters, that look like a Latin one. */
const LOOKALIKES = lookalikes('aаα bьβ cсϲ dԁ eеε gɡ hһн iіιı1l| jј kкκ mм nпη oоο0 pрρ qԛ sѕ tтτ uυ vνѵ wԝω xхχ yуγ')

/**
 * Whether a reader could confuse two names. Ignores case, accents and spaces, and treats letters that look alike in
 * different scripts as the same.
 */
export function looksLike(one: string, other: string): boolean {
  return skeletonOf(one) === skeletonOf(other)
}

/** Returns the admitted members that a waiting sender could be confused with, but whose id is different. */
export function namesakesIn(
  members: readonly Member[],
  { name, member }: Pick<WaitingSender, 'name' | 'member'>,
): readonly Member[] {
  return members.filter((other) => other.member !== member && looksLike(other.name, name))
}

function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]/gu, '')
  // A name made only of symbols has no letters to compare.
  return letters === '' ? name : Array.from(letters, (letter) => LOOKALIKES.get(letter) ?? letter).join('')
}

function lookalikes(groups: string): ReadonlyMap<string, string> {
  return new Map(
    groups.split(' ').flatMap((group) => {
      const [latin = '', ...others] = Array.from(group)
      return others.map((other) => [other, latin] as const)
    }),
  )
}
