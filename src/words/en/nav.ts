import { isolated } from '../isolated'
import type { PublicPageName } from '../paths'

/** Texts of the navigation bar, the tabs and the frame of every page. */
export const navWords = {
  skip: 'Skip to main content',
  main: 'Main',
  menu: 'Menu',
  menuOf: (name: string) => `Menu, ${isolated(name)}`,
  /** The name of each public page, in the navigation bar and in the search of the not-found page. */
  pages: {
    home: 'Home',
    about: 'About',
    financialLiteracy: 'Financial Literacy',
    openSource: 'Open Source',
    newsletters: 'Newsletters',
    research: 'Research',
    partnerships: 'Partnerships',
    teachers: 'For Teachers',
    contact: 'Contact',
  } satisfies Readonly<Record<PublicPageName, string>>,
  learning: 'Learning',
  signIn: 'Sign In',
  dashboard: 'Dashboard',
  learningCenter: 'Learning Center',
  profile: 'Profile',
  switchLearner: 'Switch Learner',
  signOut: 'Sign Out',
  sections: 'My learning',
  sectionLearning: 'Learning',
  sectionEarned: 'Achievements',
  sectionTools: 'Tools',
  toTop: 'Scroll to top',
}
