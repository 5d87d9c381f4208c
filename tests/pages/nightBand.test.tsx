import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HomeOffline } from '../../src/pages/home/HomeOffline'
import { NightRoad } from '../../src/ui/NightRoad'

describe('the night band of the home page', () => {
  it('has its picture below the text, in a separate box', () => {
    const html = renderToStaticMarkup(<HomeOffline OfflineProof={() => <span>proof</span>} />)
    const [, beside = ''] = /<div class="wrap[^>]*>(.*)<\/div><svg[^>]*viewBox="0 0 1440 300"/s.exec(html) ?? []
    expect(beside).toContain('proof')
    expect(beside).not.toContain('viewBox="0 0 1440')
  })

  it('draws nothing beyond its box, and has no visible edges', () => {
    const css = readFileSync('src/ui/NightRoad.module.css', 'utf8')
    expect(css).not.toMatch(/overflow:\s*visible/)
    const html = renderToStaticMarkup(<NightRoad />)
    expect(html).toContain('preserveAspectRatio="xMidYMax slice"')
    // Land and horizon span the full picture. The strip is at least as high as the land needs at its full width.
    expect(html).toContain('d="M0 170h1440v130H0z"')
    const [, share] = /height: max\(176px, ([\d.]+)vw\)/.exec(css) ?? []
    expect((Number(share) / 100) * 1440).toBeCloseTo(300, 2)
  })
})
