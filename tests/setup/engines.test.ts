import { readFileSync } from 'node:fs'
import { minVersion, satisfies, subset } from 'semver'
import { expect, it } from 'vitest'
import { engines } from '../../package.json'

interface Locked {
  readonly version?: string
  readonly optional?: boolean
  readonly engines?: { readonly node?: string }
}

/** The packages of a lock file that do not fit, each with the Node that it wants. */
const refusing = (lockFile: string, fits: (range: string) => boolean): readonly string[] => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Readonly<Record<string, Locked>> }
  return Object.entries(packages).flatMap(([path, { version, optional, engines: wanted }]) =>
    // Of optional ones npm installs only what fits, and says nothing of the others.
    optional === true || wanted?.node === undefined || fits(wanted.node)
      ? []
      : [`${path} ${version} wants Node ${wanted.node}`],
  )
}

it('every Node that package.json allows is allowed by every package', () => {
  expect(refusing('package-lock.json', (range) => subset(engines.node, range))).toEqual([])
})

it('the lowest of them is allowed by every package of the emulators', () => {
  const lowest = minVersion(engines.node)
  expect(lowest?.version).toBe('20.19.0')
  const fits = (range: string) => satisfies(lowest ?? '', range)
  expect(refusing('tools/firebase-emulator/package-lock.json', fits)).toEqual([])
})
