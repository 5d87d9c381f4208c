import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lessonWords } from '#words/lesson'
import { checkWords } from '#words/check'
import { isThereWords } from '#words/isThere'
import { classBookWords } from '#words/classBook'
import { classCollectWords } from '#words/classCollect'
import { classOutcomesWords } from '#words/classOutcomes'
import { classPlanWords } from '#words/classPlan'
import { classRelayWords } from '#words/classRelay'
import { classWaitingWords } from '#words/classWaiting'
import { classYearWords } from '#words/classYear'
import { joinClassWords } from '#words/joinClass'
import { openingClassWords } from '#words/openingClass'
import { relayWords } from '#words/relay'
import { sharingWords } from '#words/sharing'
import { bundleHub, end, type HubProcess, type HubProgram } from '../../hub/hubProcess'
import { choosesAnswer } from '../answersQuestion'
import { cardOf, linkOfCard, opensClass, PASSWORD } from '../classFiles'
import type { Browser } from '../drivers/Browser'
import { launchHeadlessShell } from '../drivers/chromium'
import { choosesFiles, keepFiles, lastFile } from '../filesOfPage'
import { languageName } from '../languageWords'
import { Learner } from '../Learner'
import { LearnerInLanguage } from '../LearnerInLanguage'
import { type BesideSite, relayBesideSite } from '../relayBesideSite'
import { languagesBuild } from '../secondBuild'
import { fileOfDevice, joinsOutcomes, PER_DEVICE, TAXES_LESSONS } from '../schoolYearLearners'
import { ADA, ALL, expectOutcomes, expectReport, inFives, NAMES, otherClassFile, SHARING } from '../schoolYearTruth'
import { Site } from '../Site'

const LONG = { timeout: 600_000 }
/** The three learners of the tablet read three languages. The teachers read English. */
const LANGUAGES: Readonly<Record<string, string>> = { Ada: 'en', Ben: 'en-XA', Cleo: 'ar-XB' }

