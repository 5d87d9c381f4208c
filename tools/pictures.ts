/**
 * `npm run pictures` takes screenshots of the built site in Chromium, for the README's gallery and for installation
 * dialogs. Optional arguments are a folder, a part of a name and a maximum length. They limit it to matching pictures,
 * saved in that folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersQuiz } from '../tests/journeys/answersQuiz'
import { launchChromium } from '../tests/journeys/drivers/chromium'
import { Learner } from '../tests/journeys/Learner'
import { Site } from '../tests/journeys/Site'
import { installPictures } from './build/installPictures'
import { Camera } from './pictures/Camera'
import { galleryPage } from './pictures/galleryPage'
import { backupFileId } from '../src/words/paths'
import { firstDay, learnsForAWeek, setsDay } from './pictures/learnsForAWeek'
import { takesClass } from './pictures/takesClass'

const [folder = 'docs/pictures', only = '', cut = '1200'] = process.argv.slice(2)
const isWhole = only === '' && folder === 'docs/pictures'
const site = await Site.starts()
const browser = await launchChromium({ timezoneId: 'America/Chicago', colorScheme: 'light' })
const maya = new Learner(browser, site.origin)
const camera = await Camera.opens(browser, { folder, only, cut: Number(cut) })

const visits = async (path: string): Promise<void> => {
  await maya.opens(path)
  await maya.until("return document.querySelector('h1') !== null", 'a heading')
}
const shows = async (path: string, name: string, title: string, isDarkToo = false): Promise<void> => {
  await visits(path)
  await camera.takes(name, title, isDarkToo)
}

try {
  await setsDay(browser, firstDay)
  await visits('/')
  await maya.sees('ready offline', { withinMs: 120_000 })
  await camera.takes('home', 'Home', true)
  await shows('/about', 'about', 'About us')
  await shows('/financial-literacy', 'financial-literacy', 'The course')
  await shows('/opensource', 'opensource', 'Open source')
  await shows('/newsletters', 'newsletters', 'Newsletters')
  await shows('/newsletters/first-500', 'newsletter', 'A newsletter')
  await shows('/research', 'research', 'Research')
  await shows('/partnerships', 'partnerships', 'Partnerships')
  await shows('/teachers', 'teachers', 'For teachers')
  await shows('/contact', 'contact', 'Contact')
  await shows('/nowhere', 'not-found', 'Page not found', true)

  await shows('/login', 'login', 'Start learning')
  await maya.presses('Sign in or create an account')
  await maya.presses('Create account')
  await camera.takes('login-register', 'Create an account')
  await maya.types('Maya', 'First name')
  await maya.presses('Start learning')
  await maya.isAt('/dashboard')
  await shows('/dashboard', 'dashboard-new', 'Dashboard on the first day')
  await shows('/lesson/investing/investing_1', 'lesson-locked', 'A locked lesson')

  await learnsForAWeek(browser, maya)
  await shows('/dashboard', 'dashboard', 'Dashboard', true)
  await shows('/learning', 'learning-center', 'Learning Center', true)
  await maya.types('interest', 'Search')
  await maya.until("return document.querySelector('mark, [role=status]') !== null", 'what was found')
  await camera.takes('learning-search', 'Search')
  await shows('/learning?view=glossary', 'glossary', 'Glossary')
  await shows('/lesson/saving/saving_3', 'lesson', 'A lesson', true)
  await shows('/lesson/saving/saving_2', 'lesson-done', 'A completed lesson')
  await shows('/lesson/saving/saving_99', 'lesson-not-found', 'No such lesson')
  await shows('/quiz/saving', 'quiz', 'A quiz')
  await answersQuiz(maya, 'saving_quiz', 'wrong')
  await maya.sees('Try again')
  await camera.takes('quiz-failed', 'A quiz that was not passed')
  await visits('/quiz/foundations')
  await answersQuiz(maya, 'foundations_quiz', 'right')
  await maya.seesHeading(/^You passed/)
  await camera.takes('quiz-passed', 'A quiz that was passed', true)
  await shows('/achievements', 'achievements', 'Achievements')
  await visits('/profile')
  await maya.presses('Set a PIN')
  await maya.types('4711', 'New PIN, four digits')
  await maya.types('4711', 'Repeat new PIN')
  await maya.presses('Save PIN')
  await maya.sees('Lock when not in use')
  await shows('/profile', 'profile', 'Profile')
  await shows('/profile?view=backup', 'backup', 'Backup and storage')
  await maya.sees('Last made here')
  await camera.takesPart('backup-file', 'The backup file', backupFileId)
  await shows('/profile?view=settings', 'settings', 'Settings')
  await shows('/profile?view=delete', 'delete', 'Start over or delete')
  await shows('/tools', 'tools', 'Tools')
  await shows('/tools?tool=take-home-pay', 'tool-take-home-pay', 'Take-home pay')
  await shows('/tools?tool=budget', 'tool-budget', 'Budget')
  await shows('/tools?tool=debt-payoff', 'tool-debt-payoff', 'Debt payoff', true)
  await shows('/tools?tool=compound-growth', 'tool-compound-growth', 'Compound growth')
  await shows('/tools?tool=rent-or-buy', 'tool-rent-or-buy', 'Rent or buy')
  await takesClass(maya, camera)
  await shows('/dashboard-old', 'dashboard-old', 'Dashboard, lighter version')
  await shows('/learning-old', 'learning-old', 'Learning Center, lighter version')
  await shows('/login?from=/dashboard&again=1', 'login-known', 'Sign in again')

  if (isWhole) {
    mkdirSync('public/screenshots', { recursive: true })
    for (const { path, file, width, height } of installPictures) {
      await visits(path)
      await camera.takesWindow(join('public', file), width, height)
    }
  }

  // The error screen comes last, because from here on no screen can format a number.
  await browser.context.addInitScript(
    "Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get() { throw new Error('Broken for a picture') } })",
  )
  await shows('/achievements', 'error', 'The error screen')
  if (isWhole) writeFileSync(join(folder, 'README.md'), galleryPage(camera.taken))
} finally {
  await browser.close()
  await site.goesAway()
}
