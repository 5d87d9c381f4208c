/** What the pages at `/?rescue` say. They are the worker's own: it is small, so they are few. */
export const rescueWords = {
  ask: (site: string) => ({
    title: 'Fetch the site afresh?',
    body: `Do this when ${site} looks broken or stays old. It needs a connection.`,
    goes: 'Goes',
    goesText: 'The copy of pages, lessons and quizzes on this device. A new one is fetched in its place.',
    stays: 'Stays',
    staysText: 'Your progress, your accounts and whatever you wrote.',
    confirm: 'Fetch it afresh',
    cancel: 'Change nothing',
  }),
  again: 'The question was too old, or was asked in two windows. Please answer once more.',
  done: (site: string) => ({
    title: 'The old copy is gone',
    body: `A new copy of ${site} is fetched as soon as you open it. Your progress was not touched.`,
    go: `Open ${site}`,
  }),
  unreachable: (site: string) => ({
    title: 'No connection',
    body: `${site} could not be reached, so nothing was changed. Your progress and the copy on this device are as they were. Try again when you are connected.`,
    go: 'Go on with the copy on this device',
  }),
  strange: (site: string) => ({
    title: 'Something else answered',
    body: `What answered was not ${site}: a network may want you to sign in first, or the site is out of order. Nothing was changed. Your progress and the copy on this device are as they were.`,
    go: 'Go on with the copy on this device',
  }),
}
