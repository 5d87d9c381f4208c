import { describe, expect, it } from 'vitest'
import { publicRoutes, render } from '../../src/prerender'
import { site } from '../../src/site'
import { refusePlaceholder, unfilled, unfilledNote } from '../../tools/build/unfilled'
import { documentPdf } from '../../tools/build/documentFiles'
import { readPdf, textsOf } from '../build/documents/readPdf'
import { bareSite, filledSite } from './filledSite'

const bare = (path: string) => render(path, undefined, bareSite)
const filled = (path: string) => render(path, undefined, filledSite)

describe('an empty field of the site', () => {
  it.each(publicRoutes)('is not mentioned on %s', (path) => {
    const { html, head } = bare(path)
    const all = html + JSON.stringify(head)
    expect(all).not.toMatch(/mailto:|@example\.|has not done so|Copy the address|data-island="contact-form"/)
    expect(all).not.toContain('"email"')
    expect(html).not.toMatch(/>(?:GitHub|LinkedIn|X)<|href=""/)
  })

  it('hides the parts that depend on it', () => {
    expect(bare('/contact').html).not.toMatch(/<form|Write to us/)
    expect(bare('/contact').html).toContain('211')
    expect(bare('/contact').module).toBeUndefined()
    expect(bare('/contact').head.description).not.toMatch(/[Ww]rite|email/)
    expect(filled('/contact').head.description).toMatch(/^Write to us /)
    expect(bare('/opensource').html).not.toMatch(/Get the source|How to report a bug/)
    expect(bare('/partnerships').html).not.toMatch(/Tell us what you have in mind|Our partners/)
    expect(bare('/about').html).not.toContain('Want to be the first?')
  })

  it('matches the repository', () => {
    expect(render('/contact').html).toBe(bare('/contact').html)
    expect(site.email).not.toContain('example')
  })
})

describe('a filled-in field of the site', () => {
  it('appears in its place', () => {
    for (const path of publicRoutes) {
      const [footer = ''] = /<footer.*<\/footer>/s.exec(filled(path).html) ?? []
      expect(footer).toContain('href="mailto:mail@prairie-ledger.org"')
      for (const link of ['GitHub', 'LinkedIn', 'X', 'Township Library', 'County Extension'])
        expect(footer).toContain(`>${link}</a>`)
    }
    expect(filled('/contact').html).toMatch(/data-island="contact-form" data-text="mail@prairie-ledger\.org"><form/)
    expect(filled('/contact').module).toBe('src/app/public/MailForm.tsx')
    expect(filled('/opensource').html).toContain('git clone https://github.com/prairie-ledger/site')
    expect(filled('/opensource').html).toContain('How to report a bug')
    expect(filled('/about').html).toContain('The county library pays for the address.')
    expect(filled('/partnerships').html).toContain('Township Library')
    expect(filled('/').head.structuredData).toMatchObject([{ email: 'mail@prairie-ledger.org' }])
  })
})

describe('the documents', () => {
  const read = (name: string, of: typeof site) =>
    readPdf(documentPdf(`organizations/prairie-ledger/documents/${name}.md`, 'firebase', of))
      .pages.flatMap((page) => textsOf(page))
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ')

  it.each(['privacy-policy', 'terms-of-service'])('%s names an email address only if there is one', (name) => {
    expect(read(name, filledSite)).toContain('mail@prairie-ledger.org')
    expect(read(name, bareSite)).not.toContain('@')
    expect(read(name, bareSite)).toContain('Ask the organization that runs it')
  })
})

describe('the build', () => {
  it('lists empty fields, and prints nothing if there are none', () => {
    expect(unfilled(bareSite).map((line) => line.split(':')[0])).toEqual([
      'email',
      'social.github',
      'social.linkedin',
      'social.x',
      'partners',
      'funding',
    ])
    expect(unfilledNote(bareSite, 'organization/organization.json')).toMatch(
      /^organization\/organization\.json is not filled in everywhere.*\n {2}email: /,
    )
    expect(unfilledNote(filledSite, 'organization.json')).toBeUndefined()
  })

  it.each(['hello@example.org', 'a@mail.example.com', 'a@ledger.example', 'a@ledger.test', 'a@localhost'])(
    'names the placeholder %s, and rejects it if accounts are stored',
    (email) => {
      expect(unfilled({ ...filledSite, email })).toEqual([`email: ${email} is a placeholder that nobody reads`])
      expect(() => refusePlaceholder({ ...filledSite, email })).toThrow(`The organization’s email is ${email}`)
    },
  )

  it.each(['', 'mail@prairie-ledger.org', 'me@myexample.org', 'example@ledger.org'])('accepts “%s”', (email) => {
    expect(() => refusePlaceholder({ ...filledSite, email })).not.toThrow()
  })
})
