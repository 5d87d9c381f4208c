import { megabytes } from '../format'

/** How the browser stores the learner's progress. Sizes are in bytes. */
export const browserStorageWords = {
  title: 'Storage on this device',
  kept: 'Protected.',
  keptText: 'The browser won’t delete your progress to free up space. Clearing site data still deletes it.',
  notPromised: 'Not protected yet.',
  notPromisedText: 'If this device runs out of space, the browser may delete this site and your progress.',
  /** Why we ask for protected storage, shown beside the learner's progress. */
  reason: 'Your progress is saved. Ask the browser to keep it even if space runs low.',
  unknown: 'We can’t tell.',
  unknownText: 'The browser may delete your progress if space runs low, or if you don’t visit for a long time.',
  ask: 'Protect my progress',
  asking: 'Asking',
  refused:
    'The browser does not allow this yet. Visit a few more times or add this site to your home screen, then try again.',
  /** What a fold has: the space, and the version of the site. */
  details: 'Space and version',
  used: 'Space used',
  left: (bytes: number) => `${size(bytes)} left for this site`,
  size,
  about: 'These numbers are estimates.',
  version: 'Version',
  app: (version: string) => `App ${version}`,
}

/** `46 MB`, `1.9 GB`. */
function size(bytes: number): string {
  const gigabytes = bytes / 1e9
  if (gigabytes >= 1) return `${gigabytes >= 100 ? Math.round(gigabytes) : Math.round(gigabytes * 10) / 10} GB`
  return megabytes(bytes)
}
