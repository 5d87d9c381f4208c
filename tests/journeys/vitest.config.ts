import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: new URL('../../', import.meta.url).pathname,
    include: ['tests/journeys/**/*.journey.ts'],
    environment: 'node',
    testTimeout: 180_000,
    // Emulators that start on a busy machine: the limit only ends what hangs.
    hookTimeout: 600_000,
    globalSetup: ['tests/journeys/provideBuilds.ts'],
    // Each with browsers, ports and profiles of its own.
    maxWorkers: 2,
    // Nothing waits for a time: what fails once has a fault.
    retry: 0,
  },
})
