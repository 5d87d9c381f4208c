/** What the tools beside a lesson say. */
export const lessonToolsWords = {
  tools: 'Reading tools',
  textSize: 'Text size',
  print: 'Print',
  bookmark: 'Bookmark',
  note: 'Note',
  notMarked: {
    quota: 'Couldn’t change the bookmark. This device is out of space. Free up some space, then try again.',
    connection: 'The bookmark was not changed: the browser closed its storage. Reload the page, then try again.',
    outdated:
      'Couldn’t change the bookmark. A newer version of this site is open in another tab. Reload this page, then try again.',
    'private-mode': 'The bookmark was not changed: this browser keeps nothing in a private window.',
  },
}
