import { counted, inWords, listed } from './counting'

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
    left: 'What’s left',
  },

  modules: (count: number) => counted(count, 'module', 'modules'),
  lessons: (count: number) => counted(count, 'lesson', 'lessons'),
  quizzes: (count: number) => counted(count, 'quiz', 'quizzes'),
  weeks: (count: number) => counted(count, 'week', 'weeks'),
  inAll: 'Total',
  learnTitle: 'What you can learn',
  learnText: (beginnerModules: number) =>
    `${
      beginnerModules === 1
        ? 'Start with the beginner module.'
        : `Start anywhere in the ${inWords(beginnerModules)} beginner modules.`
    } Every lesson ends with steps you can take this week for $0. Each module has its own quilt block. Finish a lesson to add a patch.`,

  offlineTitle: 'It works without a signal',
  offlineText:
    'After your first visit, every page, lesson and quiz opens from your own phone. Use it outside of town, on the bus or in a classroom with slow internet.',
  offlineSteps: [
    {
      title: 'Open it once.',
      text: 'The site saves the whole course on your device. It takes less space than one photo from most phones.',
    },
    { title: 'Go offline.', text: 'Lessons and quizzes open as before. They don’t need the internet.' },
    { title: 'Come back.', text: 'Your place, your answers and your points are where you left them.' },
  ],

  promisesNote: 'For you',
  promisesTitle: 'Our promises',
  promises: [
    { title: 'No account needed', text: 'Enter a first name and start. No password, nothing to confirm.' },
    {
      title: 'Nothing you earn is lost',
      text: 'An update, a dead battery or a shared tablet doesn’t erase it. Points and streaks are saved on your device first.',
    },
    {
      title: 'Your data is yours',
      text: 'Your progress stays on your device, unless you back it up or hand in a report to a class. You can remove it when you sign out.',
    },
    {
      title: 'No ads, no products',
      text: 'We don’t name, rank or sell banks, cards or funds. We teach what to compare.',
    },
    { title: 'Open source', text: 'Anyone can read the code, fix it or run their own copy for their community.' },
  ],

  groupsNote: 'For groups',
  classTitle: 'Teaching a class?',
  classText:
    'Shared tablets are fine. Each learner chooses their own name and picture. Thirty learners can share one slow connection.',
  classLink: 'How to work with us',
  helpTitle: 'Need help today?',
  helpText:
    'Call 211 for local help with food, rent, heat or bills. It’s free, and you don’t need to finish a lesson first.',
  helpLink: (lesson: string) => `Lesson: ${lesson}`,
}
