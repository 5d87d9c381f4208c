import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import ours from '../../organizations/prairie-ledger/organization.json'
import own from '../organizations/river-county/organization.json'
import { codeOfWorker } from '../../tools/build/workerStart'
import { type BuiltSite, buildSite } from '../build/buildSite'
import { readPdf, textsOf } from '../build/documents/readPdf'
import { elements, readHead } from '../build/readHead'

const FOLDER = 'tests/organizations/river-county'
let site: BuiltSite
let samples: BuiltSite
beforeAll(async () => {
  site = await buildSite('', { ORGANIZATION: FOLDER })
  samples = await buildSite('', { SAMPLES: 'true' })
})
afterAll(() => {
  for (const built of [site, samples]) built.remove()
})

const textAt = (file: string, { dist } = site): string => readFileSync(join(dist, file), 'utf8')
const filesOf = ({ dist }: BuiltSite, ending: RegExp): readonly string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => ending.test(file))
const footerOf = (file: string, built = site) => {
  const [footer = ''] = /<footer.*<\/footer>/s.exec(textAt(file, built)) ?? []
  return elements(footer, 'a').map(({ href }) => href)
}

describe('the site of another organization', () => {
  it('is built without a warning about its folder', () => {
    expect([site.status, site.said]).toEqual([0, expect.not.stringMatching(/icons|VITE_SITE_ORIGIN|sample/)])
  })

  it('never says our name, except in the license', () => {
    const named = filesOf(site, /\.(?:html|js|css|json|xml|webmanifest|svg|txt)$/).filter((file) => {
      const text = textAt(file).replaceAll(`Copyright (c) 2026 The ${ours.name} contributors`, '')
      return text.includes(ours.name)
    })
    expect(named).toEqual([])
  })

  it('has its name in titles, manifest, feed and documents', () => {
    for (const file of filesOf(site, /^[\w-]+\.html$/)) expect(readHead(textAt(file)).title, file).toContain(own.name)
    const manifest: unknown = JSON.parse(textAt('manifest.webmanifest'))
    expect(manifest).toMatchObject({ name: own.name, description: own.description })
    expect(textAt('newsletters/feed.xml')).toContain(own.name)
    for (const file of filesOf(site, /\.pdf$/)) {
      const { objects } = readPdf(readFileSync(join(site.dist, file)))
      expect([...objects.values()].join('\n'), file).toContain(`, ${own.name})`)
    }
  })

  it('has its own newsletters, and none of ours', () => {
    expect(textAt('newsletters.html')).toContain('Harvest pay, spread over the winter')
    expect(textAt('newsletters/feed.xml').split('<item>')).toHaveLength(2)
    expect(filesOf(site, /^newsletters\/.*\.html$/)).toEqual(['newsletters/harvest-pay.html'])
  })

  it('has its own terms, and our privacy policy with its mailbox', () => {
    const read = (name: string) =>
      readPdf(readFileSync(join(site.dist, 'documents', name)))
        .pages.flatMap((page) => textsOf(page))
        .map(({ text }) => text)
        .join(' ')
    expect(read('terms-of-service.pdf')).toMatch(/^Terms of River County .* Sheet 1 of 1/s)
    expect(read('privacy-policy.pdf')).toContain(own.email)
  })

  it('says its own sentences, in pages, scripts and the manifest', () => {
    const said = JSON.parse(readFileSync(`${FOLDER}/words/en.json`, 'utf8')) as Readonly<Record<string, string>>
    const home = textAt('index.html')
    expect(home).toContain(`>${said['home.headline']}</h1>`)
    expect(home).not.toContain('Money lessons that work offline.')
    const manifest = JSON.parse(textAt('manifest.webmanifest')) as Record<'shortcuts' | 'screenshots', unknown[]>
    expect(manifest.shortcuts[0]).toMatchObject({ name: said['install.continueLearning'] })
    expect(manifest.screenshots).toEqual([])
    expect(textAt('shell.html')).toContain(said['oldBrowser.title'])
    const scripts = filesOf(site, /\.js$/).map((file) => textAt(file))
    expect(scripts.some((script) => script.includes('looks for a code through the camera. Nothing is recorded.'))).toBe(
      true,
    )
    expect(scripts.some((script) => script.includes('uses the camera to read codes.'))).toBe(false)
  })

  it('keeps its address readable behind Cloudflare on every page', () => {
    const addresses: string[] = []
    for (const file of filesOf(site, /\.html$/)) {
      const [, body = ''] = /<body>(.*)<\/body>/s.exec(textAt(file)) ?? []
      addresses.push(...(body.match(/mailto:/g) ?? []))
      const open = body.replaceAll(/<!--email_off-->.*?<!--\/email_off-->|<(script|template)\b.*?<\/\1>/gs, '')
      // It leaves every other attribute as it is.
      expect(open.match(/href="mailto:[^"]*|>[^<]*\w@[\w-]+\.\w+/g), file).toBeNull()
    }
    expect(addresses.length).toBeGreaterThan(10)
  })

  it('has its own mark and icons', () => {
    for (const file of ['index.html', 'login.html']) {
      expect(textAt(file)).toContain('d="M2 22c5-5 9-5 14 0s9 5 14 0"')
      expect(textAt(file)).not.toContain('M3 5.5h26')
    }
    for (const icon of readdirSync(`${FOLDER}/public/icons`)) {
      const [served, drawn] = [join(site.dist, 'icons', icon), `${FOLDER}/public/icons/${icon}`]
      expect(readFileSync(served).equals(readFileSync(drawn)), icon).toBe(true)
    }
  })

  it('has its own colors in pages, manifest and worker', () => {
    const { light, dark } = own.colors
    for (const file of filesOf(site, /^(?:newsletters\/)?[\w-]+\.html$/)) {
      const html = textAt(file)
      expect(html, file).toContain(`--paper:${light['--paper']}`)
      expect(html, file).toContain(`--paper:${dark['--paper']}`)
      expect(html, file).not.toContain('--paper:#f5f6ee')
      expect(html, file).toContain(`content="${light['--sky']}"`)
      expect(html, file).toContain(`content="${dark['--sky']}"`)
    }
    expect(JSON.parse(textAt('manifest.webmanifest'))).toMatchObject({
      theme_color: light['--night'],
      background_color: light['--paper'],
    })
    expect(textAt(codeOfWorker(textAt('sw.js')))).toContain(`--paper: ${light['--paper']}`)
  })

  it('knows its address from its file', () => {
    expect(textAt('index.html')).toContain(`<link rel="canonical" href="${own.domain}/">`)
    expect(existsSync(join(site.dist, 'sitemap.xml'))).toBe(true)
  })

  it('shows its own links, and no empty ones', () => {
    const links = footerOf('index.html')
    expect(links).toEqual(expect.arrayContaining([`mailto:${own.email}`, own.social.linkedin, own.partners[0]?.href]))
    expect(links.filter((href) => href === '' || href?.includes('example.org'))).toEqual([])
    expect(links.filter((href) => href?.startsWith('https:'))).toHaveLength(2)
  })
})

describe('our preview with samples', () => {
  it('says that they are samples', () => {
    expect(samples.said).toMatch(
      /has samples\. This preview shows them, and npm run build leaves them out:\n {2}email: /,
    )
  })

  it('shows the 15 links of the footer, and the contact form', () => {
    const links = footerOf('index.html', samples)
    expect(links).toEqual(expect.arrayContaining(Object.values(ours.social)))
    expect(links).toEqual(expect.arrayContaining(ours.partners.map(({ href }) => href)))
    expect(links).toContain(`mailto:${ours.email}`)
    expect(links.filter((href) => href !== '/')).toHaveLength(15)
    expect(textAt('contact.html', samples)).toContain('data-island="contact-form"')
  })
})
