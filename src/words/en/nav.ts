import { isolated } from '../isolated'

/** Texts of the navigation bar, the tabs and the frame of every page. */
export const navWords = {
  skip: 'Skip to main content',
  main: 'Main',
  menu: 'Menu',
  menuOf: (name: string) => `Menu, ${isolated(name)}`,
  home: 'Home',
  about: 'About',
  learning: 'Learning',
  financialLiteracy: 'Financial Literacy',
  openSource: 'Open Source',
  newsletters: 'Newsletters',
  research: 'Research',
  partnerships: 'Partnerships',
  contact: 'Contact',
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
