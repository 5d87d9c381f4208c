/**
 * The seed of every random test. It is fixed, so that a passing commit keeps passing. `SEED=random npm run check unit` tries
 * another seed, and `SEED=<number>` repeats one.
 */
export const SEED =
  process.env['SEED'] === 'random' ? Date.now() % 1_000_000_000 : Number(process.env['SEED'] ?? 20_260_301)
