import { navWords } from '#words/nav'
import { describe, expect, it } from 'vitest'
import { navEntries } from '../../src/app/layout/siteLinks'
import { everything, findByTitle } from '../../src/app/TitleSearch'
import { publicPages } from '../../src/pages/publicPages'
import { publicRoutes } from '../../src/prerender'
import {
  type PublicPageName,
  type PublicRow,
  publicPaths,
  publicTable,
  rowsOfBuild,
  withoutClasses,
} from '../../src/words/paths'
import { sitemap } from '../../tools/build/sitemap'

const toldMenu = (table: typeof publicTable, names = navWords.pages) =>
  navEntries('/', table, names).flatMap((entry) => ('to' in entry ? [entry] : entry.entries))

/** The table with one more page. */
const withRow = (menu: PublicRow['menu']) =>
  Object.assign({}, publicTable, { forTeachers: { path: '/for-teachers', menu } satisfies PublicRow })
const names = Object.assign({}, navWords.pages, { forTeachers: 'For teachers' })

describe('every row of the table of public pages', () => {
  it.each(Object.entries(publicTable))('%s is written, in the sitemap and in the search', (name, { path }) => {
    expect(publicPaths[name as PublicPageName]).toBe(path)
    expect(publicPages.get(path)?.name).toBe(name)
    expect(publicRoutes).toContain(path)
    const pages = publicRoutes.map((route) => ({ path: route, alternates: [] }))
    expect(sitemap('https://ledger.example', pages)).toContain(`<loc>https://ledger.example${path}</loc>`)
    expect(findByTitle(navWords.pages[name as PublicPageName]).map(({ to }) => to)).toContain(path)
  })

  it.each(Object.entries<PublicRow>(publicTable))('%s is in the menu, or says why not', (name, { path, menu }) => {
    const isListed = navEntries('/about').some((entry) =>
      'to' in entry ? entry.to === path : entry.entries.some(({ to }) => to === path),
    )
    expect(isListed, name).toBe(!menu.startsWith('no: '))
  })
})

describe('a build without classes', () => {
  it('leaves out the pages about classes, and no other', () => {
    const rows = rowsOfBuild(publicTable)
    const names = rows.map(([name]) => name)
    expect(names).toEqual(Object.keys(publicTable))
    expect(withoutClasses(rows).map(([name]) => name)).toEqual(names.filter((name) => name !== 'teachers'))
  })
})

describe('a new row', () => {
  it.each(['bar', 'learning'] as const)('is in the menu and the search, with menu: %s', (menu) => {
    const entry = { to: '/for-teachers', label: 'For teachers' }
    expect(toldMenu(withRow(menu), names)).toContainEqual(entry)
    const bar = navEntries('/', withRow(menu), names).map(({ label }) => label)
    expect(bar.includes('For teachers')).toBe(menu === 'bar')
    const found = findByTitle('teach', everything(withRow(menu), names))
    expect(found).toContainEqual({ kind: 'page', title: 'For teachers', to: '/for-teachers' })
  })

  it('is in the search alone when it says why', () => {
    const table = withRow('no: a leaflet leads to it')
    expect(toldMenu(table, names)).toEqual(toldMenu(publicTable))
    expect(findByTitle('teach', everything(table, names)).map(({ to }) => to)).toContain('/for-teachers')
  })

  it('is a type error without its place in the menu', () => {
    // @ts-expect-error `menu` is missing.
    const row: PublicRow = { path: '/for-teachers' }
    // @ts-expect-error `no` gives no reason.
    const silent: PublicRow = { path: '/for-teachers', menu: 'no' }
    expect([row.menu, silent.menu]).toEqual([undefined, 'no'])
  })

  it('is a type error without its name in the menu', () => {
    const { contact: _, ...rest } = navWords.pages
    // @ts-expect-error `contact` is missing.
    const incomplete: Readonly<Record<PublicPageName, string>> = rest
    expect(Object.keys(incomplete)).not.toContain('contact')
  })
})
