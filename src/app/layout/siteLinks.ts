import { navWords as words } from '#words/nav'
import { existingPaths } from '../../words/existingPaths'
import { paths, type SitePath } from '../../words/paths'

export interface SiteLinkEntry {
  readonly to: SitePath
  readonly label: string
}

export type NavEntry = SiteLinkEntry | { readonly label: string; readonly entries: readonly SiteLinkEntry[] }

/** The entries of a list that lead somewhere. */
export function existing(
  entries: readonly SiteLinkEntry[],
  known: ReadonlySet<SitePath> = existingPaths,
): readonly SiteLinkEntry[] {
  return entries.filter(({ to }) => known.has(to))
}

/** The links of the navigation bar (contract, section 2.4), without those whose page is not built. */
export function navEntries(path: string, known: ReadonlySet<SitePath> = existingPaths): readonly NavEntry[] {
  const learning = existing(
    [
      { to: paths.financialLiteracy, label: words.financialLiteracy },
      { to: paths.openSource, label: words.openSource },
      { to: paths.newsletters, label: words.newsletters },
      { to: paths.research, label: words.research },
    ],
    known,
  )
  return [
    ...existing(path === paths.home ? [] : [{ to: paths.home, label: words.home }], known),
    ...existing([{ to: paths.about, label: words.about }], known),
    ...(learning.length === 0 ? [] : [{ label: words.learning, entries: learning }]),
    ...existing(
      [
        { to: paths.partnerships, label: words.partnerships },
        { to: paths.contact, label: words.contact },
      ],
      known,
    ),
  ]
}

/** The signed-in menu but for Sign Out, which is no link. */
export function accountEntries(known: ReadonlySet<SitePath> = existingPaths): readonly SiteLinkEntry[] {
  return existing(
    [
      { to: paths.dashboard, label: words.dashboard },
      { to: paths.learning, label: words.learningCenter },
      { to: paths.profile, label: words.profile },
    ],
    known,
  )
}
