import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lessonWords } from '#words/lesson'
import { launchHeadlessShell } from './drivers/chromium'
import { threeNightly } from './engines'
import { Learner } from './Learner'
import { Site } from './Site'

let site: Site
beforeAll(async () => {
  site = await Site.starts()
})
afterAll(() => site?.goesAway())

/** Returns the text of a learner's card, read from their own dashboard, such as “Ana Blue boat”. */
async function cardOf(tablet: Learner, name: string): Promise<string> {
  await tablet.until(`return /${name} \\(\\w+ \\w+\\)/.test(document.body.innerText)`, `${name} with a picture`)
  const [, look = ''] = new RegExp(`${name} \\((\\w+ \\w+)\\)`).exec(await tablet.text()) ?? []
  return `${name} ${look.charAt(0).toUpperCase()}${look.slice(1)}`
}

async function begins(tablet: Learner, name: string): Promise<string> {
  await tablet.types(name, 'First name')
  await tablet.presses('Start learning')
  await tablet.isAt('/dashboard')
  return await cardOf(tablet, name)
}

async function addsLearner(tablet: Learner, name: string): Promise<string> {
  await tablet.presses('Switch learner')
  await tablet.seesHeading('Who is learning?')
  await tablet.presses('Start learning')
  return await begins(tablet, name)
}

async function opensAs(tablet: Learner, card: string): Promise<void> {
  await tablet.presses('Switch learner')
  await tablet.seesHeading('Who is learning?')
  await tablet.presses(card)
  await tablet.isAt('/dashboard')
  await tablet.sees(
    card.replace(/^(\w+) (\w+)/, (_all, name: string, color: string) => `${name} (${color.toLowerCase()}`),
  )
}

const DAY_MS = 86_400_000
const WEEK = { timeout: 600_000 }

it('Three learners share a tablet for a week without mixing their work', WEEK, async () => {
  const browser = await launchHeadlessShell()
  try {
    const tablet = new Learner(browser, site.origin)
    const monday = new Date('2026-11-16T09:00:00').getTime()
    await browser.page.clock.install({ time: monday })
    await tablet.opens('/login')
    const ana = await begins(tablet, 'Ana')
    const ben = await addsLearner(tablet, 'Ben')
    await tablet.presses('Switch learner')
    await tablet.presses('Start learning')
    await tablet.types('ana', 'First name')
    await tablet.sees(`Another learner here is named ana (${ana.slice(4).toLowerCase()})`)
    const otherAna = await begins(tablet, 'Ana')
    expect(otherAna).not.toBe(ana)

    // Ana learns every day, Ben until Wednesday, the other Ana on two days. The last learner of yesterday comes first today.
    const lessonsOf = new Map([
      [ana, 0],
      [ben, 0],
      [otherAna, 0],
    ])
    for (let day = 0; day < 7; day += 1) {
      await browser.page.clock.setSystemTime(monday + day * DAY_MS)
      const present = [ana, ...(day < 3 ? [ben] : []), ...(day === 1 || day === 4 ? [otherAna] : [])]
      for (const card of day % 2 === 0 ? present : present.toReversed()) {
        const before = lessonsOf.get(card) ?? 0
        await opensAs(tablet, card)
        await tablet.sees(before === 0 ? 'Start lesson 1' : `${before} of 8`)
        await tablet.opens(`/lesson/foundations/foundations_${before + 1}`)
        await tablet.presses(lessonWords.markComplete)
        await tablet.sees(`${(before + 1) * 50} points earned so far.`)
        lessonsOf.set(card, before + 1)
        await tablet.opens('/dashboard')
        await tablet.sees(`${before + 1} of 8`)
      }
    }
    expect([...lessonsOf.values()]).toEqual([7, 3, 2])
    for (const [card, lessons] of lessonsOf) {
      await opensAs(tablet, card)
      await tablet.opens('/profile?view=backup')
      await tablet.sees(`${lessons} lessons, `)
      await tablet.opens('/dashboard')
    }
  } finally {
    await browser.close()
  }
})

