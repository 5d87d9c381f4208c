import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('../../', import.meta.url).pathname,
    include: ['tests/journeys/**/*.journey.ts'],
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
})
