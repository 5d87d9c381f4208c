/** Texts of the tools beside a lesson. */
export const lessonToolsWords = {
  tools: 'Reading tools',
  textSize: 'Text size',
  print: 'Print',
  bookmark: 'Bookmark',
  note: 'Note',
  notMarked: {
    quota: 'Couldn’t change the bookmark. This device is out of space. Free up some space, then try again.',
    connection:
      'Couldn’t change the bookmark. Something went wrong with this browser’s storage. Reload the page, then try again.',
    outdated:
      'Couldn’t change the bookmark. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'Couldn’t change the bookmark. This looks like a private window. Open the site in a normal window.',
  },
}
