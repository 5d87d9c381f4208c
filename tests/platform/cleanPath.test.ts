import { describe, expect, it } from 'vitest'
import { publicPathAt } from '../../src/app/public/publicPathAt'
import { publicPages } from '../../src/pages/publicPages'
import { cleanPath } from '../../src/platform/cleanPath'
import { cleanAddress } from '../../src/platform/window/cleanAddress'
import { lessonPath } from '../../src/words/links'
import { paths } from '../../src/words/paths'
import { places } from '../../src/words/places'
import { pagesFor } from '../../sw/answerNavigation'
import { readHosting } from '../../tools/serve/hosting.mjs'
import { spellingsOf } from './spellings'

/** Paths with their own file: every public page, and the sign-in page. */
const files = [...publicPages.keys(), paths.login]
const screens = Object.values(places).flatMap(({ path }) => (path.includes(':') ? [] : [path]))
const hosting = readHosting('firebase.json')

describe.each(files)('every spelling of %s', (path) => {
  it.each(spellingsOf(path))('%s', (spelling) => {
    expect(cleanPath(spelling)).toBe(path)
    expect(publicPathAt(spelling, path)).toBe(path)
    expect(pagesFor(spelling, (known) => files.includes(known))).toEqual([path, '/shell'])
    expect(hosting.cleanPathOf(decodeURIComponent(spelling))).toBe(path)
    const written: string[] = []
    const location = { pathname: spelling, search: '?from=mail', hash: '#main-content' }
    const history = { state: 1, replaceState: (_state: unknown, _title: string, to: string) => written.push(to) }
    cleanAddress({ location, history } as unknown as Window)
    expect(written).toEqual(spelling === path ? [] : [`${path}?from=mail#main-content`])
  })
})

describe('every spelling of a screen', () => {
  it.each([...screens, lessonPath('saving', 'saving_1')])('%s', (path) => {
    for (const spelling of [path, `${path}/`]) expect(cleanPath(spelling)).toBe(path)
  })
})

it.each([
  '/documents/privacy-policy.pdf',
  '/newsletters/feed.xml',
  '/nowhere',
  '/lesson/a%2Fb/c%20d',
  '/100%25',
  '/%C3%A9',
])('does not change %s', (path) => {
  expect(cleanPath(path)).toBe(path)
})

it.each(['//evil.example/about.html', '/.//about.html', '///about.html', '//about/'])(
  'writes no address of another host for %s',
  (path) => {
    expect(cleanPath(path)).toBe(path)
  },
)
