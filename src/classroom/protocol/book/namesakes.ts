import type { Member, WaitingSender } from './members'

/** Letters of Greek and Cyrillic, and signs, that look like one of Latin. */
const LOOKALIKES = lookalikes('aаα bьβ cсϲ dԁ eеε gɡ hһн iіιı1l| jј kкκ mм nпη oоο0 pрρ qԛ sѕ tтτ uυ vνѵ wԝω xхχ yуγ')

/**
 * Whether two names are taken for each other by someone who reads them: small and capital letters, accents, spaces, and letters
 * of other scripts that look the same make no difference.
 */
export function looksLike(one: string, other: string): boolean {
  return skeletonOf(one) === skeletonOf(other)
}

/** Those let in whom a waiting sender could be taken for, and who it is not by its id. */
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
  // Of a name of signs alone these are all there is.
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
