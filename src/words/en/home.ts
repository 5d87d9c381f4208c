import { counted, inWords, listed } from './counting'

/** The home page. Counts come from the curriculum. */
export const homeWords = {
  documentTitle: 'Free lessons about money, online or off',
  description:
    'Free lessons about money for the Midwest. Short readings, plain words, real numbers. Open the site once and it works with no signal.',

  headline: 'Money, one line at a\u00a0time.',
  /** What the modules are about, in the order of the lead. */
  topics: { foundations: 'budgeting', saving: 'saving', credit: 'credit', taxes: 'taxes' },
  lead: (topics: readonly string[]) =>
    `Free lessons on ${topics.length === 0 ? 'money' : listed(topics)} for the Midwest. Short readings, plain words, real numbers. Open the site once and it works with no signal.`,
  seeModules: (modules: number) => (modules === 1 ? 'See the lessons' : `See the ${inWords(modules)} modules`),
  startNote: (minutes: number) => `${counted(minutes, 'minute', 'minutes')}. No account, nothing to buy.`,

  example: {
    caption: 'Maya’s month, from lesson 1',
    entry: 'Entry',
    dollars: 'Dollars',
    pay: 'Take-home pay',
    rent: 'Rent and utilities',
    groceries: 'Groceries',
    transport: 'Transport',
    rest: 'Everything else',
    left: 'What is left',
  },

  modules: (count: number) => counted(count, 'module', 'modules'),
  lessons: (count: number) => counted(count, 'lesson', 'lessons'),
  quizzes: (count: number) => counted(count, 'quiz', 'quizzes'),
  weeks: (count: number) => counted(count, 'week', 'weeks'),
  inAll: 'In all',
  learnTitle: 'What you can learn',
  learnText: (beginnerModules: number) =>
    `${
      beginnerModules === 1
        ? 'Start with the beginner module.'
        : `Start anywhere in the ${inWords(beginnerModules)} beginner modules.`
    } Every lesson ends with steps you can do this week for $0, and each module has its own quilt block: one patch is sewn for each lesson you finish.`,

  offlineTitle: 'It works where the signal stops',
  offlineText:
    'Past the edge of town, on the bus, in a classroom with one slow line: after your first visit every page, lesson and quiz opens from your own phone.',
  offlineSteps: [
    {
      title: 'Open it once.',
      text: 'The site puts the whole course on your device, in less space than one photo from most phones.',
    },
    { title: 'Lose the line.', text: 'Lessons and quizzes open as before. Nothing waits for the network.' },
    { title: 'Come back.', text: 'Your place, your answers and your points are where you left them.' },
  ],

  promisesNote: 'What we hold to',
  promisesTitle: 'Five promises',
  promises: [
    { title: 'No account to learn', text: 'Type a first name and start. No password, nothing to confirm.' },
    {
      title: 'Nothing earned is lost',
      text: 'Not by an update, a dead battery or a shared tablet. Points and streaks are kept on your device first.',
    },
    {
      title: 'Your data is yours',
      text: 'What you do here stays on your device, unless you choose an account that backs it up. You can remove it when you sign out.',
    },
    {
      title: 'No ads, no products',
      text: 'We do not name, rank or sell banks, cards or funds. We teach what to compare.',
    },
    { title: 'Open source', text: 'Anyone can read the code, fix it or put up their own copy for their community.' },
  ],

  groupsNote: 'For groups',
  classTitle: 'Teaching a class?',
  classText:
    'Shared tablets are fine. Each learner opens their own ledger by name and color, and a classroom of thirty can work on one bad line.',
  classLink: 'How to work with us',
  helpTitle: 'Need help today?',
  helpText:
    'Call 211 for local help with food, rent, heat or bills. It is free and you do not need to finish a lesson first.',
  helpLink: (lesson: string) => `Lesson: ${lesson}`,
}
