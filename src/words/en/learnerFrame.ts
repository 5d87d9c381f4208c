/** Texts of the frame around the learner's screens: titles, the not-found page and banners about storage. */
export const learnerFrameWords = {
  accountDeleted: 'Your account is deleted. Everything you had on this device is deleted too.',
  titles: {
    login: 'Start or sign in',
    dashboard: 'Dashboard',
    learning: 'Learning Center',
    achievements: 'Achievements',
    certificate: 'Certificate',
    profile: 'Profile',
    backup: 'Backup and storage',
    settings: 'Settings',
    delete: 'Start over or delete',
    tools: 'Tools',
    dashboardOld: 'Dashboard, lighter version',
    learningOld: 'Learning Center, lighter version',
    glossary: 'Glossary',
    review: 'Review',
    check: 'Self-check',
    practice: 'Practice with numbers',
    sheets: 'My worksheets',
    state: 'Your state',
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
    learner: 'One learner in the class',
    plan: 'Class plan',
    collect: 'Collect from the class',
    card: 'Class card',
    outcomes: 'Class outcomes',
    keep: 'Class backup and settings',
  },
  titled: (page: string, site: string) => `${page} · ${site}`,
  quizTitle: (module: string) => `Quiz: ${module}`,

  needsScript:
    'Lessons, quizzes and tools need JavaScript, but it’s off in this browser. Turn it on, or read the home page and other public pages without it.',

  notFoundTitle: 'Page not found',
  notFoundText:
    'There’s no page at this address. It may have moved, or the link may have a typo. Search for it by title:',
  searchLabel: 'Search pages, lessons and tools',
  kinds: { page: 'Page', module: 'Module', lesson: 'Lesson', quiz: 'Quiz', tool: 'Tool' },
  found: (count: number, shown: number) => {
    if (count === 0) return 'No results. Try another word.'
    return count > shown ? `${count} found. Here are the first ${shown}.` : `${count} found`
  },
  toHome: 'Home',
  toLearning: 'Learning Center',

  close: 'Close',
  partMissing: 'We couldn’t load this part. Connect to the internet and try again.',
  tryAgain: 'Try again',

  notSaving: {
    quota:
      'Your last change wasn’t saved. This device is out of space. Free up some space, then try again. Everything saved before is safe.',
    connection:
      'Your last change wasn’t saved. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated: 'A newer version of this site is open in another tab. Reload this page to continue.',
    'private-mode':
      'This looks like a private window, so your progress can’t be saved. Open the site in a normal window.',
  },
  toStorage: 'Backup and storage',
  storageGone: 'Your browser deleted your saved progress, but this page still has it. Save it again now.',
  restore: 'Save it again',
  progressLost: 'This browser deleted your progress on this device.',
  progressLostDo:
    'If you have a backup file, restore your progress from it. If this site is open in another tab, look there for “Save it again.”',
  progressLostAccount:
    'When you’re online and signed in, we’ll restore the progress in your account. A backup file may have more.',
  restoreFile: 'Restore from a backup file',
}
