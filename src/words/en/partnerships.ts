/** For groups that want to work with us. */
export const partnershipsWords = {
  documentTitle: 'Partnerships',
  description:
    'Teach with the lessons, translate them, host a copy or review one: what each takes, and what it costs you. No fees, no contract.',

  title: 'Four ways to work with us',
  lead: 'Libraries, schools, credit counselors, county offices and community groups can use everything here as it is, without asking. If you want to do more, these are the four things that help most.',
  note: 'For groups',

  waysCaption: 'What a partner does, what it takes and what it costs',
  columns: { way: 'What you do', takes: 'What it takes', costs: 'What it costs' },
  ways: [
    {
      title: 'Teach',
      text: 'Use the lessons in a class, a workshop or a waiting room.',
      takes:
        'A few phones or tablets, shared or not, and a connection for the first visit. After that the lessons open without one, and each learner has a ledger of their own.',
      costs: 'Nothing. No seats to buy, nothing to sign.',
    },
    {
      title: 'Translate',
      text: 'Bring the lessons into a language that people speak at home.',
      takes:
        'Two people who know the language well: one writes, one reads it aloud and stops at every word that sounds wrong. All texts stand apart from the code.',
      costs: 'Your time. You are named only if you want to be.',
    },
    {
      title: 'Host',
      text: 'Put up a copy under your own name, with your own address.',
      takes: 'Somebody who can copy a folder of files to a web host, and somebody who answers the mail.',
      costs: 'Your host’s price and your address. Nothing to us.',
    },
    {
      title: 'Review',
      text: 'Read a lesson as a teacher, counselor, tax preparer or benefits worker.',
      takes:
        'One lesson of 700 to 1,600 words, the official page next to it, and a list of what is wrong, old or unclear.',
      costs: 'Your time. Begin with a single lesson.',
    },
  ],

  samesNote: 'For everyone',
  samesTitle: 'What is the same for every partner',
  sames: [
    { title: 'No learner data', text: 'We have none to give. A learner shows you their progress, or does not.' },
    { title: 'No products', text: 'A partner’s accounts, loans or services are not named in a lesson.' },
    { title: 'No exclusive rights', text: 'Another group may use the same lessons on the same day.' },
    { title: 'No way to buy a lesson', text: 'Nobody pays for a lesson to be written, changed or left out.' },
  ],

  startNote: 'How to start',
  startTitle: 'Tell us what you have in mind',
  startText: 'Three lines are enough: who you are, which of the four you would like to do, and for whom.',
  start: 'Write to us',

  linksNote: 'Partners',
  linksTitle: 'Who we work with',
}