it('names the learner beside the button that marks a lesson', async () => {
  const browser = await launchHeadlessShell()
  try {
    const tablet = new Learner(browser, site.origin)
    await tablet.opens('/login')
    await begins(tablet, 'Ana')
    await addsLearner(tablet, 'Ben')
    await tablet.opens('/lesson/foundations/foundations_1')
    await tablet.sees('Key Takeaways')
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [820, 1180],
    ] as const) {
      await browser.resize(width, height)
      const beside = await browser.evaluate(`
        const isOn = (text, within) => [...within.querySelectorAll('*')].find(
          (element) => element.children.length === 0 && element.textContent === text && element.checkVisibility())
        const bar = document.querySelector('main section[aria-label="Lesson progress"]')
        const button = [...bar.querySelectorAll('button')].find((one) => one.textContent.includes(${JSON.stringify(lessonWords.markComplete)}))
        const [name, press] = [isOn('Ben', bar).getBoundingClientRect(), button.getBoundingClientRect()]
        const chip = isOn('Ben', document.querySelector('header'))
        const isSeen = (box) => box.width > 0 && box.top >= 0 && box.bottom <= innerHeight
        return {
          bar: isSeen(name) && name.right <= press.left && name.bottom > press.top && name.top < press.bottom,
          picture: bar.querySelector('svg').getBoundingClientRect().right <= press.left,
          chip: chip !== undefined && isSeen(chip.getBoundingClientRect()),
        }`)
      expect([width, beside]).toEqual([width, { bar: true, picture: true, chip: true }])
    }
  } finally {
    await browser.close()
  }
})

it('Ben’s lesson in Ana’s ledger moves to his, offline', async () => {
  const browser = await launchHeadlessShell()
  try {
    const tablet = new Learner(browser, site.origin)
    await tablet.opens('/login')
    const ben = await begins(tablet, 'Ben')
    const ana = await addsLearner(tablet, 'Ana')
    await tablet.sees('Ready offline', { withinMs: 60_000 })
    await browser.context.setOffline(true)
    await tablet.opens('/lesson/foundations/foundations_1')
    await tablet.presses(lessonWords.markComplete)
    await tablet.sees('50 points earned so far.')
    await tablet.opens('/dashboard')
    await tablet.sees('Was this you?')
    await tablet.presses('This wasn’t me')
    await tablet.presses('Remove from my progress')
    await tablet.sees('Removed from your progress. Go to Earlier progress')
    await tablet.presses('Earlier progress')
    await tablet.sees('0 lessons, 0 quizzes')
    await tablet.presses('Give')
    await tablet.sees('Done. It’s now in Ben’s progress on this device.')
    await tablet.opens('/dashboard')
    await opensAs(tablet, ben)
    await tablet.sees('Moved from Ana')
    await opensAs(tablet, ana)
    await tablet.opens('/lesson/foundations/foundations_1')
    await tablet.sees(lessonWords.markComplete)
  } finally {
    await browser.close()
  }
})

describe.each(threeNightly)('after Switch Learner, in $name,', (kind) => {
  it('Back shows nothing of the last learner, even after another one starts', async () => {
    const browser = await kind.launch()
    try {
      const tablet = new Learner(browser, site.origin)
      await tablet.opens('/login')
      const ana = await begins(tablet, 'Ana')
      await tablet.opens('/lesson/foundations/foundations_1')
      await tablet.presses(lessonWords.markComplete)
      await tablet.sees('50 points earned so far.')
      await tablet.opens('/dashboard')
      await tablet.sees('1 of 8')
      await tablet.presses('Switch learner')
      await tablet.seesHeading('Who is learning?')
      await tablet.sees(ana.slice(4))
      await tablet.goesBack()
      await tablet.isAt('/login?from=%2Fdashboard')
      await tablet.seesHeading('Who is learning?')
      expect(await tablet.text()).not.toMatch(/1 of 8|50 points/)

      await tablet.opens('/login?view=new')
      await begins(tablet, 'Ben')
      await tablet.sees('Start lesson 1')
      await tablet.goesBack()
      await tablet.until("return !document.body.hidden && document.readyState === 'complete'", 'a page')
      await tablet.comesToRest()
      expect(await tablet.text()).not.toMatch(/\bAna\b|1 of 49|50 points earned so far/)
    } finally {
      await browser.close()
    }
  })
})
