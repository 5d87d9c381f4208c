import { afterAll, beforeAll, describe, it } from 'vitest'
import { lessonWords } from '#words/lesson'
import { cardText } from '../../src/classroom/protocol/card/classCard'
import { openedClass, tools } from '../classroom/protocol/openedClass'
import type { Browser, BrowserKind } from './drivers/Browser'
import { threeNightly } from './engines'
import { choosesFiles, keepFiles, lastFile } from './filesOfPage'
import { Learner } from './Learner'
import { Site } from './Site'

const PASSWORD = 'four small red barns'
const WEEK = { timeout: 600_000 }

interface Person {
  readonly browser: Browser
  readonly learner: Learner
}

/** Opens the site, waits until it needs no network, and starts to learn. */
async function arrives(kind: BrowserKind, site: Site, name: string): Promise<Person> {
  const browser = await kind.launch()
  const learner = new Learner(browser, site.origin)
  await learner.opens('/')
  await learner.sees('ready offline', { withinMs: 120_000 })
  await learner.opens('/login')
  await learner.types(name, 'First name')
  await learner.presses('Start learning')
  await learner.isAt('/dashboard')
  return { browser, learner }
}

/** Presses a button and returns the file that it saves. */
async function fileOf({ browser, learner }: Person, button: string, said: string): Promise<string> {
  await keepFiles(browser)
  await learner.presses(button)
  await learner.sees(said)
  return await lastFile(browser)
}

