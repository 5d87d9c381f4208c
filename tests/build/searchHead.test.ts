import { describe, expect, it } from 'vitest'
import { pageHtml } from '../../tools/build/pageHtml'
import { searchHead } from '../../tools/build/searchHead'

const page = {
  path: '/about',
  title: 'About "us" · River County',
  description: 'Who & why',
  structuredData: [{ '@type': 'Organization', name: 'A</script><script>alert(1)</script>' }],
  alternates: [],
}
const site = {
  base: '/',
  name: 'River County',
  locale: 'en-US',
  origin: 'https://ledger.example.org',
  feed: { path: '/newsletters/feed.xml', title: 'Newsletters' },
}
const head = searchHead(page, site)

describe('the head of a public page', () => {
  it('has the full addresses of the page, its picture and the feed', () => {
    expect(head).toContain('<link rel="canonical" href="https://ledger.example.org/about">')
    expect(head).toContain('<meta property="og:url" content="https://ledger.example.org/about">')
    expect(head).toContain('<meta property="og:image" content="https://ledger.example.org/icons/icon-512.png">')
    expect(head).toContain('type="application/rss+xml" title="Newsletters" href="/newsletters/feed.xml"')
  })

  it('omits unknown addresses', () => {
    const unknown = searchHead(page, { ...site, origin: undefined })
    expect(unknown).not.toMatch(/canonical|og:url|og:image/)
    expect(unknown).toContain('<meta property="og:title" content="About &quot;us&quot; · River County">')
    expect(unknown).toContain('<meta property="og:description" content="Who &amp; why">')
  })

  it('names the page in every language when there are several', () => {
    const alternates = [
      { tag: 'en', path: '/about' },
      { tag: 'es', path: '/es/about' },
    ]
    const both = searchHead({ ...page, alternates }, site)
    expect(both).toContain('<link rel="alternate" hreflang="en" href="https://ledger.example.org/about">')
    expect(both).toContain('<link rel="alternate" hreflang="es" href="https://ledger.example.org/es/about">')
    expect(both).toContain('<link rel="alternate" hreflang="x-default" href="https://ledger.example.org/about">')
    expect(head).not.toContain('hreflang')
  })

  it('omits other languages when it cannot write full addresses', () => {
    const alternates = [
      { tag: 'en', path: '/about' },
      { tag: 'es', path: '/es/about' },
    ]
    expect(searchHead({ ...page, alternates }, { ...site, origin: undefined })).not.toContain('hreflang')
  })

  it('says the language for link previews', () => {
    expect(head).toContain('<meta property="og:locale" content="en_US">')
    expect(searchHead(page, { ...site, locale: 'ar-US-u-nu-latn' })).toContain('content="ar_US"')
  })

  it('distinguishes an article from a page', () => {
    expect(head).toContain('<meta property="og:type" content="website">')
    expect(searchHead({ ...page, publishedOn: '2026-11-07' }, site)).toContain(
      '<meta property="og:type" content="article">',
    )
  })

  it('has structured data that no text in it can end', () => {
    const blocks = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => json,
    )
    expect(blocks.map((json) => JSON.parse(json))).toEqual(page.structuredData)
    expect(head.match(/<script/g)).toHaveLength(1)
  })

  it('is added to the page unchanged, after its title', () => {
    const template = '<html><head><title></title></head><body><div id="root"></div></body></html>'
    const html = pageHtml(
      template,
      { layers: '', css: '' },
      {
        ...page,
        base: '/',
        html: '',
        searchHead: head,
        prerenderedPath: '/about',
        preloads: [],
        extraSources: {},
        missing: { text: '', again: '' },
      },
    )
    expect(html).toContain(`content="Who &amp; why">${head}`)
    expect(html).not.toContain("'unsafe-inline'")
  })
})
