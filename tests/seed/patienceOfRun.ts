/**
 * How long a test waits before it fails, in milliseconds: seconds where a person waits for the answer, longer in the whole
 * check, where a busy machine is no fault of the code and the limit only ends what hangs. `npm run check` sets `PATIENT`.
 */
export const patience =
  process.env['PATIENT'] === 'true' || process.env['CI'] === 'true'
    ? { waitMs: 60_000, screenMs: 10_000, testMs: 300_000 }
    : { waitMs: 3_000, screenMs: 3_000, testMs: 60_000 }
