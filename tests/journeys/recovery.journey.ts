import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import { siteName } from '../../src/site'
import { launchHeadlessShell } from './drivers/chromium'
import { journeyOfTest } from './journey'
import type { Learner } from './Learner'

const it = journeyOfTest(launchHeadlessShell)

const startsLearning = async (maya: Learner) => {
  await maya.opens('/login')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/dashboard')
}

describe('the rescue address', () => {
  it('loads the site again and leaves progress alone', async ({ browser, learner: maya }) => {
    await startsLearning(maya)
    await maya.sees('Ready offline', { withinMs: 60_000 })
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.presses(lessonWords.markComplete)
    await maya.sees('50 points earned so far.')

    await maya.opens('/?rescue')
    await maya.sees('Download the site again?')
    await maya.opens('/dashboard')
    await maya.sees('Ready offline')
    await maya.opens('/?rescue')
    await maya.presses('Download again')
    await maya.sees('The old copy is deleted')
    expect(await browser.evaluate('return await caches.keys()')).toEqual([])
    await maya.presses(`Open ${siteName}`)
    await maya.seesHeading('Money lessons that work offline.')
    await maya.opens('/dashboard')
    await maya.sees('1 of 8')
    await maya.sees('Ready offline', { withinMs: 60_000 })
  })

  it('says that it is offline and changes nothing', async ({ browser, learner: maya, site }) => {
    await startsLearning(maya)
    await maya.sees('Ready offline', { withinMs: 60_000 })
    await site.goesAway()
    const keys = "return (await caches.keys()).filter((name) => name !== 'rescue')"
    const before = await browser.evaluate(keys)
    await maya.opens('/?rescue')
    await maya.presses('Download again')
    await maya.sees('Couldn’t connect')
    await maya.opens('/dashboard')
    await maya.sees('Ready offline')
    expect(await browser.evaluate(keys)).toEqual(before)
  })
})

describe('the scripts and styles of a page', () => {
  const kept = "return performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))"

  it('come from the browser’s own cache, offline and without the worker', async ({ browser, learner: maya, site }) => {
    await startsLearning(maya)
    await maya.sees('Ready offline', { withinMs: 60_000 })
    await site.goesAway()
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.sees('Key Takeaways')
    const files = await browser.evaluate(`${kept}.map((file) => [file.name, file.workerFinalSourceType])`)
    expect(files).toContainEqual([expect.stringContaining('/assets/LessonScreen-'), 'cache'])
    expect(files).toEqual((files as readonly unknown[]).map(() => [expect.any(String), 'cache']))
  })

  it('come from the network when the saved copy is gone', async ({ browser, learner: maya }) => {
    await startsLearning(maya)
    await maya.sees('Ready offline', { withinMs: 60_000 })
    await browser.evaluate('for (const name of await caches.keys()) await caches.delete(name)')
    await maya.opens('/lesson/foundations/foundations_2')
    await maya.sees('Key Takeaways')
    expect(await browser.evaluate(`${kept}.length > 3`)).toBe(true)
  })
})

describe('a broken lesson or quiz file, before the worker has it', () => {
  const bodies: readonly (readonly [string, string, string])[] = [
    [
      'the page of a captive portal',
      'text/html',
      '<!doctype html><script>alert(1)</script><h1>Sign in to the network</h1>',
    ],
    ['nothing', 'application/json', ''],
    ['wrong types', 'application/json', '{"content":{"sections":[{"title":7,"content":null}]}}'],
    ['half a file', 'application/json', '{"title":"Introduction to Mon'],
    ['far too much', 'application/json', JSON.stringify({ content: { introduction: 'x'.repeat(3_000_000) } })],
  ]

  it.for(bodies)('%s: shows the fallback and says so', async ([, contentType, body], { browser, learner: maya }) => {
    const complaints: string[] = []
    browser.page.on('pageerror', (error) => complaints.push(String(error)))
    await browser.context.route('**/sw.js', (route) => route.abort())
    await browser.context.route('**/data/lessons/foundations_*', (route) => route.fulfill({ contentType, body }))
    await startsLearning(maya)
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.sees('This lesson content is currently being loaded. Please check back soon for the full content.')
    expect(await maya.canPress(lessonWords.markComplete)).toBe(false)
    await maya.opens('/quiz/foundations')
    await maya.sees('We couldn’t load this quiz.')
    await maya.doesNotSee('Something went wrong')
    expect(complaints).toEqual([])
  })

  it('names one of three causes and loads a damaged file again', async ({ browser, learner: maya }) => {
    const whole = readFileSync('public/data/lessons/foundations_1.json', 'utf8')
    let answer: { readonly status: number; readonly body: string } | undefined = { status: 503, body: '' }
    await browser.context.route('**/sw.js', (route) => route.abort())
    await browser.context.route('**/data/lessons/foundations_*', (route) =>
      answer === undefined ? route.abort() : route.fulfill({ contentType: 'application/json', ...answer }),
    )
    await startsLearning(maya)
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.sees('The site didn’t respond correctly.')
    await maya.doesNotSee('on this device yet')
    await maya.opens('/quiz/foundations')
    await maya.sees('The site didn’t respond correctly.')
    answer = undefined
    await maya.presses('Load again')
    await maya.sees('It isn’t on this device yet.')
    answer = { status: 200, body: '{"title":"Introduction to Mon' }
    await maya.presses('Load again')
    await maya.sees('The file is damaged.')
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.sees('The file is damaged.')
    await maya.doesNotSee('on this device yet')
    answer = { status: 200, body: whole }
    await maya.presses('Try again')
    await maya.sees('Key Takeaways')
  })

  it('is reported in the lesson search, which has titles only', async ({ browser, learner: maya }) => {
    await browser.context.route('**/sw.js', (route) => route.abort())
    await startsLearning(maya)
    await maya.opens('/learning')
    await maya.types('budget', 'Search every lesson')
    await maya.sees('We searched titles only.')
  })

  it('with markup in its texts: shows the markup as text', async ({ browser, learner: maya }) => {
    await browser.context.route('**/sw.js', (route) => route.abort())
    const hostile = '<img src=x onerror="globalThis.hacked = true"><script>globalThis.hacked = true</script>'
    const lesson = {
      content: {
        hero: { title: hostile, subtitle: hostile },
        introduction: hostile,
        keyPoints: [hostile],
        sections: [{ title: hostile, content: `**${hostile}**\n\n- ${hostile}` }],
        callouts: [{ title: hostile, content: hostile, type: 'tip' }],
        practicalSteps: [{ title: hostile, description: hostile }],
      },
    }
    await browser.context.route('**/data/lessons/foundations_1.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: JSON.stringify(lesson) }),
    )
    await startsLearning(maya)
    await maya.opens('/lesson/foundations/foundations_1')
    await maya.seesHeading(hostile)
    expect(await browser.evaluate('return globalThis.hacked')).toBeUndefined()
    expect(await browser.evaluate('return document.querySelectorAll("main img[src=x], main script").length')).toBe(0)
  })
})
