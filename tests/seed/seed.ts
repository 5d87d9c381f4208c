/**
 * Where every random test starts. One number, so that a commit that was green stays green;
 * `SEED=random npm run check unit` looks for what it missed, `SEED=<number>` repeats what that found.
 */
export const SEED =
  process.env['SEED'] === 'random' ? Date.now() % 1_000_000_000 : Number(process.env['SEED'] ?? 20_260_301)