describe.each(threeNightly)('a class without a network, in $name', (kind) => {
  let site: Site
  const people: Person[] = []
  let ada: Person
  let ben: Person
  let hale: Person
  let benFile: string

  beforeAll(async () => {
    site = await Site.starts(process.env['SITE_ROOT'])
  })
  afterAll(async () => {
    for (const { browser } of people) await browser.close()
    await site?.goesAway()
  })

  const person = async (name: string): Promise<Person> => {
    const someone = await arrives(kind, site, name)
    people.push(someone)
    return someone
  }
  /** Returns the link of the class card. */
  const opensClass = async ({ learner: teacher, browser }: Person): Promise<string> => {
    await teacher.opens('/learning')
    await teacher.presses('Teaching a group?')
    await teacher.types('Period 3', 'Class name')
    await teacher.types('Ms. Hale', 'Your name')
    await teacher.types(PASSWORD, 'Class password')
    await teacher.presses('Create class')
    await teacher.seesHeading('Class card', { withinMs: 60_000 })
    await teacher.until("return document.querySelector('input[readonly]') !== null", 'the link of the card')
    return String(await browser.evaluate("return document.querySelector('input[readonly]').value"))
  }

  it('lets learners join and hand in', WEEK, async () => {
    ada = await person('Ada')
    ben = await person('Ben')
    hale = await person('Hale')
    const { learner: teacher } = hale
    const link = await opensClass(hale)
    // From here on no device has a network.
    await site.goesAway()

    // Ada pastes the link. She sees who asks, the content that is handed in and the content that never is, with today's
    // example.
    await ada.learner.opens('/learning')
    await ada.learner.presses('Join a class')
    await ada.learner.types(link, 'Class card link')
    await ada.learner.presses('Open this class card')
    await ada.learner.seesHeading('Join this class?')
    await ada.learner.sees('Period 3')
    await ada.learner.sees('Teacher: Ms. Hale')
    const words = String(
      await teacher.browser.evaluate(
        "return [...document.querySelectorAll('main ol li')].map((li) => li.innerText.trim()).join(' ')",
      ),
    )
    const six = words.match(/[a-z]{3,}/gu)?.slice(0, 6) ?? []
    for (const word of six) await ada.learner.sees(word)
    await ada.learner.sees('Lessons, quizzes and certificates, with dates, scores and tries')
    await ada.learner.sees('Your account and email')
    await ada.learner.presses('See the report as text')
    await ada.learner.sees('"lessons": {}')
    await ada.learner.presses('Join')
    await ada.learner.seesHeading('Period 3')
    await ada.learner.sees('Your name in this class: Ada')
    await ada.learner.sees('You haven’t handed in anything yet.')

    // Ben opens the link itself and takes another name in this class.
    await ben.learner.opens(link.slice(site.origin.length))
    await ben.learner.seesHeading('Join this class?')
    await ben.learner.presses('Join')
    await ben.learner.sees('Your name in this class: Ben')
    await ben.learner.presses('Change this name')
    await ben.learner.types('Benjamin', 'Your name in this class')
    await ben.learner.presses('Save name')
    await ben.learner.sees('Your name in this class: Benjamin')

    // Ada completes a lesson. It is not handed in until she hands it in.
    await ada.learner.opens('/lesson/foundations/foundations_1')
    await ada.learner.presses(lessonWords.markComplete)
    await ada.learner.sees('50 points earned so far.')
    await ada.learner.opens('/dashboard')
    await ada.learner.sees('1 change not handed in You haven’t handed in anything yet.')
    await ada.learner.presses('Open Period 3')
    const adaFile = await fileOf(
      ada,
      'Hand in as a file',
      'It counts as handed in once your teacher’s phone confirms it.',
    )
    await ada.learner.sees('1 change not handed in')
    await ada.learner.presses('Read your report')
    await ada.learner.sees('"foundations_1"')
    benFile = await fileOf(ben, 'Hand in as a file', 'It counts as handed in once your teacher’s phone confirms it.')

    // The teacher collects both files at once and says which learners they belong to.
    await teacher.presses('Collect')
    await teacher.seesHeading('Collect')
    await choosesFiles(hale.browser, 'Choose report files', [benFile, adaFile])
    await teacher.sees('2 reports collected.')
    await teacher.sees('Saved. Show this to Ada')
    const digits = /Show this to Ada (\d{4} \d{4})/u.exec(await teacher.text())?.[1] ?? ''
    await teacher.presses('It’s Ada’s')
    await teacher.sees('1 of 1')
    await teacher.presses('It’s Benjamin’s')
    await teacher.sees('2 of 2')
    await teacher.presses('Grid')
    await teacher.sees('Benjamin')
    await teacher.presses('Ada, Financial Foundations')
    await teacher.sees('1 of 8 lessons')

    // Another learner's digits confirm nothing, but her own do. Ben only saw his name.
    await ada.learner.types('1234 5678', '8 digits')
    await ada.learner.presses('Check digits')
    await ada.learner.sees('These digits don’t match your report.')
    await ada.learner.types(digits, '8 digits')
    await ada.learner.presses('Check digits')
    await ada.learner.sees('Handed in. Your teacher has it.')
    await ada.learner.sees('Confirmed by your teacher’s phone')
    await ben.learner.presses('I saw my name')
    await ben.learner.sees('Saved. You said you saw your name.')
    await ben.learner.opens('/dashboard')
    await ben.learner.sees('hasn’t confirmed it. You have nothing new to hand in.')
    await ada.learner.opens('/dashboard')
    await ada.learner.sees('confirmed by your teacher’s phone You have nothing new to hand in.')
  })

  // From here on nothing is new to the engine.
  it.runIf(threeNightly.includes(kind))('gives learners a plan and lets them leave', WEEK, async () => {
    const { learner: teacher } = hale
    // Ada's next lessons are not handed in, and the dashboard says so.
    for (const lesson of [2, 3]) {
      await ada.learner.opens(`/lesson/foundations/foundations_${lesson}`)
      await ada.learner.presses(lessonWords.markComplete)
      await ada.learner.sees(`${lesson * 50} points earned so far.`)
    }
    await ada.learner.opens('/dashboard')
    await ada.learner.sees('2 changes not handed in Handed in:')

    // The plan of the week comes as a file. A file without a plan, or with the same plan again, changes nothing.
    await teacher.presses('Plan')
    await teacher.seesHeading('Plan')
    await teacher.sees('Save the plan')
    await hale.browser.evaluate(`
      const choose = (label, value) => {
        const named = [...document.querySelectorAll('select')].find(({ labels }) => labels[0]?.innerText.trim() === label)
        named.value = value
      }
      choose('Lesson or quiz 1', 'lesson foundations_1')
      choose('Lesson or quiz 2', 'lesson saving_1')
      choose('Lesson or quiz 3', 'lesson taxes_1')`)
    await teacher.types('Bring one question on Friday.', 'Message')
    await teacher.presses('Save the plan')
    await teacher.sees('Plan saved.')
    const plan = await fileOf(hale, 'Share as a file', 'Check your Downloads folder for the plan.')
    await ada.learner.presses('Open Period 3')
    await ada.learner.sees('the plan isn’t on this device yet.')
    await choosesFiles(ada.browser, 'Add a plan from a file', [benFile])
    await ada.learner.sees('We found no plan in this file. Nothing was changed.')
    await choosesFiles(ada.browser, 'Add a plan from a file', [plan])
    await ada.learner.sees('Your teacher’s plan is saved on this device.')
    await choosesFiles(ada.browser, 'Add a plan from a file', [plan])
    await ada.learner.sees('You already have this plan or a newer one. Nothing was changed.')
    await ada.learner.opens('/dashboard')
    await ada.learner.sees('This week in Period 3 Bring one question on Friday.')
    await ada.learner.sees('Done')
    await ada.learner.sees('To do')

    // The third is in a locked module. Ada can do it anyway, for the usual points, and the module then stays open.
    await ada.learner.opens('/lesson/taxes/taxes_2')
    await ada.learner.sees('You can mark it complete once Taxes is unlocked.')
    await ada.learner.opens('/lesson/taxes/taxes_1')
    await ada.learner.sees('Your class asks for this lesson, so you can mark it complete.')
    await ada.learner.presses(lessonWords.markComplete)
    await ada.learner.sees('300 points earned so far.')
    await ada.learner.opens('/lesson/taxes/taxes_2')
    await ada.learner.sees(lessonWords.markComplete)
    await ada.learner.opens('/dashboard')

    // Ada leaves. Her teacher learns it from one last report, which contains none of her progress.
    await ada.learner.presses('Open Period 3')
    await ada.learner.presses('Leave this class')
    await ada.learner.sees('You keep all your progress.')
    await ada.learner.presses('Leave class')
    await ada.learner.seesHeading('You left Period 3')
    const left = await fileOf(ada, 'Hand in as a file', 'It counts as handed in once your teacher’s phone confirms it.')
    await ada.learner.presses('Read your report')
    await ada.learner.sees('"left": true')
    await teacher.presses('Collect')
    await teacher.seesHeading('Collect')
    await choosesFiles(hale.browser, 'Choose report files', [left])
    await teacher.sees('left the class')
    await teacher.presses('Make a backup')
    await teacher.seesHeading('Backup and settings')
    await teacher.sees('Ada left on')
    await ada.learner.presses('I saw my name')
    await ada.learner.seesHeading('You’re not in this class')
    await ada.learner.opens('/dashboard')
    await ada.learner.sees('3 of 8')
    await ada.learner.doesNotSee('Period 3')

    // After a lost phone there is a new card of the class. Ben joins with it and leaves the older one.
    const { card } = await openedClass('Period 3', 'Ms. Hale')
    await ben.learner.opens(`/learning?view=join#${await cardText(card, tools)}`)
    await ben.learner.sees('You’re already in a class with this name')
    await ben.learner.presses('Join')
    await ben.learner.sees('You also have an older class card for Period 3')
    await ben.learner.presses('Leave the older class')
    await ben.learner.sees('You left the older class, Period 3.')
    await ben.learner.doesNotSee('You also have an older class card for Period 3')
  })
})
