import { NavLink } from 'react-router-dom'
import { navWords as words } from '#words/nav'
import { type TabItem, Tabs } from '../../ui/Tabs'
import type { IconName } from '../../ui/iconPaths'
import { paths, type SitePath } from '../../words/paths'

interface Section {
  readonly to: SitePath
  readonly icon: IconName
  readonly text: string
}

const sections: readonly Section[] = [
  { to: paths.dashboard, icon: 'dashboard', text: words.dashboard },
  { to: paths.learning, icon: 'book', text: words.sectionLearning },
  { to: paths.achievements, icon: 'ribbon', text: words.sectionEarned },
  { to: paths.tools, icon: 'calculator', text: words.sectionTools },
  { to: paths.profile, icon: 'profile', text: words.profile },
]

/** The signed-in sections: binder tabs when wide, a bar at the thumb when narrow. */
export function SectionTabs() {
  const items: readonly TabItem[] = sections.map(({ to, icon, text }) => ({
    id: to,
    icon,
    text,
    link: (content) => (
      <NavLink to={to} end>
        {content}
      </NavLink>
    ),
  }))
  return <Tabs label={words.sections} items={items} />
}
