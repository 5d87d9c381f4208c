import { defineConfig } from 'vite'

/** Bundles the hub into one file for Node alone. A compiler at runtime would need half as much memory again. */
export default defineConfig({
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'tools/hub/main.ts', outDir: '.cache/hub', target: 'node20', minify: false },
})
