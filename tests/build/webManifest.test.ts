import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { publicPaths } from '../../src/words/paths'
import { installPictures } from '../../tools/build/installPictures'
import { precacheFiles } from '../../tools/build/precacheFiles'
import { webManifest as manifestAt } from '../../tools/build/webManifest'

const webManifest = manifestAt('/')
const fileOf = (src: string): string => join('public', src)

/** Width and height in pixels, read from the file. */
function sizeOf(path: string): string {
  const bytes = readFileSync(path)
  if (path.endsWith('.png')) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  // This is the extended form that Chromium writes: width and height minus one, three bytes each.
  if (bytes.toString('latin1', 8, 16) !== 'WEBPVP8X') throw new Error(`${path} is no WebP of Chromium`)
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`
}

describe('the web manifest', () => {
  it('opens the learner area, which is inside its scope', () => {
    expect(webManifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', start_url: '/dashboard' })
    expect(Object.values<string>(publicPaths)).not.toContain(webManifest.start_url)
  })

  it('has shortcuts to lessons, the review and the tools', () => {
    expect(webManifest.shortcuts.map(({ url }) => url)).toEqual(['/learning', '/learning?view=review', '/tools'])
  })

  it('names icons with their real sizes, one of them maskable', () => {
    const drawn = webManifest.icons.filter(({ sizes }) => sizes !== 'any')
    for (const { src, sizes } of drawn) expect(sizeOf(fileOf(src)), src).toBe(sizes)
    expect(webManifest.icons.filter((one) => 'purpose' in one && one.purpose === 'maskable').length).toBeGreaterThan(0)
  })
})

describe('the web manifest of a site in a folder', () => {
  it('has every address in that folder', () => {
    const manifest = manifestAt('/learn/')
    expect(manifest).toMatchObject({ id: '/learn/', scope: '/learn/', start_url: '/learn/dashboard' })
    const shortcuts = manifest.shortcuts.flatMap(({ url, icons }) => [url, ...icons.map(({ src }) => src)])
    const files = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src)
    for (const address of [...shortcuts, ...files]) expect(address).toMatch(/^\/learn\/[^/]/)
  })
})

describe('the pictures that a browser shows before it installs the site', () => {
  it('exist at their stated size for narrow and wide windows', () => {
    for (const { src, sizes } of webManifest.screenshots) expect(sizeOf(fileOf(src)), src).toBe(sizes)
    for (const factor of ['narrow', 'wide']) {
      expect(webManifest.screenshots.filter(({ form_factor }) => form_factor === factor).length).toBeGreaterThan(1)
    }
  })

  it('have sizes and shapes that browsers accept, one shape per window', () => {
    for (const { width, height } of installPictures) {
      const [short, long] = [Math.min(width, height), Math.max(width, height)]
      expect(short).toBeGreaterThanOrEqual(320)
      expect(long).toBeLessThanOrEqual(3840)
      expect(long / short).toBeLessThanOrEqual(2.3)
    }
    const shapes = new Set(installPictures.map(({ formFactor, width, height }) => `${formFactor} ${width / height}`))
    expect(shapes.size).toBe(2)
  })

  it('each have their own description', () => {
    for (const factor of ['narrow', 'wide']) {
      const labels = installPictures.filter(({ formFactor }) => formFactor === factor).map(({ label }) => label)
      expect(new Set(labels).size).toBe(labels.length)
      expect(labels).not.toContain('')
    }
  })

  it('are small, and are never cached for offline use', () => {
    const bytes = installPictures.reduce((sum, { file }) => sum + statSync(fileOf(file)).size, 0)
    expect(bytes).toBeLessThan(200_000)
    const dist = mkdtempSync(join(tmpdir(), 'manifest-'))
    try {
      mkdirSync(join(dist, 'icons'))
      cpSync('public/icons/icon-192.png', join(dist, 'icons/icon-192.png'))
      cpSync('public/screenshots', join(dist, 'screenshots'), { recursive: true })
      expect(precacheFiles(dist).map(({ url }) => url)).toEqual(['/icons/icon-192.png'])
    } finally {
      rmSync(dist, { recursive: true })
    }
  })
})
