import type { ClassBook } from './classBook'
import { membersOf, type WaitingSender } from './members'

/** Letters of Greek and Cyrillic, and signs, that look like one of Latin. */
const LOOKALIKES = lookalikes('aаα bьβ cсϲ dԁ eеε gɡ hһн iіιı1l| jј kкκ mм nпη oоο0 pрρ qԛ sѕ tтτ uυ vνѵ wԝω xхχ yуγ')

/**
 * Whether two names are taken for each other by someone who reads them: small and capital letters, accents, spaces, and letters
 * of other scripts that look the same make no difference.
 */
export function looksLike(one: string, other: string): boolean {
  return skeletonOf(one) === skeletonOf(other)
}

/** Names of those in the class that this sender could be taken for, and is not by its id. */
export function namesakesIn(
  book: ClassBook,
  { name, member }: Pick<WaitingSender, 'name' | 'member'>,
): readonly string[] {
  const others = membersOf(book).filter((other) => other.member !== member && looksLike(other.name, name))
  return others.map((other) => other.name)
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
