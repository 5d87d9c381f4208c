import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// npm reads the settings of the install folder only, and not those of folders above it.
it.each(['.npmrc', 'tools/firebase-emulator/.npmrc', 'tools/lighthouse/.npmrc'])(
  '%s prevents install scripts of packages',
  (file) => {
    expect(readFileSync(file, 'utf8').split('\n')).toContain('ignore-scripts=true')
  },
)
