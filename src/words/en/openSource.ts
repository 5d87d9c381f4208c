/** The page for people who run, change or share the software. */
export const openSourceWords = {
  documentTitle: 'Open source',
  description:
    'Run your own copy, change it, share it. See what the software is made of, every license, and how to put it online.',

  title: 'Yours to run, change and share',
  lead: 'This site is free software, lessons included. You don’t need our permission, and you don’t pay. A library, a school or a county office can run a copy under its own name.',
  note: (version: string) => `Version ${version}`,

  rights: [
    {
      title: 'Run',
      text: 'Use it for any purpose and for as many people as you like, from one class to a whole state.',
    },
    {
      title: 'Change',
      text: 'Use your own name, colors and lessons. Translate it. Remove what you don’t need. You don’t have to tell us.',
    },
    {
      title: 'Share',
      text: 'Give copies away, changed or not. Keep the license text with them. That’s the only rule.',
    },
  ],
  license: (license: string) =>
    `Code and lessons are under the ${license} license. There’s no warranty. You run your copy at your own risk.`,

  partsNote: (count: number) => `${count} packages`,
  partsTitle: 'Packages in this site',
  partsText:
    'The site uses these open source packages. Each has its own license, and all of them let you run, change and share the site. Build and test tools aren’t included.',
  partsCaption: 'Packages and their licenses',
  partsLicenses: 'Every license, word for word',
  partsColumns: { part: 'Package', purpose: 'Use', license: 'License' },
  purposes: {
    react: 'Draws the pages',
    'react-dom': 'Puts them on the screen',
    'react-router-dom': 'Switches screens in the learning area',
    dexie: 'Saves your progress in the browser’s database',
    valibot: 'Checks lesson files before they are shown',
    minisearch: 'Searches the lessons, even offline',
    'workbox-window': 'Notices a new version',
    firebase: 'Signs in and backs up, if online accounts are set up',
    '@hpke/core': 'Encrypts the reports that learners hand in',
    qr: 'Draws and reads QR codes for classes',
    fflate: 'Compresses class data in older browsers',
    'pouchdb-browser': 'Connects to the class relay, if the class card has one',
    events: 'Used by the package above',
    'ts-fsrs': 'Picks the day to review a question again',
    '@zxcvbn-ts/core': 'Checks how easy a new password is to guess',
    besley: 'The typeface of headings and figures',
  },

  browsersNote: 'Browsers',
  browsersTitle: 'Where it works',
  /** @param oldest such as `Chrome 103, Safari 15.4 and Firefox 102` */
  browsersText: (oldest: string) =>
    `You need ${oldest}, or a newer version. Browsers built on these work too. Edge and Samsung Internet count as Chrome, and every browser on an iPhone counts as Safari. In an older browser, you can read the public pages, but you can’t do lessons.`,

  copyNote: 'Your own copy',
  copyTitle: 'How to put your copy online',
  copySteps: {
    source: 'Get the source',
    sourceText: 'Download it, or clone it with Git:',
    sourceAsk: 'Ask us, and we’ll tell you where it is:',
    try: 'Try it',
    tryText:
      'You need Node.js. One command checks its version, installs the packages, builds the site and opens it on your computer:',
    name: 'Make it yours',
    nameText:
      'Run npm run new -- organization. It makes a folder for your name, your colors, your links and your course. Everything you leave out stays as it is here.',
    build: 'Build it for your address',
    buildText: 'Search engines and feed readers need links with your address:',
    host: 'Put it on a host',
    hostText:
      'Copy the folder dist to any host for static files. It has the rules for GitHub Pages, Netlify, Cloudflare Pages, nginx, Caddy and IIS. The steps are in docs/deploy.md.',
  },
  exampleAddress: 'https://ledger.example.org',
  copyCommand: (command: string) => `Copy the command ${command}`,

  faultNote: 'Found a problem?',
  faultTitle: 'How to report a bug',
  faultText: 'A good report has four short parts:',
  faultParts: [
    { title: 'Where', text: 'The page or lesson, and its address.' },
    { title: 'Your steps', text: 'Your last two or three steps, in order.' },
    {
      title: 'The result',
      text: 'The result you saw, and the result you expected. For a wrong figure, name the official page that has the right one.',
    },
    { title: 'Your device', text: 'Phone or computer, browser, and whether you were online.' },
  ],
  faultLeaveOut: 'Leave out passwords, account numbers and anything else private.',
  faultSecurity:
    'If someone could use the bug to read or change another person’s data, don’t post it in public. Write to us first.',
  faultIssues: 'Report it on GitHub',
  faultMail: 'Write to us',
}
