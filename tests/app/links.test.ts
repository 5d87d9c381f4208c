import { footerWords } from '#words/footer'
import { describe, expect, it } from 'vitest'
import { footerBase, footerColumns } from '../../src/app/layout/Footer'
import { nameParts } from '../../src/ui/Logo'
import { accountEntries, navEntries } from '../../src/app/layout/siteLinks'
import { type Site, site } from '../../src/site'
import { joinPath } from '../../src/words/links'
import { isLearnerPath, paths, publicPaths } from '../../src/words/paths'

/** Labels. A dropdown has its entries in brackets. */
const told = (path: string) =>
  navEntries(path).map((entry) =>
    'to' in entry ? entry.label : `${entry.label} [${entry.entries.map(({ label }) => label).join(', ')}]`,
  )

describe('the navigation bar', () => {
  it('has the links of contract, section 2.4', () => {
    expect(told('/about')).toEqual([
      'Home',
      'About',
      'Learning [Financial Literacy, Open Source, Newsletters, Research]',
      'Partnerships',
      'Contact',
    ])
    expect(accountEntries.map(({ label }) => label)).toEqual(['Dashboard', 'Learning Center', 'Profile'])
  })

  it('leaves out Home on the home page', () => {
    expect(told('/')).not.toContain('Home')
  })
})

describe('the footer', () => {
  const full: Site = {
    ...site,
    social: { github: 'https://git.example', linkedin: 'https://in.example', x: 'https://x.example' },
    partners: [
      { label: 'First', href: 'https://first.example' },
      { label: 'Second', href: 'https://second.example' },
    ],
    documents: { privacy: '/documents/privacy.pdf', terms: '/documents/terms.pdf' },
  }
  const toldColumns = (of: Site) =>
    footerColumns(of, footerWords).map(({ title, links }) => `${title}: ${links.map(({ label }) => label).join(', ')}`)

  it('has all columns of contract, section 2.5, when everything has a target', () => {
    expect(toldColumns(full)).toEqual([
      'Platform: About Us, Newsletters, Contact',
      'Resources: GitHub, Open Source, Research',
      'Partnerships: Partner With Us, First, Second',
    ])
    expect(footerBase(full, footerWords).map(({ label }) => label)).toEqual([
      'Privacy Policy',
      'Terms of Service',
      'GitHub',
      'LinkedIn',
      'X',
    ])
  })

  it('leaves out links without a target', () => {
    const bare: Site = {
      ...site,
      social: { github: '', linkedin: '', x: '' },
      partners: [],
      documents: { privacy: '', terms: '' },
    }
    expect(toldColumns(bare)).toEqual([
      'Platform: About Us, Newsletters, Contact',
      'Resources: Open Source, Research',
      'Partnerships: Partner With Us',
    ])
    expect(footerBase(bare, footerWords)).toEqual([])
  })

  it('shows the version of contract, section 2.5', () => {
    expect(site.version).toBe('v3.3.5')
  })
})

describe('the name in the logo', () => {
  it.each([
    ['River County', ['River', 'County']],
    ['The River County', ['The River', 'County']],
    ['County', ['', 'County']],
  ])('%s', (name, parts) => {
    expect(nameParts(name)).toEqual(parts)
  })
})

describe('the link of a class card', () => {
  it('names the language of its page, unless that is the first one', () => {
    expect(joinPath('card', { tag: 'en', folder: '' })).toBe('/learning?view=join#card')
    expect(joinPath('card', { tag: 'es', folder: 'es/' })).toBe('/learning?view=join&lang=es#card')
  })
})

describe('a path of the learner area', () => {
  it('is told from a public page and from a file', () => {
    const { login, profile, dashboardOld } = paths
    for (const path of [login, profile, dashboardOld, '/lesson/saving/saving_1', '/quiz/saving'])
      expect(isLearnerPath(path)).toBe(true)
    for (const path of [...Object.values(publicPaths), '/newsletters/first-500', '/privacy.html', '/es/about'])
      expect(isLearnerPath(path)).toBe(false)
  })
})
