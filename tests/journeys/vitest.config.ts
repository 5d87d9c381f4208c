import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('../../', import.meta.url).pathname,
    include: ['tests/journeys/**/*.journey.ts'],
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    // On a busy machine a browser misses a moment now and then, and the report names it. A fault of ours fails twice.
    retry: 1,
  },
})
