import { navWords as words } from '#words/nav'
import { paths, publicTable, rowsOfBuild, type SitePath } from '../../words/paths'

export interface SiteLinkEntry {
  readonly to: SitePath
  readonly label: string
}

export type NavEntry = SiteLinkEntry | { readonly label: string; readonly entries: readonly SiteLinkEntry[] }

/**
 * The links of the navigation bar (contract, section 2.4), in the order of the table of public pages. The home page has no
 * link to itself.
 */
export function navEntries(path: string, table = publicTable, names = words.pages): readonly NavEntry[] {
  const entries: NavEntry[] = []
  const learning: SiteLinkEntry[] = []
  for (const [name, { path: to, menu }] of rowsOfBuild(table)) {
    const entry = { to, label: names[name] }
    if (menu === 'learning') {
      if (learning.length === 0) entries.push({ label: words.learning, entries: learning })
      learning.push(entry)
    } else if (menu === 'bar' && !(to === paths.home && path === paths.home)) entries.push(entry)
  }
  return entries
}

/** The signed-in menu without Sign Out, which is not a link. */
export const accountEntries: readonly SiteLinkEntry[] = [
  { to: paths.dashboard, label: words.dashboard },
  { to: paths.learning, label: words.learningCenter },
  { to: paths.profile, label: words.profile },
]
