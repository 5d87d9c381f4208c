import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkWords } from '#words/check'
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
import { reportWords } from '../../tools/outcomes/words'
import { bundleHub, end, type HubProcess, type HubProgram } from '../hub/hubProcess'
import { choosesAnswer } from './answersQuestion'
import { cardOf, linkOfCard, opensClass, PASSWORD } from './classFiles'
import type { Browser } from './drivers/Browser'
import { launchHeadlessShell } from './drivers/chromium'
import { choosesFiles, keepFiles, lastFile } from './filesOfPage'
import { Learner } from './Learner'
import { type BesideSite, relayBesideSite } from './relayBesideSite'
import {
  fileOfDevice,
  inFives,
  joinsOutcomes,
  OTHER_CLASS,
  otherClassFile,
  type Pair,
  PER_DEVICE,
  PUPILS,
  rowOfChecks,
  TAXES_LESSONS,
} from './schoolYearLearners'
import { Site } from './Site'

const LONG = { timeout: 600_000 }
/** The learners of the shared device. The site in another language would need a second build, so all three read English. */
const NAMES = ['Ada', 'Ben', 'Cleo'] as const
const ALL = NAMES.length + PUPILS.length
const SHARING: readonly string[] = ['Ada', 'Ben']
const ADA: Pair = { before: 2, after: 5 }

/** The truth about the class. Ada did everything but the quiz, Ben did some lessons, and Cleo did nothing. */
const PAIRS: readonly Pair[] = [
  ...PUPILS.flatMap(({ isSharing, before, after }) => (isSharing && after !== undefined ? [{ before, after }] : [])),
  ADA,
]
const countOf = (isCounted: (pupil: (typeof PUPILS)[number]) => boolean) => PUPILS.filter(isCounted).length
const TRUTH = {
  enrolled: ALL,
  active: ALL - 1,
  finished: countOf(({ lessons }) => lessons === TAXES_LESSONS) + 1,
  passedFirst: countOf(({ scores }) => scores[0] === 90),
  passedBest: countOf(({ scores }) => scores.length > 0),
  gained: PAIRS.filter(({ before, after }) => after > before).length,
  lost: PAIRS.filter(({ before, after }) => after < before).length,
  inIowa: countOf(({ isSharing, state }) => isSharing && state === 'IA'),
  inWisconsin: countOf(({ isSharing, state }) => isSharing && state === 'WI'),
}

describe('a school year of thirty learners and two teachers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'school-year-'))
  const browsers: Browser[] = []
  let site: Site
  let beside: BesideSite
  let program: HubProgram
  let hub: HubProcess
  let okafor: Learner
  let tablet: Learner
  let link: string

  const someone = async (): Promise<Learner> => {
    const browser = await launchHeadlessShell()
    browsers.push(browser)
    return new Learner(browser, beside.origin)
  }
  const startsHub = (name: string): Promise<HubProcess> =>
    program.start(['--data', join(folder, name), '--origin', beside.origin])

  beforeAll(async () => {
    program = bundleHub('hub-school-year')
    site = await Site.starts(process.env['SITE_ROOT'])
    beside = await relayBesideSite(site.origin, () => `http://localhost:${hub.port}`)
    hub = await startsHub('first hub')
    ;[okafor, tablet] = await Promise.all([someone(), someone()])
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
  const becomes = async (name: string) => {
    await tablet.opens('/dashboard')
    await tablet.presses('Switch learner')
    await tablet.seesHeading('Who is learning?')
    await tablet.presses(name)
    await tablet.isAt('/dashboard')
  }
  const completes = async (lesson: number, total: number) => {
    await tablet.opens(`/lesson/taxes/taxes_${lesson}`)
    await tablet.presses('Mark complete')
    await tablet.sees(`Total ${total} points.`)
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
    await tablet.sees(checkWords.result(right, 6))
  }
  /** The teacher's app collects by itself too, so some reports may be confirmed already. */
  const areSent = async () => {
    const { answered, 'on-relay': onRelay } = joinClassWords.chip
    for (const name of NAMES) {
      const chips = JSON.stringify([`${name} ${answered}`, `${name} ${onRelay}`])
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
        await tablet.seesHeading('Who is learning?')
        await tablet.presses('Start learning')
        await begins(tablet, name)
      }
      await tablet.opens(link.slice(beside.origin.length))
      if (name !== 'Ada') {
        await tablet.seesHeading('Who is learning?')
        await tablet.presses(name)
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
    // Nobody has paid points for the module, and the lesson gives all of its own.
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

  it('collects the last two devices', LONG, async () => {
    await collectsDevices(okafor, 8, 9)
    await hasCollected(okafor, ALL)
  })

  it('shows outcomes, and joins them with another class', LONG, async () => {
    const saved = await savesOutcomes()
    const { asOf, enrolled, active, handedIn, modules, states } = JSON.parse(saved) as Record<string, never>
    const atLeast = (count: number, all = ALL) => inFives(count, all)
    const common = { enrolled: inFives(ALL), active: atLeast(TRUTH.active), handedIn: atLeast(ALL) }
    expect({ enrolled, active, handedIn }).toEqual(common)
    expect(states).toEqual([
      { state: 'IA', learners: atLeast(TRUTH.inIowa) },
      { state: 'WI', learners: atLeast(TRUTH.inWisconsin) },
    ])
    const taxes = (modules as readonly { readonly id: string; readonly blocks: readonly object[] }[]).find(
      ({ id }) => id === 'taxes',
    )
    expect(taxes?.blocks).toHaveLength(PAIRS.length / 5)
    expect(taxes).toMatchObject({
      finished: atLeast(TRUTH.finished),
      passedFirst: atLeast(TRUTH.passedFirst),
      passedBest: atLeast(TRUTH.passedBest),
      gained: atLeast(TRUTH.gained, PAIRS.length),
      lost: atLeast(TRUTH.lost, PAIRS.length),
    })

    const path = join(folder, 'period-3.outcomes.json')
    writeFileSync(path, saved)
    const month = String(asOf).slice(0, 7)
    joinsOutcomes([path, otherClassFile(folder, asOf)], folder, month)
    const page = readFileSync(join(folder, `outcomes-${month}.html`), 'utf8')
    const inTens = (count: number) => (count < 10 ? reportWords.hidden : `${Math.floor(count / 10) * 10}+`)
    const fact = (name: string, value: string) => expect(page).toContain(`<dt>${name}</dt><dd>${value}</dd>`)
    const row = (name: string, ...cells: readonly string[]) =>
      expect(page).toContain(`<th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    fact(reportWords.classes, '2')
    fact(reportWords.enrolled, inTens(common.enrolled + OTHER_CLASS.enrolled))
    fact(reportWords.active, inTens(common.active + OTHER_CLASS.active))
    const { finished, passedFirst, passedBest, learnersInIowa, pairs } = OTHER_CLASS
    const done = [
      atLeast(TRUTH.finished) + finished,
      atLeast(TRUTH.passedFirst) + passedFirst,
      atLeast(TRUTH.passedBest) + passedBest,
    ]
    row('Taxes', ...done.map(inTens))
    row('Taxes', inTens(PAIRS.length + pairs.length), ...rowOfChecks([...PAIRS, ...pairs]))
    row('IA', inTens(atLeast(TRUTH.inIowa) + learnersInIowa))
    expect(page).not.toContain('>WI<')
  })
})