describe('a school year of thirty learners and two teachers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-year-'))
  const browsers: Browser[] = []
  let site: Site
  let beside: BesideSite
  let program: HubProgram
  let hub: HubProcess
  let okafor: Learner
  let tablet: LearnerInLanguage
  let link: string

  const opensBrowser = async (): Promise<Browser> => {
    const browser = await launchHeadlessShell()
    browsers.push(browser)
    return browser
  }
  const someone = async (): Promise<Learner> => new Learner(await opensBrowser(), beside.origin)
  const startsHub = (name: string): Promise<HubProcess> =>
    program.start(['--data', join(folder, name), '--origin', beside.origin])

  beforeAll(async () => {
    program = bundleHub('hub-school-year')
    site = await Site.starts(await languagesBuild())
    beside = await relayBesideSite(site.origin, () => `http://localhost:${hub.port}`)
    hub = await startsHub('first hub')
    okafor = await someone()
    tablet = new LearnerInLanguage(await opensBrowser(), beside.origin)
  })
  let isBroken = false
  beforeEach(({ skip, onTestFailed }) => {
    skip(isBroken, 'An earlier part of the year failed.')
    onTestFailed(() => void (isBroken = true))
  })
  afterAll(async () => {
    for (const browser of browsers) await browser.close()
    if (hub !== undefined && hub.child.exitCode === null && hub.child.signalCode === null) await end(hub, 'SIGKILL')
    await beside?.close()
    await site?.goesAway()
    program?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const begins = async (who: Learner, name: string) => {
    await who.types(name, 'First name')
    await who.presses('Start learning')
    await who.isAt('/dashboard')
  }
  /** The tablet asks in the language of the learner before. */
  const isAsked = async () => {
    await tablet.hears()
    await tablet.seesHeading('Who is learning?')
  }
  const becomes = async (name: string) => {
    await tablet.opens('/dashboard')
    await tablet.presses('Switch learner')
    await isAsked()
    await tablet.pressesName(name)
    await tablet.isAt('/dashboard')
    await tablet.isIn(LANGUAGES[name] ?? 'en')
  }
  /** Chooses the learner’s language in the menu. */
  const speaks = async (name: string) => {
    await tablet.hears()
    await tablet.pressesName(name)
    await tablet.pressesName(languageName(LANGUAGES[name] ?? 'en'))
    await tablet.isIn(LANGUAGES[name] ?? 'en')
  }
  const completes = async (lesson: number, total: number) => {
    await tablet.opens(`/lesson/taxes/taxes_${lesson}`)
    await tablet.presses(lessonWords.markComplete)
    await tablet.sees(`Done. ${total} points earned so far.`)
  }
  /** Answers so many questions of the self-check, and says of the others that the answer is not known. */
  const takesCheck = async (right: number) => {
    await tablet.opens('/learning?view=check&module=taxes')
    await tablet.presses(checkWords.start)
    for (let question = 1; question <= 6; question += 1) {
      await tablet.sees(checkWords.place(question, 6))
      if (question > right) await tablet.presses(checkWords.dontKnow)
      else {
        await choosesAnswer(tablet, 'right')
        await tablet.presses(question === 6 ? checkWords.finish : checkWords.next)
      }
    }
    await tablet.sees(checkWords.saved)
    // Many sentences are of the form “1 of 6”, and languages word them differently.
    await tablet.seesHeading(new RegExp(`${right} .+ 6`, 'u'))
  }
  /** The teacher's app also collects automatically, so some reports may be confirmed already. */
  const areSent = async () => {
    const { answered, 'on-relay': onRelay } = joinClassWords.chip
    for (const name of NAMES) {
      const chips = JSON.stringify(
        [answered, onRelay, joinClassWords.countsChip, joinClassWords.uncountedChip].map(
          (chip) => `${name} ${tablet.says(chip)}`,
        ),
      )
      await tablet.until(
        `const text = document.body.innerText.replace(/\\s+/g, ' ')
        return ${chips}.some((chip) => text.includes(chip))`,
        `a report of ${name} that was sent`,
      )
    }
  }
  const addsRelay = async () => {
    await okafor.types(beside.origin, classRelayWords.address)
    await okafor.types(hub.pin, classRelayWords.pin)
    await okafor.presses(classRelayWords.putOn)
    await okafor.sees(classRelayWords.isOn)
    link = await linkOfCard(okafor.browser)
  }
  const goesTo = async (who: Learner, page: string) => {
    await who.presses(page)
    await who.seesHeading(page)
  }
  /** Whatever the app has fetched itself, the relay has nothing more after this. */
  const emptiesRelay = async () => {
    await okafor.presses(classRelayWords.fetch)
    await okafor.until(
      "return [...document.querySelectorAll('[role=status]')].some(({ innerText }) => innerText.includes('relay'))",
      'an answer of the relay',
    )
  }
  const collectsDevices = async (who: Learner, from: number, to: number) => {
    const card = await cardOf(link)
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
    const files = await Promise.all(numbers.map((number) => fileOfDevice(card, number)))
    const reports = files.length * PER_DEVICE
    await choosesFiles(who.browser, classCollectWords.filesLabel, files)
    await who.sees(classCollectWords.filesDone(reports, 0))
    await who.presses(classWaitingWords.letAllIn(reports))
    await who.sees(classWaitingWords.letIn(reports))
  }
  const hasCollected = (who: Learner, learners: number) => who.sees(`${learners} of ${learners} handed in today`)
  const collectsAlone = async (who: Learner, number: number) => {
    await goesTo(who, 'Collect')
    await collectsDevices(who, number, number)
    await hasCollected(who, ALL - PER_DEVICE)
  }
  const opensKeep = async (who: Learner) => {
    await goesTo(who, 'Grid')
    await who.presses(classBookWords.keep.title)
    await who.seesHeading(classBookWords.keep.title)
  }
  const backsUp = async (who: Learner): Promise<string> => {
    await opensKeep(who)
    await keepFiles(who.browser)
    await who.presses(classBookWords.keep.make)
    await who.sees(classBookWords.keep.given.downloading)
    await who.presses(isThereWords.yes)
    await who.sees(isThereWords.noted)
    return await lastFile(who.browser)
  }
  const restores = async (who: Learner, backup: string, sentence: string) => {
    await who.opens('/learning?view=class')
    await who.presses(openingClassWords.bring.title)
    await choosesFiles(who.browser, openingClassWords.bring.choose, [backup])
    await who.types(PASSWORD, openingClassWords.bring.password)
    await who.presses(openingClassWords.bring.action)
    await who.sees(sentence)
    await who.presses(classBookWords.open)
    await who.seesHeading('Today')
  }
  const savesOutcomes = async (): Promise<string> => {
    await goesTo(okafor, 'Grid')
    await okafor.presses(classBookWords.toOutcomes)
    await okafor.seesHeading(classOutcomesWords.title)
    await okafor.sees(`${classOutcomesWords.enrolled} ${inFives(ALL)}+`)
    await keepFiles(okafor.browser)
    await okafor.presses(classOutcomesWords.file)
    await okafor.sees(classOutcomesWords.fileGiven.downloading)
    return await lastFile(okafor.browser)
  }

  it('begins with a relay and a plan out of order', LONG, async () => {
    await okafor.opens('/login')
    await begins(okafor, 'Okafor')
    await okafor.opens('/learning?view=class')
    await opensClass(okafor, 'Period 3', 'Ms. Okafor')
    await okafor.presses(classRelayWords.advanced)
    await addsRelay()
    await goesTo(okafor, 'Plan')
    await okafor.sees(classPlanWords.send)
    await okafor.browser.evaluate(`
      const first = [...document.querySelectorAll('select')].find(({ labels }) => labels[0]?.innerText.trim() === 'Lesson or quiz 1')
      first.value = 'lesson taxes_1'
      first.dispatchEvent(new Event('change', { bubbles: true }))`)
    await okafor.sees(classPlanWords.locked(['Taxes']))
    await okafor.types('Bring one pay stub.', classPlanWords.message)
    await okafor.presses(classPlanWords.send)
    await okafor.sees(classPlanWords.saved)
    await goesTo(okafor, 'Collect')
    await emptiesRelay()
  })

  it('lets three learners of one tablet join, learn and hand in', LONG, async () => {
    await tablet.opens('/login')
    await begins(tablet, 'Ada')
    for (const name of NAMES) {
      if (name !== 'Ada') {
        await tablet.opens('/dashboard')
        await tablet.presses('Switch learner')
        await isAsked()
        await tablet.presses('Start learning')
        await begins(tablet, name)
        await speaks(name)
      }
      await tablet.opens(link.slice(beside.origin.length))
      if (name !== 'Ada') {
        await isAsked()
        await tablet.pressesName(name)
        await tablet.hears()
      }
      await tablet.seesHeading(joinClassWords.joinTitle)
      if (SHARING.includes(name)) await tablet.chooses(sharingWords.yes)
      await tablet.presses(joinClassWords.join)
      await tablet.sees(SHARING.includes(name) ? sharingWords.isShared : sharingWords.isNotShared)
      await tablet.sees('Bring one pay stub.')
    }
    await becomes('Ben')
    await takesCheck(1)
    await completes(1, 150)
    await becomes('Ada')
    await takesCheck(ADA.before)
    await tablet.opens('/lesson/taxes/taxes_2')
    await tablet.sees('You can mark it complete once Taxes is unlocked.')
    await tablet.opens('/lesson/taxes/taxes_1')
    await tablet.sees('Your class asks for this lesson, so you can mark it complete.')
    // No one has paid points for the module, and the lesson gives all of its own.
    for (const lesson of [1, 2, 3, 4]) await completes(lesson, 150 * lesson)
    await takesCheck(ADA.after)

    await tablet.opens('/dashboard')
    await tablet.presses(joinClassWords.everyoneNow)
    await areSent()
    await emptiesRelay()
    await okafor.presses(classWaitingWords.letAllIn(NAMES.length))
    await okafor.sees(classWaitingWords.letIn(NAMES.length))
    await emptiesRelay()
    // The receipts come with the plan, and no one enters digits.
    await tablet.presses(joinClassWords.everyoneNow)
    await tablet.sees(joinClassWords.confirmed(NAMES.length))
  })

  it('collects one file from each of seven devices', LONG, async () => {
    await collectsDevices(okafor, 1, 7)
    await hasCollected(okafor, 24)
  })

  it('loses its relay, and hands in over another one', LONG, async () => {
    await end(hub, 'SIGKILL')
    await becomes('Ben')
    await completes(2, 300)
    await tablet.opens('/dashboard')
    await tablet.presses(joinClassWords.everyoneNow)
    await tablet.sees(relayWords.fault.offline)
    await tablet.sees(`Ben ${tablet.says(joinClassWords.notIn)}`)

    hub = await startsHub('second hub')
    await goesTo(okafor, 'Class card')
    await okafor.presses(classRelayWords.advanced)
    await okafor.presses(classRelayWords.drop)
    // The new relay does not know the class, so it can't delete it.
    await okafor.sees(classRelayWords.remains.drop)
    await okafor.presses(classRelayWords.dropAnyway)
    await okafor.sees(classRelayWords.droppedUntold)
    const before = link
    await addsRelay()
    expect(link).not.toBe(before)
    // Learners who scan the new card keep their answer about self-checks, and only press Join.
    for (const name of NAMES) {
      await tablet.opens(link.slice(beside.origin.length))
      await isAsked()
      await tablet.pressesName(name)
      await tablet.isIn(LANGUAGES[name] ?? 'en')
      await tablet.seesHeading(joinClassWords.joinTitle)
      await tablet.presses(joinClassWords.join)
      await tablet.sees(SHARING.includes(name) ? sharingWords.isShared : sharingWords.isNotShared)
    }
    await tablet.opens('/dashboard')
    await tablet.presses(joinClassWords.everyoneNow)
    await areSent()
    await goesTo(okafor, 'Collect')
    await emptiesRelay()
    await emptiesRelay()
    await tablet.presses(joinClassWords.everyoneNow)
    await tablet.sees(joinClassWords.confirmed(NAMES.length))
    await goesTo(okafor, 'Grid')
    await okafor.presses('Ben, Taxes')
    await okafor.sees(`2 of ${TAXES_LESSONS} lessons`)
  })

  it('has a second teacher, and both have everyone', LONG, async () => {
    const ito = await someone()
    await ito.opens('/login')
    await begins(ito, 'Ito')
    await restores(ito, await backsUp(okafor), openingClassWords.bring.restored('Period 3'))
    await Promise.all([collectsAlone(ito, 9), collectsAlone(okafor, 8)])
    const [ofIto, ofOkafor] = [await backsUp(ito), await backsUp(okafor)]
    await Promise.all([
      restores(ito, ofOkafor, openingClassWords.bring.joined('Period 3')),
      restores(okafor, ofIto, openingClassWords.bring.joined('Period 3')),
    ])
    for (const teacher of [ito, okafor]) {
      await goesTo(teacher, 'Collect')
      await hasCollected(teacher, ALL)
    }
    // A page that collects would open the class on the relay again after it is archived.
    await ito.opens('/teachers')
  })

  it('shows outcomes, and joins them with another class', LONG, async () => {
    const saved = await savesOutcomes()
    const asOf = expectOutcomes(saved)
    const path = join(folder, 'period-3.outcomes.json')
    writeFileSync(path, saved)
    const month = asOf.slice(0, 7)
    joinsOutcomes([path, otherClassFile(folder, asOf)], folder, month)
    expectReport(readFileSync(join(folder, `outcomes-${month}.html`), 'utf8'))
  })

  it('is archived, and takes no more reports', LONG, async () => {
    const before = await savesOutcomes()
    await opensKeep(okafor)
    await okafor.presses(classYearWords.archive)
    await okafor.sees(`${classYearWords.archived} ${classYearWords.relayClosed}`)
    await becomes('Ben')
    await completes(3, 450)
    await tablet.opens('/dashboard')
    await tablet.presses(joinClassWords.everyoneNow)
    await tablet.sees(relayWords.fault.closed)
    await tablet.sees(`Ben ${tablet.says(joinClassWords.notIn)}`)
    await goesTo(okafor, 'Collect')
    await okafor.sees(classYearWords.collectText)
    expect(await savesOutcomes()).toBe(before)
    await goesTo(okafor, 'Grid')
    await okafor.presses('Ben, Taxes')
    await okafor.sees(`2 of ${TAXES_LESSONS} lessons`)
  })

  it('starts a new year with the plan and without learners', LONG, async () => {
    await opensKeep(okafor)
    await okafor.presses(classYearWords.newTitle)
    await okafor.types('four other red barns', openingClassWords.opening.password)
    await okafor.presses(openingClassWords.opening.action)
    await okafor.seesHeading('Class card')
    await okafor.until("return document.querySelector('input[readonly]') !== null", 'the link of the card')
    const [one, other] = [await cardOf(link), await cardOf(await linkOfCard(okafor.browser))]
    expect(other.classId).not.toEqual(one.classId)
    // A name of its own, so that the list of classes has no two alike.
    expect([other.className, other.teacherName, other.relays]).toEqual([
      `Period 3, ${new Date().getFullYear()}`,
      one.teacherName,
      [],
    ])
    await goesTo(okafor, 'Plan')
    await okafor.sees('How Income Tax Works')
    await okafor.sees('Bring one pay stub.')
    await goesTo(okafor, 'Grid')
    await okafor.sees(classBookWords.nobodyTitle)
  })
})
