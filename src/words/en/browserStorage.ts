import { megabytes } from '../format'

/** What the browser does with the work of a learner. Sizes in bytes. */
export const browserStorageWords = {
  folio: ['This', 'device'] as const,
  title: 'What the browser keeps',
  kept: 'Kept safely by the browser.',
  keptText: 'It will not clear your work to make room. Clearing site data by hand still would.',
  notPromised: 'Not promised yet.',
  notPromisedText: 'When this device runs out of space, the browser may clear this site, and your work with it.',
  /** Why it is asked, beside the work that it is about. */
  reason: 'Your work is saved. Ask the browser to keep it, also when this device runs out of space.',
  unknown: 'This browser does not say.',
  unknownText: 'It may clear this site when the device runs out of space, or when you stay away for long.',
  ask: 'Ask it to keep my work',
  asking: 'Asking',
  refused:
    'The browser did not promise it. It often does once you have come a few times, or have this site on your home screen. You can ask again.',
  used: 'Space used',
  left: (bytes: number) => `${size(bytes)} left for this site`,
  size,
  about: 'Browsers give these figures as estimates.',
  version: 'Version',
  app: (version: string) => `App ${version}`,
}

/** `46 MB`, `1.9 GB`. */
function size(bytes: number): string {
  const gigabytes = bytes / 1e9
  if (gigabytes >= 1) return `${gigabytes >= 100 ? Math.round(gigabytes) : Math.round(gigabytes * 10) / 10} GB`
  return megabytes(bytes)
}
