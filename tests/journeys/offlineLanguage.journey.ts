/**
 * Role: shows which page an address opens on a device that chose a language, online and offline.
 * Guarantee: real browsers show the pages that tests/sw/answerInLanguages.alone.test.ts expects of the worker.
 */
import { describe, expect } from 'vitest'
import { threeNightly } from './engines'
import { journeyOfTest } from './journey'
import { LearnerInLanguage } from './LearnerInLanguage'
import { publicRoutes } from './routesOfTheSite'

const NOT_FOUND = 'Page not found'
const LONG = { timeout: 300_000 }

describe.each(threeNightly)('the language of public pages, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch()).extend(
    'maya',
    ({ site, browser }) => new LearnerInLanguage(browser, site.origin),
  )
  const opens = async (maya: LearnerInLanguage, path: string, tag: string, heading: string | RegExp) => {
    await maya.opens(path)
    await maya.isIn(tag)
    await maya.seesHeading(heading)
    expect(await maya.browser.evaluate('return location.pathname')).toBe(path)
  }

  it('is the chosen one offline, and that of the address online', LONG, async ({ maya, site }) => {
    await opens(maya, '/es', 'es', 'Money lessons that work offline.')
    await maya.sees('ready offline', { withinMs: 120_000 })
    for (const [path, tag] of [
      ['/', 'en'],
      ['/about', 'en'],
      ['/es/about', 'es'],
    ] as const)
      await opens(
        maya,
        path,
        tag,
        publicRoutes.find((route) => route.path === path.replace(/^\/es/, ''))?.heading ?? '',
      )

    // A visit to an English page is no choice.
    await maya.opens('/es')
    await maya.isIn('es')
    await site.goesAway()
    for (const { path, heading } of publicRoutes) await opens(maya, path, 'es', heading)
    for (const { path, heading } of publicRoutes.slice(1, 3)) await opens(maya, `/es${path}`, 'es', heading)
    await opens(maya, '/nowhere', 'es', NOT_FOUND)
    await opens(maya, '/es/nowhere', 'es', NOT_FOUND)
  })

  it('is English offline at Spanish addresses on an English device', LONG, async ({ maya, site }) => {
    await maya.opens('/')
    await maya.sees('ready offline', { withinMs: 120_000 })
    await site.goesAway()
    await opens(maya, '/es', 'en', 'Money lessons that work offline.')
    for (const { path, heading } of publicRoutes.slice(1)) await opens(maya, `/es${path}`, 'en', heading)
    await opens(maya, '/es/nowhere', 'en', NOT_FOUND)
  })
})
