/** `npm run pictures`: the gallery of the README, taken from the built site in Chromium. A folder and widths may be given. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { answersQuiz } from '../tests/journeys/answersQuiz'
import { launchChromium } from '../tests/journeys/drivers/chromium'
import { Learner } from '../tests/journeys/Learner'
import { Site } from '../tests/journeys/Site'

const [folder = 'docs/pictures', onlyPart = ''] = process.argv.slice(2)
const SIZES = [
  ['phone', 360, 740],
  ['laptop', 1280, 800],
] as const

mkdirSync(folder, { recursive: true })
const site = await Site.starts()

for (const colorScheme of ['light', 'dark'] as const) {
  const browser = await launchChromium({ colorScheme, timezoneId: 'America/Chicago' })
  const maya = new Learner(browser, site.origin)

  const take = async (name: string): Promise<void> => {
    if (!name.includes(onlyPart)) return
    for (const [device, width, height] of SIZES) {
      await browser.resize(width, height)
      await browser.evaluate(
        'scrollTo(0, 0); await document.fonts.ready; await new Promise((done) => setTimeout(done, 350))',
      )
      await browser.page.screenshot({ path: join(folder, `${name}-${device}-${colorScheme}.png`), fullPage: true })
    }
    await browser.resize(1280, 800)
  }
  const visit = async (path: string, name: string): Promise<void> => {
    await maya.opens(path)
    await maya.until("return document.querySelector('h1') !== null", 'a heading')
    await browser.evaluate('await new Promise((done) => setTimeout(done, 400))')
    await take(name)
  }

  await maya.opens('/')
  await maya.sees('ready offline', { withinMs: 60_000 })
  await take('home')
  for (const page of [
    'about',
    'financial-literacy',
    'opensource',
    'newsletters',
    'research',
    'partnerships',
    'contact',
  ]) {
    await visit(`/${page}`, page)
  }
  await visit('/nowhere', 'not-found')
  await visit('/login', 'login')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/dashboard')
  await visit('/dashboard', 'dashboard-new')
  for (const number of [1, 2, 3]) {
    await maya.opens(`/lesson/foundations/foundations_${number}`)
    await maya.presses('Mark complete')
    await maya.sees('Undo')
  }
  await take('lesson-posted')
  await visit('/lesson/saving/saving_2', 'lesson')
  await visit('/lesson/credit/credit_1', 'lesson-locked')
  await visit('/quiz/foundations', 'quiz')
  await answersQuiz(maya, 'foundations_quiz', 'right')
  await maya.seesHeading(/^You passed/)
  await take('quiz-passed')
  await visit('/dashboard', 'dashboard')
  await visit('/learning', 'learning-center')
  await visit('/learning?view=glossary', 'glossary')
  await visit('/achievements', 'achievements')
  await visit('/profile', 'profile')
  await visit('/tools', 'tools')
  await visit('/tools?tool=debt-payoff', 'tool')
  await visit('/dashboard-old', 'dashboard-old')
  await visit('/learning-old', 'learning-old')
  await visit('/login', 'login-known')
  await browser.close()
}
await site.goesAway()
