import { plural } from '../plural'

/** The page about the organization. It names no one, and shows no number that was not counted. */
export const aboutWords = {
  documentTitle: 'About us',
  description: 'Why our money lessons are free, our promises, how lessons are written and how figures are dated.',

  title: 'No one should pay to learn about money',
  lead: 'Many people learn what an overdraft, an APR or a deductible is only when it costs them money. A lesson should cost less than a mistake. So our lessons are free: short readings in plain words, with real numbers, on the phone you already have. They keep working even without a signal.',
  leadNote: 'Why we’re here',

  promisesNote: 'For you',
  promisesTitle: 'Our promises',
  promises: [
    {
      title: 'No account needed',
      text: 'Enter a first name and start. You don’t need a password, and there’s nothing to confirm. You can read every lesson and keep your points this way for as long as you like.',
    },
    {
      title: 'It works offline',
      text: 'After your first visit, every page, lesson and quiz opens from your own device. It works even after you turn the device off and on again. Once a lesson is downloaded, it doesn’t need the internet.',
    },
    {
      title: 'We save your work as you go',
      text: 'We save what you finish on your device before the page says it’s done. A crash, a dead battery, a wrong clock or a new version doesn’t undo it. You can delete it. A browser that clears its storage can delete it too. If we notice that, we’ll tell you.',
    },
    {
      title: 'Your data is yours',
      text: 'Your name, your answers and your points are saved on your device. They leave it only if you back them up to an account, hand in a report or share a file. You can remove them from the device when you sign out. We use no cookies, and we don’t count or track visitors.',
    },
    {
      title: 'No ads, no products',
      text: 'We don’t name, rank or sell banks, cards, funds or apps, and no one can pay to be mentioned. Lessons teach what to compare, so the choice is yours.',
    },
    {
      title: 'Updates don’t interrupt you',
      text: 'A new version installs only when you choose “Update now” or close the site. Until then, the one you have keeps working. Your progress is safe.',
    },
    {
      title: 'Open source',
      text: 'Anyone can read the code, fix it, translate it or run their own copy for their community.',
    },
  ],
  openSourceLink: 'See how you can use it',
  privacyLink: 'Privacy Policy (PDF)',

  writersNote: 'Our lessons',
  writersTitle: 'How lessons are written',
  writers: [
    'The lessons are part of the project, stored with its code. Anyone can propose a change to a sentence or a number, and every change is recorded. No bank, lender, insurer or seller writes or approves a lesson.',
    'All of them follow one set of rules, with common words and short sentences. Each lesson has a scene from real life and a worked example that shows every step. Each has at least one tip, one warning, and steps you can take this week for $0. A program checks the reading level, length and wording, and that every dated figure names its source.',
    'A program can’t tell good advice from bad. Outside teachers and counselors haven’t reviewed the lessons yet, so no names are listed here.',
  ],
  writersInvite: 'Want to be the first? Write to us.',
  writersLink: 'How to review a lesson',

  figuresNote: (compiledOn: string) => `Figures last compiled ${compiledOn}`,
  figuresTitle: 'How figures are dated',
  figuresText: (count: number) =>
    `Laws and agencies change limits, rates and amounts, most of them every year. ${plural(count, {
      one: 'We list one such figure in one place, each with its year, its source and the day we compiled it.',
      other: `We list ${count} such figures in one place, each with its year, its source and the day we compiled it.`,
    })} If a person has checked it against the official page, we say so. Lessons take their figures from this list, so one correction fixes every lesson. Here is one figure as it is today:`,
  figureRows: {
    label: 'Figure',
    value: 'Amount',
    year: 'For the year',
    source: 'Source',
    compiledOn: 'Compiled on',
    sourceDated: 'Date of the source',
    checked: 'Checked by a person',
    notChecked: 'Not yet',
  },
  figuresAfter:
    'Prices, rents and interest rates in worked examples are made up for teaching. The lesson says so with the words “for example.”',
  figuresLink: 'Method and sources',

  moneyNote: 'Money',
  moneyTitle: 'How this is paid for',
  money:
    'There’s nothing to buy here. We have no paid accounts, no ads and no commissions, and we don’t sell data. The software is free. The site is a folder of plain files, so it needs no server of its own.',

  limitsNote: 'Limits',
  limitsTitle: 'Education, not advice',
  limits:
    'We teach. We don’t give advice, lend money, hold deposits or sell insurance. The lessons are general education, not financial, tax, legal or insurance advice. Rules differ by state and change over time. For your own situation, talk with a qualified person. Many of them help for free.',
  limitsHelp: 'If you need help with food, rent, heat or bills today, call 211. It’s free.',
}
