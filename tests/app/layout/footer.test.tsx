import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import project from '../../../package.json'
import { Footer } from '../../../src/app/layout/Footer'
import { site } from '../../../src/site'

const html = renderToStaticMarkup(<Footer />)

describe('the footer of every page (specification, section 2)', () => {
  it('says what the nonprofit is and how to write to it', () => {
    expect(html).toContain(`<p>${site.description}</p>`)
    expect(html).toContain(`href="mailto:${site.email}"`)
  })

  it('leads to the two documents, which are PDFs', () => {
    expect(html).toContain('<a href="/documents/privacy-policy.pdf">Privacy Policy</a>')
    expect(html).toContain('<a href="/documents/terms-of-service.pdf">Terms of Service</a>')
  })

  it('names each of its columns for those who do not see them', () => {
    expect(
      [...html.matchAll(/<nav aria-label="([^"]+)"><h2>([^<]+)</g)].map(([, name, title]) => [name, title]),
    ).toEqual([
      ['Platform', 'Platform'],
      ['Resources', 'Resources'],
      ['Partnerships', 'Partnerships'],
    ])
  })
})

describe('the version label', () => {
  it('stands in the footer', () => {
    expect(html).toContain('>v3.3.5</p>')
  })

  it('comes from one place, and agrees with the version of the package', () => {
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
