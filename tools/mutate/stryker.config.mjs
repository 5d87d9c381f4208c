/**
 * `npm run mutate`: Stryker weakens the rooms that keep what was earned, one place at a time, and their tests must notice.
 * `npm run mutate -- --mutate src/core/progress/join.ts` for one file. Slow, so no part of `npm test`.
 */
export default {
  mutate: ['src/core/progress/**/*.ts', 'src/core/finance/**/*.ts', 'src/data/replication/**/*.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutate/vitest.config.ts' },
  // Types are stripped, never checked, and Stryker's own rewriting asks TypeScript 7 for an API that it no longer has.
  disableTypeChecks: false,
  tsconfigFile: 'none.json',
  concurrency: 1,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', 'dist', 'docs', 'public', 'documents'],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
}
