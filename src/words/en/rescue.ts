/** Texts of the pages at `/?rescue`. They are few, because they are part of the worker, which must stay small. */
export const rescueWords = {
  ask: (site: string) => ({
    title: 'Download the site again?',
    body: `Do this if ${site} looks broken or won’t update. You need to be online.`,
    goes: 'Deleted',
    goesText: 'The copy of pages, lessons and quizzes on this device. We download a new one.',
    stays: 'Kept',
    staysText: 'Your progress, your accounts and everything you wrote.',
    confirm: 'Download again',
    cancel: 'Cancel',
  }),
  again: 'This page expired. Please choose again.',
  done: (site: string) => ({
    title: 'The old copy is deleted',
    body: `A new copy of ${site} downloads when you open it. Your progress wasn’t changed.`,
    go: `Open ${site}`,
  }),
  unreachable: (site: string) => ({
    title: 'Couldn’t connect',
    body: `We couldn’t reach ${site}, so nothing was changed. Your progress and the copy on this device are safe. Try again when you’re online.`,
    go: 'Continue offline',
  }),
  strange: (site: string) => ({
    title: 'Couldn’t download the site',
    body: `The response didn’t come from ${site}. Your network may want you to sign in first, or the site may be down. Nothing was changed. Your progress and the copy on this device are safe.`,
    go: 'Continue offline',
  }),
}
