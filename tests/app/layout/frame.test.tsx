import { readFileSync } from 'node:fs'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NavBar } from '../../../src/app/layout/NavBar'
import { PageSpinner } from '../../../src/app/PageSpinner'
import { Footer } from '../../../src/app/layout/Footer'
import type { Mirror } from '../../../src/platform/window/mirror'
import { LazyNotePart, LazyReadAloudPart, LazyTextPanel } from '../../../src/screens/lesson/tools/parts'
import { site } from '../../../src/site'
import { SiteLayout } from '../../../src/app/layout/SiteLayout'
import { Spinner } from '../../../src/ui/Spinner'

const nobody: Mirror = {
  subscribe: () => () => {},
  getSnapshot: () => undefined,
  stored: () => undefined,
  write: () => {},
  clear: () => {},
}

describe('the shared layout (contract, section 2.1)', () => {
  const html = renderToStaticMarkup(
    <SiteLayout
      start="under-bar"
      bar={<NavBar path="/about" account={nobody} onSignOut={() => {}} onSwitch={() => {}} />}
      footer={<Footer site={site} />}
      corner={<p>the corner</p>}
    >
      <h1>The page</h1>
    </SiteLayout>,
  )

  it('starts with the skip link, which leads to the content', () => {
    const [first] = html.match(/<(?:a|button|summary)\b[^>]*>[^<]*/) ?? []
    expect(first).toMatch(/href="#main-content">Skip to main content$/)
    expect(html).toMatch(/<main id="main-content" tabindex="-1"[^>]*><h1>The page<\/h1><\/main>/)
  })

  it('has bar, content, footer and corner in this order', () => {
    const places = ['<header', '<main', '<footer', 'the corner'].map((part) => html.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(-1)
  })

  it('leads to the login when no learner is signed in', () => {
    expect(html.match(/href="\/login">Sign In</g)).toHaveLength(2)
    expect(html).not.toContain('Sign Out')
  })
})

describe('the sentinels of the scroll position (contract, section 6.2)', () => {
  const heightOf = (name: string): string | undefined =>
    /\.sentinel \{[^}]*\bheight: ([^;]+);/.exec(readFileSync(`src/app/layout/${name}.module.css`, 'utf8'))?.[1]

  it('measure 10 px for the bar, 300 px for the scroll-to-top button', () => {
    expect(heightOf('NavBar')).toBe('10px')
    expect(heightOf('Corner')).toBe('300px')
  })
})

describe('the loading spinner (contract, section 2.3)', () => {
  const css = readFileSync('src/ui/Spinner.module.css', 'utf8')

  it('comes in three sizes, each larger than the one before', () => {
    const sizes = ['small', 'medium', 'large'].map((size) =>
      Number(new RegExp(`\\.${size}[^{]*\\{[^}]*width: ([\\d.]+)rem`).exec(css)?.[1]),
    )
    expect(sizes).toEqual([1, 1.5, 2.5])
    const drawn = (['small', 'medium', 'large'] as const).map((size) => renderToStaticMarkup(<Spinner size={size} />))
    expect(new Set(drawn).size).toBe(3)
  })

  it('is medium where a requested part of a page loads', async () => {
    for (const Part of [LazyReadAloudPart, LazyNotePart, LazyTextPanel]) {
      const html = renderToStaticMarkup(createElement(Part as FunctionComponent))
      expect(html).toContain(renderToStaticMarkup(<Spinner size="medium" label="Loading" />))
      expect(html).toMatch(/role="status"/)
    }
  })

  it('is invisible for its first 200 ms', () => {
    for (const file of ['src/app/PageSpinner.module.css', 'src/ui/PartSpinner.module.css'])
      expect(readFileSync(file, 'utf8')).toMatch(/animation: appear 1ms 200ms both/)
  })

  it('is large where a page loads, and has a text', () => {
    const html = renderToStaticMarkup(<PageSpinner />)
    expect(html).toMatch(/role="status"/)
    expect(html).toContain('Loading')
    expect(html).toContain(renderToStaticMarkup(<Spinner size="large" label="Loading" />))
  })
})
