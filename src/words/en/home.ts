import { listed } from '../listed'
import { plural } from '../plural'
import { inWords } from './counting'

/** The home page. Counts come from the curriculum. */
export const homeWords = {
  documentTitle: 'Free lessons about money, online or offline',
  description:
    'Free lessons about money for the Midwest. Short readings, plain words, real numbers. Open the site once, and it works offline.',

  headline: 'Money lessons that work offline.',
  /** What the modules are about, in the order of the lead. */
  topics: { foundations: 'budgeting', saving: 'saving', credit: 'credit', taxes: 'taxes' },
  lead: (topics: readonly string[]) =>
    `Free lessons on ${topics.length === 0 ? 'money' : listed(topics)} for the Midwest. Short readings, plain words, real numbers. Open the site once, and it works offline.`,
  seeModules: (modules: number) =>
    plural(modules, { one: 'See the lessons', other: `See the ${inWords(modules)} modules` }),
  startNote: (minutes: number) =>
    plural(minutes, {
      one: '1 minute. No account, nothing to buy.',
      other: `${minutes} minutes. No account, nothing to buy.`,
    }),

  example: {
    /** @param isOfFirst the example is the one in the first lesson */
    caption: (isOfFirst: boolean) => (isOfFirst ? 'Maya’s month, from lesson 1' : 'Maya’s month'),
    entry: 'Entry',
    dollars: 'Dollars',
    pay: 'Take-home pay',
    rent: 'Rent and utilities',
    groceries: 'Groceries',
    transport: 'Transportation',
    rest: 'Everything else',
    left: 'What’s left',
  },

  modules: (count: number) => plural(count, { one: '1 module', other: `${count} modules` }),
  lessons: (count: number) => plural(count, { one: '1 lesson', other: `${count} lessons` }),
  quizzes: (count: number) => plural(count, { one: '1 quiz', other: `${count} quizzes` }),
  weeks: (count: number) => plural(count, { one: '1 week', other: `${count} weeks` }),
  inAll: 'Total',
  learnTitle: 'What you can learn',
  /** @param open the modules that are open from the start, of `all` */
  learnText: (open: number, all: number) =>
    open === all || open === 0
      ? plural(all, {
          one: 'Start with the first lesson. Every lesson ends with steps you can take this week for $0.',
          other: 'Start with any module. Every lesson ends with steps you can take this week for $0.',
        })
      : plural(open, {
          one: 'Start with the beginner module. Every lesson ends with steps you can take this week for $0.',
          other: `Start anywhere in the ${inWords(open)} beginner modules. Every lesson ends with steps you can take this week for $0.`,
        }),

  offlineTitle: 'It works without a signal',
  offlineText: 'After your first visit, every page, lesson and quiz opens from your own device.',

  promisesNote: 'For you',
  promisesTitle: 'Our promises',
  promises: [
    'No account needed',
    'We save your work as you go',
    'Your data is yours',
    'No ads, no products',
    'Open source',
  ],
  promisesLink: 'Read our promises',

  groupsNote: 'For groups',
  classTitle: 'Teaching a class?',
  classText: 'Shared tablets are fine. Thirty learners can share one slow connection.',
  classLink: 'How to work with us',
  /** To the page for teachers, on a site with classes. */
  teachersLink: 'Your first class, step by step',
  helpTitle: 'Need help today?',
  helpText:
    'Call 211 for local help with food, rent, heat or bills. It’s free, and you don’t need to finish a lesson first.',
  helpLink: (lesson: string) => `Lesson: ${lesson}`,
}
