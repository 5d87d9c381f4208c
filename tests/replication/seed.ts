/** Another one each time; `SEED=<number> npx vitest run tests/replication` repeats a failure. */
export const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
