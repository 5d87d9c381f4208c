import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import project from '../../../package.json'
import { Footer } from '../../../src/app/layout/Footer'
import { FooterLine } from '../../../src/app/layout/FooterLine'
import { site } from '../../../src/site'
import { filledSite } from '../../pages/filledSite'

const html = renderToStaticMarkup(<Footer site={filledSite} />)

describe('the footer of every page (contract, section 2.5)', () => {
  it('describes the nonprofit and how to write to it', () => {
    expect(html).toContain(`<p>${site.description}</p>`)
    expect(html).toContain(`href="mailto:${filledSite.email}"`)
  })

  it('links to the two documents, which are PDFs', () => {
    expect(html).toContain('<a href="/documents/privacy-policy.pdf">Privacy Policy</a>')
    expect(html).toContain('<a href="/documents/terms-of-service.pdf">Terms of Service</a>')
  })

  it('names each of its columns for screen readers', () => {
    expect(
      [...html.matchAll(/<nav aria-label="([^"]+)"><h2>([^<]+)</g)].map(([, name, title]) => [name, title]),
    ).toEqual([
      ['Platform', 'Platform'],
      ['Resources', 'Resources'],
      ['Partnerships', 'Partnerships'],
    ])
  })
})

describe('the footer of the learner area', () => {
  const line = renderToStaticMarkup(<FooterLine />)

  it('is one line with the version, two documents and contact link', () => {
    const texts = [...line.matchAll(/<(?:p class="num"|a href="([^"]+)")>([^<]+)</g)].map(([, href, text]) => [
      text,
      href,
    ])
    expect(texts).toEqual([
      [site.version, undefined],
      ['Privacy', site.documents.privacy],
      ['Terms', site.documents.terms],
      ['Contact', '/contact'],
    ])
    expect(line).not.toMatch(/<nav|<h2|Platform/)
  })
})

describe('the version label', () => {
  it('is in the footer', () => {
    expect(html).toContain('>v3.3.5</p>')
  })

  it('has a single source, and matches the version of the package', () => {
    const sources = ['src', 'sw', 'tools'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs|css|html)$/.test(entry.name))
        .map((entry) => `${entry.parentPath}/${entry.name}`)
        .filter((path) => !path.includes('node_modules')),
    )
    expect(sources.length).toBeGreaterThan(300)
    expect(sources.filter((path) => readFileSync(path, 'utf8').includes('3.3.5'))).toEqual(['src/site.ts'])
    expect(site.version).toBe(`v${project.version}`)
  })
})
