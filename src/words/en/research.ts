import { counted } from './counting'

/** What we ask, how we work, what is measured. It claims nothing that has not been done. */
export const researchWords = {
  documentTitle: 'Research',
  description:
    'The questions we ask, how lessons are made, where every figure comes from, what we measure, and what has not been checked yet.',

  title: 'What we want to know, and what we don’t know yet',
  lead: 'We are at the beginning. This page says what we ask, what we can answer today, and what is still open. Where something has not been checked, it says so.',
  leadNote: 'The state of things',

  questionsNote: 'What we ask',
  questionsTitle: 'Four questions',
  today: 'Today',
  questions: [
    {
      title: 'Can everybody read it?',
      text: 'Do our sentences stay at a 7th to 8th grade level, and which words stop a reader anyway?',
      today:
        'A program computes the Flesch-Kincaid grade of every lesson. Which words stop a reader, only readers can tell us.',
    },
    {
      title: 'Does it work without a line?',
      text: 'After one visit, does every page open on a cheap phone with no signal, and how fast?',
      today:
        'Tests in three browser engines cut the connection, the power and the storage, and check that everything opens and nothing is lost. Old phones in real hands are still to be tried.',
    },
    {
      title: 'Are the figures still right?',
      text: 'Limits and rates change every year. How long does an old one stand before somebody notices?',
      today: 'Each figure has a year, a source and the day it was compiled. Nobody has measured how well that works.',
    },
    {
      title: 'Does a lesson change anything?',
      text: 'A bill, a debt, a savings account: is any of it better half a year later?',
      today:
        'We do not know. To find out takes people who agree to be asked, and a partner who knows how to ask. It has not begun.',
    },
  ],

  methodNote: 'How a lesson is made',
  methodTitle: 'Method',
  method: [
    {
      title: 'Begin with what a learner can do',
      text: 'Each lesson starts from two or three things that a person will be able to do, and from mistakes that are common.',
    },
    {
      title: 'Compute, do not guess',
      text: 'The results of worked examples come from a program with stated inputs. When an input changes, the result is computed again.',
    },
    {
      title: 'Date every figure of a law or an agency',
      text: 'Such figures stand in one list with year, source and the day they were compiled. A lesson that uses one shows them.',
    },
    {
      title: 'Write for a busy reader',
      text: 'Common words, one idea in a sentence, steps shown. A program refuses a lesson that is too long or too hard to read.',
    },
    {
      title: 'Ask for use, not for recall',
      text: 'Quiz questions put the idea into a new situation. Every answer is explained, the right ones and the tempting ones.',
    },
    {
      title: 'Say what is not known',
      text: 'Growth is never shown at one rate only, and never promised. Where states differ, the lesson says to check yours.',
    },
  ],

  sourcesNote: (figures: number, compiledOn: string) =>
    `${counted(figures, 'figure', 'figures')}, last compiled ${compiledOn}`,
  sourcesTitle: 'Sources of the figures',
  sourcesText: (figures: number, publishers: number) =>
    `${counted(figures, 'figure', 'figures')} in the lessons ${figures === 1 ? 'comes' : 'come'} from documents of ${
      publishers === 1 ? 'one publisher' : `${publishers} publishers`
    }. Each lesson lists the ones it uses, with a link to the publisher.`,
  checkedTitle: 'What “checked” means so far',
  checkedText: (checked: number, figures: number) =>
    `Figures were compiled from public copies of the official documents, and from public tools that cite those documents. A figure counts as checked only when a person has opened the official page and compared it. So far that is true of ${
      checked === 0 ? 'none of them' : `${checked} of ${figures}`
    }. Before you act on a figure, open the page it came from.`,
  sourcesColumns: { publisher: 'Publisher', figures: 'Figures' },
  figuresWord: (count: number) => (count === 1 ? 'figure' : 'figures'),
  moreSources: (count: number) => counted(count, 'more publisher', 'more publishers'),

  standardsNote: 'To be checked',
  standardsTitle: 'Match with school standards',
  standardsText:
    'Teachers ask how the lessons match the National Standards for Personal Financial Education (2021), published by the Council for Economic Education and Jump$tart. While writing, we noted the standards that each lesson seems to serve. Nobody has compared these notes with the standards document yet, so please read them as a first guess and not as a claim.',
  standardsCaption: 'How many lessons name a standard of each topic',
  standardsColumns: {
    topic: 'Topic',
    lessons: 'Lessons',
    codes: 'Standards named',
    status: 'Compared with the document',
  },
  topics: {
    EI: 'Earning Income',
    SP: 'Spending',
    SV: 'Saving',
    IN: 'Investing',
    MC: 'Managing Credit',
    MR: 'Managing Risk',
  },
  toBeChecked: 'To be checked',
  standardsHelp: 'Teachers who know the standards can help with this.',
  standardsLink: 'Review with us',

  measuresNote: 'What we measure',
  measuresTitle: 'What is measured, and what is not',
  measuresText:
    'We measure texts, files and programs. We do not measure people: the site has no analytics, no cookies and nothing that follows a visitor.',
  measuresCaption: 'What is measured with each new version',
  measuresColumns: { subject: 'Subject', measured: 'What is measured' },
  measures: [
    { subject: 'Texts', measured: 'Reading level, length, wording, sources of dated figures' },
    { subject: 'Size', measured: 'Bytes of every page, script and style, against a limit' },
    { subject: 'Offline', measured: 'Pages, lessons and quizzes that open with no connection' },
    { subject: 'Safety of progress', measured: 'What survives crashes, full storage, wrong clocks and updates' },
    { subject: 'Access', measured: 'Contrast, names, keyboard and small screens, by program' },
    { subject: 'People', measured: 'Nothing' },
  ],
  plansTitle: 'If we ever ask people',
  plans: [
    'Only those who were asked and said yes, and who can stop at any time.',
    'The questions and the method are on this page before the first person is asked.',
    'Results are published whichever way they come out, and never so that a person can be recognized.',
  ],
}
