/**
 * `npm run mutate` runs Stryker, which changes one place at a time in the rooms that store progress. Their tests must
 * notice. Use `npm run mutate -- --mutate src/core/progress/join.ts` for one file. It is slow, so it is not part of `npm
 * test`.
 */
export default {
  mutate: ['src/core/progress/**/*.ts', 'src/core/finance/**/*.ts', 'src/data/replication/**/*.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutate/vitest.config.ts' },
  // Types are stripped and not checked, and Stryker's own rewriting needs an API that TypeScript 7 no longer has.
  disableTypeChecks: false,
  tsconfigFile: 'none.json',
  concurrency: 1,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['.cache', 'dist', 'docs', 'public', 'organizations/*/documents'],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
}
