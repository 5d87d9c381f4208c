import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import { alwaysThree, threeNightly } from './engines'
import { journeyOfTest, ofRun } from './journey'
import { secondBuild } from './secondBuild'

const ENTRY = /^\/assets\/index-[\w-]+\.js$/
const HEADLINE = 'Money lessons that work offline.'
const LEARNER = 'Couldn’t load this page. Check your connection, then try again.'
const PUBLIC = 'Couldn’t load part of this page, so some buttons don’t work.'
/** A page asks for three seconds, reloads once, and asks for three seconds again. */
const SOON = { withinMs: 20_000 }

let mixed: string | undefined
afterAll(() => {
  if (mixed !== undefined) rmSync(mixed, { recursive: true, force: true })
})

/** A host that still has the pages of the earlier build, whose other files are gone. */
async function earlierPages(): Promise<string> {
  if (mixed !== undefined) return mixed
  const [earlier = 'dist', later] = [await ofRun(), await secondBuild()]
  const folder = mkdtempSync(join(tmpdir(), 'earlier-pages-'))
  cpSync(later, folder, { recursive: true })
  cpSync(earlier, folder, { recursive: true, filter: (path) => !/\.\w+$/.test(path) || path.endsWith('.html') })
  mixed = folder
  return folder
}

describe.each(alwaysThree)('a page whose first script does not come, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch())

  it.for([
    ['/', 'ready offline'],
    ['/login', 'First name'],
  ] as const)('works on %s when the script was lost once', async ([path, alive], { site, learner }) => {
    let lost = 0
    // No browser repeats a request that was answered wrongly.
    site.misbehaves((file) => (ENTRY.test(file) && lost++ === 0 ? 'captive-portal' : undefined))
    await learner.opens(path)
    await learner.sees(alive, { withinMs: 120_000 })
    await learner.doesNotSee('Try again')
    expect(lost).toBeGreaterThan(1)
  })
})

describe.each(threeNightly)('earlier pages with the files of a later build, in $name', (kind) => {
  const it = journeyOfTest(() => kind.launch(), earlierPages)

  it('say what happened, and open when the host is right again', async ({ site, learner }) => {
    for (const path of ['/login', '/dashboard', '/learning', '/lesson/foundations/foundations_1']) {
      await learner.opens(path)
      await learner.sees(LEARNER, SOON)
    }
    await site.deploys(await secondBuild())
    await learner.presses('Try again')
    await learner.seesHeading('Start learning')
    await learner.types('Maya', 'First name')
  })

  it('stay readable on public pages, below the message', async ({ browser, site, learner }) => {
    await learner.opens('/')
    await learner.seesHeading(HEADLINE)
    await learner.sees(PUBLIC, SOON)
    expect(
      await browser.evaluate(`
        const [message, heading] = ['output', 'h1'].map((name) => document.querySelector(name).getBoundingClientRect())
        const bar = document.querySelector('header, nav').getBoundingClientRect()
        return [message.bottom <= heading.top, bar.bottom <= document.querySelector('output button').getBoundingClientRect().top]`),
    ).toEqual([true, true])
    await site.deploys(await secondBuild())
    await learner.presses('Try again')
    await learner.sees('ready offline', { withinMs: 120_000 })
    await learner.doesNotSee(PUBLIC)
  })
})
