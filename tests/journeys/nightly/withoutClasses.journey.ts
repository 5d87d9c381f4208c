import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { noClassesWords } from '#words/noClasses'
import { buildSite } from '../../build/buildSite'
import { opensClass } from '../classFiles'
import { type ChromiumBrowser, launchHeadlessShell } from '../drivers/chromium'
import { journeyOfTest } from '../journey'
import type { Learner } from '../Learner'
import type { Site } from '../Site'

describe('a site that no longer has classes', () => {
  const it = journeyOfTest(launchHeadlessShell)

  /** Installs the next version of the site on this device and waits until it works offline. */
  const updatesTo = async (teacher: Learner, browser: ChromiumBrowser, site: Site, dist: string): Promise<void> => {
    await site.deploys(dist)
    await teacher.opens('/dashboard')
    await browser.evaluate('await (await navigator.serviceWorker.ready).update()')
    await teacher.presses('Update now')
    await teacher.until('return (await navigator.serviceWorker.ready).waiting === null', 'the new version to be here')
    await teacher.opens('/dashboard')
    await teacher.sees('Hale')
  }

  it('says so, still teaches lessons, and keeps the class on the device', async ({
    browser,
    learner: teacher,
    site,
  }) => {
    await teacher.opens('/')
    await teacher.sees('ready offline', { withinMs: 60_000 })
    await teacher.opens('/login')
    await teacher.types('Hale', 'First name')
    await teacher.presses('Start learning')
    await teacher.isAt('/dashboard')
    await teacher.opens('/learning?view=class')
    await opensClass(teacher)

    const without = await buildSite('https://ledger.example.org', { CLASSROOM: 'off', VITEST: undefined })
    try {
      await updatesTo(teacher, browser, site, without.dist)
      await site.goesAway()
      for (const view of ['class', 'join']) {
        await teacher.opens(`/learning?view=${view}`)
        await teacher.seesHeading(noClassesWords.title)
        await teacher.sees(noClassesWords.kept)
      }
      expect(existsSync(join(without.dist, 'teachers.html'))).toBe(false)
      expect(readFileSync(join(without.dist, 'sitemap.xml'), 'utf8')).not.toContain('/teachers')
      for (const page of ['index.html', 'partnerships.html'])
        expect(readFileSync(join(without.dist, page), 'utf8'), page).not.toMatch(/href="(?:[^"]*\/teachers|undefined)"/)
      await teacher.opens('/teachers')
      await teacher.seesHeading('Page not found')
      await teacher.opens('/learning?view=class')
      await teacher.presses(noClassesWords.toLessons)
      await teacher.seesHeading('Learning Center')
      await teacher.doesNotSee('Teaching a group?')
      await teacher.opens('/lesson/foundations/foundations_1')
      await teacher.presses(lessonWords.markComplete)
      await teacher.sees('Undo')
    } finally {
      without.remove()
    }

    await updatesTo(teacher, browser, site, 'dist')
    await teacher.opens('/learning?view=class')
    await teacher.sees('Period 3')
  })
})
