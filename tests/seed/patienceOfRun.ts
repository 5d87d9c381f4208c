/**
 * The timeout of a test in milliseconds. It is short for a developer who waits for the result. In the full check it is
 * longer, because a busy machine is not an error and the limit only ends a test that hangs. `npm run check` sets `PATIENT`.
 */
export const patience =
  process.env['PATIENT'] === 'true' || process.env['CI'] === 'true'
    ? { waitMs: 60_000, testMs: 300_000 }
    : { waitMs: 3_000, testMs: 60_000 }
