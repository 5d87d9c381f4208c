import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// npm reads the settings of the folder that it installs in, and of no folder above it.
it.each(['.npmrc', 'tools/firebase-emulator/.npmrc', 'tools/lighthouse/.npmrc'])(
  '%s lets no package run a script while it is installed',
  (file) => {
    expect(readFileSync(file, 'utf8').split('\n')).toContain('ignore-scripts=true')
  },
)
