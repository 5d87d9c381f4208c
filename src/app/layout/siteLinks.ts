import { navWords as words } from '#words/nav'
import { paths, type SitePath } from '../../words/paths'

export interface SiteLinkEntry {
  readonly to: SitePath
  readonly label: string
}

export type NavEntry = SiteLinkEntry | { readonly label: string; readonly entries: readonly SiteLinkEntry[] }

/** The links of the navigation bar (contract, section 2.4). The home page has no link to itself. */
export function navEntries(path: string): readonly NavEntry[] {
  const home = { to: paths.home, label: words.home }
  return path === paths.home ? entries : [home, ...entries]
}

const entries: readonly NavEntry[] = [
  { to: paths.about, label: words.about },
  {
    label: words.learning,
    entries: [
      { to: paths.financialLiteracy, label: words.financialLiteracy },
      { to: paths.openSource, label: words.openSource },
      { to: paths.newsletters, label: words.newsletters },
      { to: paths.research, label: words.research },
    ],
  },
  { to: paths.partnerships, label: words.partnerships },
  { to: paths.contact, label: words.contact },
]

/** The signed-in menu without Sign Out, which is not a link. */
export const accountEntries: readonly SiteLinkEntry[] = [
  { to: paths.dashboard, label: words.dashboard },
  { to: paths.learning, label: words.learningCenter },
  { to: paths.profile, label: words.profile },
]
