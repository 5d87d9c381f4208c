import { dayNear, whole } from './ledgerFormat'

/** What of the course opens without a connection, and a check of every file. */
export const readyOfflineWords = {
  folio: ['With no', 'network'] as const,
  title: 'Ready without the internet',
  lessons: (done: number, total: number) => `${whole(done)} of ${whole(total)} lessons`,
  ready: 'Ready',
  toFetch: (files: number) => `${whole(files)} to fetch`,
  unknown: 'Which modules are ready shows here once this device has begun to keep the site.',
  check: 'Check every file',
  checking: (done: number, total: number) => (total === 0 ? 'Checking' : `Checking ${whole(done)} of ${whole(total)}`),
  checkText: 'Reads every file of the site that is kept here, and fetches what is damaged again.',
  lastChecked: (day: string, today: string, files: number) =>
    `Last checked ${day === today ? 'today' : dayNear(day, today)}: all ${whole(files)} files whole.`,
  lastCheckedUndated: (files: number) => `At the last check all ${whole(files)} files were whole.`,
  allWhole: (total: number) => `All ${whole(total)} files are whole.`,
  mended: (count: number, total: number) =>
    `${count === 1 ? '1 file was' : `${whole(count)} files were`} damaged or missing, and came again. All ${whole(total)} files are whole.`,
  missing: (count: number) =>
    `${count === 1 ? '1 file is' : `${whole(count)} files are`} missing or damaged and could not be fetched now. Go online and check again.`,
  missingFull: (count: number) =>
    `${count === 1 ? '1 file is' : `${whole(count)} files are`} missing, and this device is out of space. Free some space, then check again.`,
  later: (mended: number, kept: number, later: number) =>
    [
      ...(mended > 0
        ? [`${mended === 1 ? '1 file was' : `${whole(mended)} files were`} damaged or missing, and came again.`]
        : []),
      `All ${whole(kept)} files that are kept here are whole.`,
      `${later === 1 ? '1 more is' : `${whole(later)} more are`} not kept yet, because this browser saves data: each comes when you open its lesson with a connection.`,
    ].join(' '),
  noAnswer: 'The files could not be checked. Reload this page and try again.',
  edition: (edition: string) => `Lessons ${edition}`,
}
