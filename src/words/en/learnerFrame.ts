/** What the frame around the learner's screens says: titles, the page that is not there, banners about storage. */
export const learnerFrameWords = {
  accountDeleted: 'Your account is deleted, and everything of yours was removed from this device.',
  titles: {
    login: 'Sign in',
    dashboard: 'Dashboard',
    learning: 'Learning Center',
    achievements: 'Earned',
    certificate: 'Certificate',
    profile: 'Profile',
    tools: 'Tools',
    dashboardOld: 'Dashboard, lighter version',
    learningOld: 'Learning Center, lighter version',
    glossary: 'Glossary',
    review: 'Review',
    check: 'Check',
    practice: 'Practice with numbers',
    sheets: 'My sheets',
    join: 'Your classes',
    sign: 'Before you sign',
    lesson: 'Lesson',
    quiz: 'Quiz',
    notFound: 'Page not found',
  },
  classTitles: {
    list: 'My classes',
    today: 'Class today',
    grid: 'Class grid',
    learner: 'One learner of the class',
    plan: 'Class plan',
    collect: 'Collect from the class',
    card: 'Class card',
    keep: 'Keep the class safe',
  },
  titled: (page: string, site: string) => `${page} · ${site}`,
  quizTitle: (module: string) => `Quiz: ${module}`,

  needsScript:
    'Lessons, quizzes and tools need JavaScript, which is switched off in this browser. The home page and the other public pages work without it.',

  notFoundTitle: 'This road ends here',
  notFoundText:
    'There is no page at this address. It may have moved, or the link may have a typing mistake. Look for it by title:',
  searchLabel: 'Search pages, lessons and tools',
  kinds: { page: 'Page', module: 'Module', lesson: 'Lesson', quiz: 'Quiz', tool: 'Tool' },
  found: (count: number, shown: number) => {
    if (count === 0) return 'Nothing has these words in its title.'
    return count > shown ? `${count} found, the first ${shown} are here` : `${count} found`
  },
  toHome: 'Home',
  toLearning: 'Learning Center',

  close: 'Close',
  partMissing: 'This part is not on this device yet. It comes with a connection.',
  tryAgain: 'Try again',

  notSaving: {
    quota:
      'The last change was not saved: this device is out of space. Free some space, then try again. Everything saved before is safe.',
    connection: 'The last change was not saved: the browser closed its storage. Reload the page, then try again.',
    outdated: 'A newer version of this site is open in another tab. Reload this page to go on.',
    'private-mode':
      'This browser keeps nothing in a private window: progress will not be kept. Open the site in a normal window to keep it.',
  },
  reload: 'Reload',
  storageGone: 'The browser deleted what was kept here while this page was open. This page still knows your progress.',
  restore: 'Save it again',
  progressLost: 'This browser deleted your progress on this device.',
  progressLostDo: 'If you have a backup file, restore your progress from it. A tab that is still open may have it too.',
  progressLostAccount:
    'We’ll restore what your account has when you are online and signed in. A backup file may have more.',
  restoreFile: 'Restore from a backup file',
}
