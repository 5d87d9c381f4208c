import { defineConfig } from 'vitest/config'
import { NODE_FLAGS } from '../../tests/seed/nodeFlags.ts'

/** The tests of the mutated rooms, without those that build the site. */
export default defineConfig({
  test: {
    include: ['tests/{core/progress,core/finance,data/replication}/**/*.test.ts'],
    environment: 'node',
    execArgv: NODE_FLAGS,
    setupFiles: ['tests/seed/properties.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
