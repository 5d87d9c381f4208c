/** For groups that want to work with us. */
export const partnershipsWords = {
  documentTitle: 'Partnerships',
  description:
    'Teach with the lessons, translate them, host a copy or review one. See what each one takes and costs. No fees, no contract.',

  title: 'Four ways to work with us',
  lead: 'Libraries, schools, credit counselors, county offices and community groups can use everything here as it is, without asking. Want to do more? These four things help most.',
  note: 'For groups',

  waysCaption: 'Ways to help, with your part, your needs and your cost',
  columns: { way: 'Your part', takes: 'You need', costs: 'Cost' },
  ways: [
    {
      title: 'Teach',
      text: 'Use the lessons in a class, a workshop or a waiting room.',
      takes:
        'A few phones or tablets, shared or not, and internet for the first visit. After that, the lessons open offline. Each learner has separate progress.',
      costs: 'Nothing. No fees and no contract.',
      /** To the page for teachers. */
      link: 'Your first class',
    },
    {
      title: 'Translate',
      text: 'Put the lessons into a language that people speak at home.',
      takes:
        'Two people who know the language well. One translates. The other reads it aloud and catches mistakes. The text is separate from the code.',
      costs: 'Your time. You are named only if you want to be.',
    },
    {
      title: 'Host',
      text: 'Run a copy under your own name, at your own web address.',
      takes: 'Someone who can copy a folder of files to a web host, and someone who answers email.',
      costs: 'The cost of web hosting and a domain name. You pay us nothing.',
    },
    {
      title: 'Review',
      text: 'Read a lesson as a teacher, counselor, tax preparer or benefits worker.',
      takes:
        'One lesson of 700 to 1,600 words and the official page next to it. You list what is wrong, old or unclear.',
      costs: 'Your time. Start with one lesson.',
    },
  ],

  samesNote: 'For everyone',
  samesTitle: 'The same for every partner',
  sames: [
    { title: 'No learner data', text: 'We have none to give. Learners choose whether to show you their progress.' },
    { title: 'No products', text: 'Lessons don’t name a partner’s accounts, loans or services.' },
    { title: 'No exclusive rights', text: 'Another group can use the same lessons on the same day.' },
    { title: 'No way to buy a lesson', text: 'No one can pay to have a lesson written, changed or left out.' },
  ],

  startNote: 'How to start',
  startTitle: 'Tell us what you have in mind',
  startText:
    'Three lines are enough. Tell us about your group, which of the four you’d like to do, and the people it’s for.',
  start: 'Write to us',

  linksNote: 'Partners',
  linksTitle: 'Our partners',
}
