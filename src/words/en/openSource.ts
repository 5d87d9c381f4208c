/** The page for people who run, change or share the software. */
export const openSourceWords = {
  documentTitle: 'Open source',
  description:
    'Run your own copy, change it, share it. What the software is made of, the license of every part, and how to put it up.',

  title: 'Yours to run, change and share',
  lead: 'This site is free software, lessons included. Nobody needs our permission, and nobody pays. A library, a school or a county office can put up a copy under its own name.',
  note: (version: string) => `Version ${version}`,

  rights: [
    {
      title: 'Run',
      text: 'Use it for any purpose, for as many people as you like: one class, one county, one state.',
    },
    {
      title: 'Change',
      text: 'Put in your own name, colors and lessons. Translate it. Take out what you do not need. You do not have to tell us.',
    },
    {
      title: 'Share',
      text: 'Give copies away, changed or not. Keep the license text with them. That is the whole condition.',
    },
  ],
  license: (license: string) =>
    `Code and lessons are under the ${license} license. It comes with no warranty: you run your copy at your own risk.`,

  partsNote: (count: number) => `${count} parts`,
  partsTitle: 'What it is made of',
  partsText:
    'These parts of other projects reach your device. Each keeps its own license, and all of them allow what is said above. The tools that build and test the site stay behind.',
  partsCaption: 'Parts and their licenses',
  partsLicenses: 'Every license, word for word',
  partsColumns: { part: 'Part', purpose: 'What it does here', version: 'Version', license: 'License' },
  purposes: {
    react: 'Draws the pages',
    'react-dom': 'Puts them into the browser',
    'react-router-dom': 'Changes screens in the learning area',
    dexie: 'Keeps your progress in the browser’s database',
    valibot: 'Checks lesson files before they are shown',
    minisearch: 'Searches the lessons without a connection',
    'workbox-core': 'Shared base of the two parts below',
    'workbox-precaching': 'Keeps the pages on your device',
    'workbox-window': 'Notices a new version',
    firebase: 'Signs in and backs up, only where online accounts are set up',
    '@hpke/core': 'Seals what a learner hands in to a class',
    qr: 'Draws and reads the codes of a class',
    fflate: 'Packs and unpacks what a class exchanges, in older browsers',
    'pouchdb-browser': 'Speaks to the relay of a class, where its card names one',
    events: 'A helper of the part above',
    'ts-fsrs': 'Finds the day on which a question comes back',
    '@zxcvbn-ts/core': 'Judges how easy a new password is to guess',
    besley: 'The typeface of headings and figures',
  },

  browsersNote: 'Browsers',
  browsersTitle: 'Where it works',
  /** @param oldest such as `Chrome 103, Safari 15.4 and Firefox 102` */
  browsersText: (oldest: string) =>
    `You need ${oldest}, or a newer version. Browsers made of the same parts work too: Edge and Samsung Internet count as Chrome, and every browser on an iPhone counts as Safari. In an older browser you can read the public pages, but you can’t learn.`,

  copyNote: 'Your own copy',
  copyTitle: 'How to put up a copy',
  copySteps: {
    source: 'Get the source',
    sourceText: 'Download it, or clone it with Git:',
    sourceAsk: 'Ask for it, and we will tell you where it is:',
    try: 'Try it',
    tryText:
      'You need Node.js, version 22 or 24. One command fetches the parts, builds the site and opens it on your computer:',
    name: 'Make it yours',
    nameText:
      'One file, src/site.ts, holds the name, the description, the e-mail address and the links. What is left empty is not shown.',
    build: 'Build it for your address',
    buildText: 'The address goes into the links that search engines and feed readers need:',
    host: 'Put it on a host',
    hostText:
      'Copy the folder dist to any host for static files. Paths that name no file must answer with shell.html; the file firebase.json says so for one host and shows which headers to send.',
  },
  exampleAddress: 'https://ledger.example.org',
  copyCommand: (command: string) => `Copy the command ${command}`,

  faultNote: 'Something broken',
  faultTitle: 'How to report a fault',
  faultText: 'A good report has four short parts:',
  faultParts: [
    { title: 'Where', text: 'The page or lesson, and its address.' },
    { title: 'What you did', text: 'The last two or three steps, in order.' },
    {
      title: 'What you saw',
      text: 'And what you had expected. For a wrong figure, name the official page that has the right one.',
    },
    { title: 'With what', text: 'Phone or computer, browser, and whether you were online.' },
  ],
  faultLeaveOut: 'Leave out passwords, account numbers and anything else that is private.',
  faultSecurity:
    'If somebody could use the fault to read or change what another person keeps here, do not post it in public. Write to us first.',
  faultIssues: 'Report it on GitHub',
  faultMail: 'Write to us',
}
