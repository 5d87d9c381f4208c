import { readFileSync } from 'node:fs'
import { minVersion, satisfies, subset } from 'semver'
import { expect, it } from 'vitest'
import { engines } from '../../package.json'

interface Locked {
  readonly version?: string
  readonly optional?: boolean
  readonly engines?: { readonly node?: string }
}

/** The packages of a lock file that don't support this Node, each with the range that it needs. */
const refusing = (lockFile: string, fits: (range: string) => boolean): readonly string[] => {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Readonly<Record<string, Locked>> }
  return Object.entries(packages).flatMap(([path, { version, optional, engines: wanted }]) =>
    // npm installs only optional packages that fit, and skips the others silently.
    optional === true || wanted?.node === undefined || fits(wanted.node)
      ? []
      : [`${path} ${version} wants Node ${wanted.node}`],
  )
}

it('allows only versions of Node that every package supports', () => {
  expect(refusing('package-lock.json', (range) => subset(engines.node, range))).toEqual([])
})

it.each(['tools/firebase-emulator', 'tools/outcomes/firestore'])(
  'allows a lowest version that %s supports',
  (folder) => {
    const lowest = minVersion(engines.node)
    expect(lowest?.version).toBe('20.19.0')
    const fits = (range: string) => satisfies(lowest ?? '', range)
    expect(refusing(`${folder}/package-lock.json`, fits)).toEqual([])
  },
)
