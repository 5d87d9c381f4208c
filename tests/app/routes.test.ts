import { describe, expect, it } from 'vitest'
import { documentTitle } from '../../src/app/learner/DocumentTitle'
import { frameOf, learnerScreens, pageKeyOf } from '../../src/app/learner/screens'
import { publicPathAt } from '../../src/app/public/publicPathAt'
import type { Manifest } from '../../src/core/curriculum/parseManifest'
import { fallbackManifest } from '../core/curriculum/withWords'
import { issues } from '../../src/pages/newsletters/issues'
import { publicPages } from '../../src/pages/publicPages'
import { site } from '../../src/site'
import { glossaryPath, lessonPath, quizPath } from '../../src/words/links'
import { newsletterPath, paths, publicPaths, type SitePath } from '../../src/words/paths'
import { placeOfLink, places } from '../../src/words/places'

describe('the table of paths', () => {
  it('has exactly the pages that are built', () => {
    const screens = Object.values(places).flatMap(({ path }) => (path.includes(':') ? [] : [path]))
    expect(new Set<string>(Object.values(paths))).toEqual(new Set([...Object.values(publicPaths), ...screens]))
    expect(new Set(Object.keys(places))).toEqual(new Set(['login', ...Object.keys(learnerScreens)]))
  })

  it('has a page for every row, in order, and for each newsletter', () => {
    const below = issues.map(({ slug }) => newsletterPath(slug))
    expect([...publicPages.keys()]).toEqual([...Object.values(publicPaths), ...below])
  })
})

describe('the frame of a screen', () => {
  it.each([
    ['/dashboard', 'section'],
    ['/dashboard/', 'section'],
    ['/learning', 'section'],
    ['/learning?view=glossary', 'section'],
    ['/learning?view=review', 'task'],
    ['/achievements', 'section'],
    ['/profile', 'section'],
    ['/profile?view=backup', 'section'],
    ['/profile?view=settings', 'section'],
    ['/profile?view=delete', 'section'],
    ['/dashboard-old', 'plain'],
    ['/learning-old', 'plain'],
    [lessonPath('foundations', 'foundations_1'), 'reading'],
    [quizPath('real_estate'), 'task'],
    ['/', undefined],
    ['/login', undefined],
    ['/lesson/foundations', undefined],
    ['/quiz/foundations/more', undefined],
    ['/nowhere', undefined],
  ])('%s: %s', (path, frame) => {
    expect(frameOf(placeOfLink(path))).toBe(frame)
  })
})

describe('a newsletter', () => {
  const path = newsletterPath('first-500')

  it('is known only by the document that was made for it', () => {
    expect(publicPathAt(path, path)).toBe(path)
    expect(publicPathAt(`${path}/`, path)).toBe(path)
    expect(publicPathAt(path)).toBeUndefined()
    expect(publicPathAt(path, '/about')).toBeUndefined()
  })
})

describe('a public path', () => {
  it.each<[string, SitePath | undefined]>([
    ['/', '/'],
    ['', '/'],
    ['/about', '/about'],
    ['/financial-literacy/', '/financial-literacy'],
    ['/newsletters', '/newsletters'],
    ['/nowhere', undefined],
    ['/dashboard', undefined],
  ])('%j: %s', (pathname, path) => {
    expect(publicPathAt(pathname)).toBe(path)
  })
})

describe('the title of the document', () => {
  const titled = (title: string): string => `${title} · ${site.name}`
  const manifest: Manifest = fallbackManifest

  it.each([
    ['/login', titled('Start or sign in')],
    ['/dashboard', titled('Dashboard')],
    ['/learning', titled('Learning Center')],
    ['/achievements', titled('Achievements')],
    ['/profile', titled('Profile')],
    ['/profile?view=backup', titled('Backup and storage')],
    ['/profile#storage', titled('Backup and storage')],
    ['/profile?view=settings', titled('Settings')],
    ['/profile?view=delete', titled('Start over or delete')],
    ['/profile#delete-account', titled('Start over or delete')],
    ['/dashboard-old', titled('Dashboard, lighter version')],
    ['/learning-old', titled('Learning Center, lighter version')],
    ['/lesson/foundations/foundations_1', titled('Introduction to Money Management')],
    ['/lesson/foundations/foundations_99', titled('Lesson')],
    ['/quiz/foundations', titled('Quiz: Financial Foundations')],
    ['/quiz/unheard_of', titled('Quiz')],
    ['/nowhere/at-all', titled('Page not found')],
  ])('%s: %s', (path, title) => {
    expect(documentTitle(placeOfLink(path), manifest)).toBe(title)
  })

  it('names the glossary, which shares the path of the learning center', () => {
    const titleOf = (link: string) => documentTitle(placeOfLink(link), manifest)
    expect(titleOf('/learning?view=glossary')).toBe(titled('Glossary'))
    expect(titleOf('/learning?view=review')).toBe(titled('Review'))
    expect(titleOf('/learning?view=sign')).toBe(titled('Before you sign'))
    expect(titleOf('/learning?view=elsewhere')).toBe(titled('Learning Center'))
    expect(titleOf('/dashboard?view=glossary')).toBe(titled('Dashboard'))
    expect(titleOf('/tools?tool=debt-payoff')).toBe(titled('Debt payoff'))
    expect(titleOf('/tools?tool=no-tool')).toBe(titled('Tools'))
    expect(titleOf('/learning?view=class&class=k&page=grid')).toBe(titled('Class grid'))
    expect(titleOf('/learning?view=class')).toBe(titled('My classes'))
    expect(titleOf('/achievements?view=certificate-course')).toBe(titled('Certificate'))
  })

  it('uses a general name for a lesson until the manifest is loaded', () => {
    expect(documentTitle(placeOfLink('/lesson/foundations/foundations_1'), undefined)).toBe(titled('Lesson'))
  })
})

describe('the page key of an address', () => {
  it.each([
    ['/learning', '', '/learning'],
    ['/learning', '?view=glossary', '/learning?view=glossary'],
    ['/learning', '?view=glossary&term=apr', '/learning?view=glossary'],
    ['/dashboard', '?from=mail', '/dashboard'],
    ['/tools', '?tool=loan&amount=5000', '/tools?tool=loan'],
    ['/learning', '?view=class&class=k&page=grid', '/learning?view=class&class=k&page=grid'],
    ['/quiz/saving', '?view=answers&at=k', '/quiz/saving?view=answers'],
    ['/login', '?from=%2Ftools&view=who', '/login?view=who'],
    ['/nowhere', '?view=review', '/nowhere'],
  ])('%s%s: %s', (pathname, search, page) => {
    expect(pageKeyOf({ pathname, search })).toBe(page)
  })
})

describe('the path of the glossary', () => {
  it('names a term, and encodes an unusual one inside its parameter', () => {
    expect(glossaryPath()).toBe('/learning?view=glossary')
    expect(glossaryPath('401k')).toBe('/learning?view=glossary&term=401k')
    expect(glossaryPath('a&b=c')).toBe('/learning?view=glossary&term=a%26b%3Dc')
  })
})

describe('the path of a lesson', () => {
  it('encodes an unusual id inside its path segment', () => {
    expect(lessonPath('a/b', '?c')).toBe('/lesson/a%2Fb/%3Fc')
  })
})
