import { defineConfig } from 'vite'

/** The hub as one file for Node alone: with a compiler beside it, it would need half as much memory again. */
export default defineConfig({
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'tools/hub/main.ts', outDir: '.cache/hub', target: 'node20', minify: false },
})
