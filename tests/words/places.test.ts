import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { whoPath } from '../../src/words/paths'
import { addressOf, type AddressParts, isOf, type Place, placeAt, placeOfLink, places } from '../../src/words/places'

interface Row {
  readonly path: string
  readonly view?: string
  readonly query?: Readonly<Record<string, { readonly read: (text: string) => string | undefined }>>
}
const rows = Object.entries(places) as readonly (readonly [string, Row])[]
const views = rows.flatMap(([, { view }]) => view ?? [])

const someText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('%', '&', '=', '?', '#', '/', '+', '2', 'F', ' ', 'é') }),
  fc.constantFrom('1', 'who', 'new', 'account', 'answers', 'today', 'grid', 'keep', 'certificate-course', ...views),
)

/** Any place of the table. */
const anyPlace = fc.oneof(
  ...rows.map(([screen, { path, query = {} }]) => {
    const names = [...path.matchAll(/:(\w+)/gu)].map(([, name = '']) => name)
    const inPath = fc.record(Object.fromEntries(names.map((name) => [name, someText.filter((text) => text !== '')])))
    const inQuery = fc.record(
      Object.fromEntries(
        Object.entries(query).map(([name, { read }]) => [
          name,
          someText.filter((text) => read(text) !== undefined).map(read),
        ]),
      ),
      { requiredKeys: [] },
    )
    return fc.tuple(inPath, inQuery).map(([of, asked]) => ({ screen, ...of, ...asked }) as unknown as Place)
  }),
)

const anyPath = fc.oneof(
  fc.constantFrom(...rows.map(([, { path }]) => path)),
  someText.map((text) => `/quiz/${text}`),
  someText.map((text) => `/lesson/${text}`),
  someText,
)
const anyQuery = fc
  .array(fc.tuple(fc.constantFrom('view', 'page', 'class', 'tool', 'from', 'at', 'me'), someText), { maxLength: 4 })
  .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`)
const anyAddress: fc.Arbitrary<AddressParts> = fc.record({
  pathname: anyPath,
  search: fc.oneof(anyQuery, someText),
  hash: fc.oneof(
    someText,
    someText.map((text) => `#certificate-${text}`),
  ),
})

describe('the table of places', () => {
  it('writes the one address that public pages have as text', () => {
    expect(whoPath).toBe(addressOf({ screen: 'login', view: 'who' }))
  })

  it('has one screen for each path and view', () => {
    const keys = rows.map(([, { path, view }]) => `${path} ${view}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('reads every address it writes', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        expect(placeOfLink(addressOf(place))).toEqual(place)
      }),
    )
  })

  it('reads any address, and writes it as the same place', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const place = placeAt(address)
        expect(place && placeOfLink(addressOf(place))).toEqual(place)
      }),
    )
  })

  it('ignores a view that no screen has', () => {
    const unknown = someText.filter((text) => !views.some((view) => view === text))
    fc.assert(
      fc.property(unknown, (view) => {
        const search = `?view=${encodeURIComponent(view)}`
        expect(placeAt({ pathname: '/learning', search })).toEqual({ screen: 'learning' })
        expect(placeAt({ pathname: '/profile', search })).toEqual({ screen: 'profile' })
      }),
    )
  })

  it.each<[string, Place]>([
    ['/login', { screen: 'login' }],
    ['/login?from=%2Ftools&again=1&view=who', { screen: 'login', from: '/tools', again: '1', view: 'who' }],
    ['/learning', { screen: 'learning' }],
    ['/learning?view=glossary&term=401k', { screen: 'glossary', term: '401k' }],
    ['/learning?view=review', { screen: 'review' }],
    ['/learning?view=check&module=saving', { screen: 'check', module: 'saving' }],
    ['/learning?view=practice&skill=debt-order', { screen: 'practice', skill: 'debt-order' }],
    ['/learning?view=class&class=k1&page=learner&of=m1', { screen: 'class', class: 'k1', page: 'learner', of: 'm1' }],
    ['/learning?view=join&class=k1', { screen: 'join', class: 'k1' }],
    ['/learning?view=join&me=1', { screen: 'join', me: '1' }],
    ['/learning?view=join&lang=es', { screen: 'join', lang: 'es' }],
    ['/learning?view=sign&card=scam', { screen: 'sign', card: 'scam' }],
    ['/learning?view=sheets', { screen: 'sheets' }],
    ['/learning?view=state&topic=renting', { screen: 'state', topic: 'renting' }],
    ['/achievements?view=certificate-course', { screen: 'achievements', certificate: 'course' }],
    ['/profile', { screen: 'profile' }],
    ['/profile?view=backup', { screen: 'backup' }],
    ['/profile?view=settings', { screen: 'settings' }],
    ['/profile?view=delete', { screen: 'delete' }],
    ['/tools?tool=loan', { screen: 'tools', tool: 'loan' }],
    ['/lesson/saving/saving_1', { screen: 'lesson', moduleId: 'saving', lessonId: 'saving_1' }],
    ['/quiz/saving', { screen: 'quiz', moduleId: 'saving' }],
    ['/quiz/saving?view=answers&at=k', { screen: 'quiz', moduleId: 'saving', view: 'answers', at: 'k' }],
  ])('reads and writes %s', (address, place) => {
    expect(placeOfLink(address)).toEqual(place)
    expect(addressOf(place)).toBe(address)
  })

  it.each<[string, Place | undefined]>([
    ['/dashboard/', { screen: 'dashboard' }],
    ['/Dashboard', undefined],
    ['/Lesson/saving/saving_1', undefined],
    ['/login?again', { screen: 'login', again: '1' }],
    ['/login?view=boat', { screen: 'login' }],
    ['/learning?view=class&class=k1&page=boat', { screen: 'class', class: 'k1' }],
    ['/learning?tool=review', { screen: 'learning' }],
    ['/tools?view=loan&amount=5', { screen: 'tools' }],
    ['/achievements#certificate-course', { screen: 'achievements', certificate: 'course' }],
    ['/profile#storage', { screen: 'backup' }],
    ['/profile#backup-file', { screen: 'backup' }],
    ['/profile#bring-in-file', { screen: 'backup' }],
    ['/profile#earlier-progress', { screen: 'backup' }],
    ['/profile#delete-account', { screen: 'delete' }],
    ['/profile?view=settings#storage', { screen: 'backup' }],
    ['/profile?view=backup#delete-account', { screen: 'delete' }],
    ['/profile?view=settings#main-content', { screen: 'settings' }],
    ['/tools#storage', { screen: 'tools' }],
    ['/lesson/a%2Fb/%zz', { screen: 'lesson', moduleId: 'a/b', lessonId: '%zz' }],
    ['/lesson/saving', undefined],
    ['/quiz//', undefined],
    ['//dashboard', undefined],
    ['/', undefined],
    ['', undefined],
  ])('reads %j', (address, place) => {
    expect(placeOfLink(address)).toEqual(place)
  })

  it('knows the screen of a place', () => {
    expect(isOf({ screen: 'review' }, 'review')).toBe(true)
    expect(isOf({ screen: 'review' }, 'check')).toBe(false)
    expect(isOf(undefined, 'check')).toBe(false)
  })
})
