/** The page about the organisation. It names nobody, and no number that is not counted. */
export const aboutWords = {
  documentTitle: 'About us',
  description:
    'Why we teach money for free, what we promise, who writes the lessons, how every figure is dated, and how it is paid for.',

  title: 'Nobody should pay to learn about money',
  lead: 'Many people find out what an overdraft, an APR or a deductible is by paying for one. A lesson should cost less than a mistake. So these cost nothing: short readings in plain words, with real numbers, on the phone you already have. They keep working where the signal stops, because learning should not depend on it.',
  leadNote: 'Why we are here',

  promisesNote: 'What we hold to',
  promisesTitle: 'What we promise, in full',
  promises: [
    {
      title: 'No account to learn',
      text: 'Type a first name and start. There is no password to make up and nothing to confirm. You can read every lesson and keep your points this way for as long as you like.',
    },
    {
      title: 'It works with no signal',
      text: 'After your first visit every page, lesson and quiz opens from your own device, even after you turn it off and on again. Nothing that is already there waits for the network.',
    },
    {
      title: 'Nothing earned is lost',
      text: 'What you finish is on your device before the page says it is done. A crash, a dead battery, a wrong clock or a new version does not undo it. Only you can remove it, or a browser that clears its storage; then the site tells you what happened.',
    },
    {
      title: 'Your data is yours',
      text: 'Your name, your answers and your points are kept on your device. They leave it only if you choose an account that backs them up, where one is offered. You can remove them from the device when you sign out. There are no cookies, and we do not count or follow visitors.',
    },
    {
      title: 'No ads, no products',
      text: 'We do not name, rank or sell banks, cards, funds or apps, and nobody can pay to be mentioned. Lessons teach what to compare, so the choice is yours.',
    },
    {
      title: 'Updates never strand you',
      text: 'A new version waits until you take it or close the site. Until then the one you have keeps working, and nothing you earned changes.',
    },
    {
      title: 'Open source',
      text: 'Anyone can read the code, fix it, translate it or put up a copy for their own community.',
    },
  ],
  openSourceLink: 'What you may do with it',
  privacyLink: 'Privacy Policy (PDF)',

  writersNote: 'Who writes',
  writersTitle: 'Who writes the lessons',
  writers: [
    'The lessons belong to the project and stand next to its code. Anyone can propose a change to a sentence or a number, and every change is recorded. No bank, lender, insurer or seller writes or approves a lesson.',
    'All of them follow one set of rules: common words, short sentences, a scene from real life, a worked example with every step shown, at least one tip and one warning, and steps you can take this week for $0. A program reads each lesson for its reading level, length and wording, and makes sure that every dated figure names its source.',
    'A program cannot tell whether a lesson is wise. Outside teachers and counselors have not reviewed the lessons yet, so we name none.',
  ],
  writersInvite: 'If you could be the first, we would be glad to hear from you.',
  writersLink: 'How to review a lesson',

  figuresNote: (compiledOn: string) => `Figures last compiled ${compiledOn}`,
  figuresTitle: 'How figures are dated',
  figuresText: (count: number) =>
    `Laws and agencies change limits, rates and amounts, most of them every year. We keep ${
      count === 1 ? 'one such figure' : `${count} such figures`
    } in one list, each with its year, its source and the day we compiled it. Where a person has compared it with the official page, it says that too. Lessons take them from there, so one correction reaches every lesson. This is one entry as it stands today:`,
  figureRows: {
    label: 'What it is',
    value: 'Amount',
    year: 'For the year',
    source: 'Source',
    compiledOn: 'Compiled on',
    sourceDated: 'Source dated',
    checked: 'Checked by a person',
    notChecked: 'Not yet',
  },
  figuresAfter:
    'Prices, rents and interest rates in worked examples are made up for teaching. The lesson says so with the words “for example”.',
  figuresLink: 'Method and sources',

  moneyNote: 'Who pays',
  moneyTitle: 'How it is paid for',
  money:
    'There is nothing to buy here: no paid accounts, no ads, no commissions and no sale of data. The software is free, and the finished site is a folder of plain files with no server of its own to keep running.',

  limitsNote: 'What we are not',
  limitsTitle: 'What this is not',
  limits:
    'We teach. We do not advise, lend, hold money or sell insurance. The lessons are general education, not financial, tax, legal or insurance advice. Rules differ by state and change over time, so for your own situation talk with a qualified person. Many offer free help.',
  limitsHelp: 'If you need help with food, rent, heat or bills today, call 211. It is free.',
}
