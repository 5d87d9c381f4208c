import { kilobytes } from '../format'
import { plural } from '../plural'
import { dayNear, whole } from './ledgerFormat'

/** Which modules open offline, and a check of every downloaded file. */
export const readyOfflineWords = {
  title: 'Offline access',
  details: 'Modules and files',
  lessons: (done: number, total: number) =>
    plural(total, { one: `${whole(done)} of 1 lesson`, other: `${whole(done)} of ${whole(total)} lessons` }),
  ready: 'Ready',
  toFetch: (files: number) => `${whole(files)} to download`,
  unknown: 'When the download starts, you’ll see here which modules are ready.',
  check: 'Check all files',
  checking: (done: number, total: number) => (total === 0 ? 'Checking' : `Checking ${whole(done)} of ${whole(total)}`),
  checkText: 'Checks all downloaded files and repairs damaged ones.',
  lastChecked: (day: string, today: string, files: number) =>
    `Last checked ${day === today ? 'today' : dayNear(day, today)}: all ${whole(files)} files OK.`,
  lastCheckedUndated: (files: number) => `At the last check, all ${whole(files)} files were OK.`,
  allWhole: (total: number) => allOk(total),
  mended: (count: number, total: number) => `${mendedText(count)} ${allOk(total)}`,
  missing: (count: number) =>
    plural(count, {
      one: '1 file is missing or damaged, and couldn’t be downloaded now. Connect to the internet, then check again.',
      other: `${whole(count)} files are missing or damaged, and couldn’t be downloaded now. Connect to the internet, then check again.`,
    }),
  missingFull: (count: number) =>
    plural(count, {
      one: '1 file is missing, and this device is out of space. Free up some space, then check again.',
      other: `${whole(count)} files are missing, and this device is out of space. Free up some space, then check again.`,
    }),
  later: (mended: number, kept: number, later: number) =>
    [
      ...(mended > 0 ? [mendedText(mended)] : []),
      plural(kept, { other: `All ${whole(kept)} files on this device are OK.` }),
      plural(later, {
        one: '1 more isn’t downloaded yet, because Data Saver is on. It downloads when you open its lesson online.',
        other: `${whole(later)} more aren’t downloaded yet, because Data Saver is on. They download when you open their lessons online.`,
      }),
    ].join(' '),
  noAnswer: 'We couldn’t check the files. Reload this page, then try again.',
  update: (doneBytes: number, totalBytes: number) =>
    `Update: ${whole(Math.floor(doneBytes / 1000))} of ${kilobytes(totalBytes)}.`,
  updateFiles: (done: number, total: number) => `Update: ${whole(done)} of ${whole(total)} files.`,
  updateFailed: 'The download continues when you’re online.',
  updateFull: 'This device is out of space. Free up some space, then open this page again.',
  updatePaused: 'The update isn’t downloaded yet because Data Saver is on.',
  getUpdate: (bytes: number) => `Get the update (${kilobytes(bytes)})`,
  gettingUpdate: 'Getting the update',
  updateReady: 'A new version is ready.',
  edition: (edition: string) => `Lessons ${edition}`,
}

function mendedText(count: number): string {
  return plural(count, {
    one: '1 file was damaged or missing. We downloaded it again.',
    other: `${whole(count)} files were damaged or missing. We downloaded them again.`,
  })
}

function allOk(total: number): string {
  return plural(total, { other: `All ${whole(total)} files are OK.` })
}
