/**
 * Lets a learner hand in to a hub that is killed again and again. The hub must have everything that the screen calls handed in.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { lessonWords } from '#words/lesson'
import { cardText } from '../../../src/classroom/protocol/card/classCard'
import { databaseOf, envelopeBytesIn } from '../../../src/classroom/protocol/relay/relayDocument'
import { openReport } from '../../../src/classroom/protocol/report/sealReport'
import { openedClass, type OpenedClass, tools } from '../../classroom/protocol/openedClass'
import { end, type HubProcess, type HubProgram, makeClass } from '../../hub/hubProcess'
import { ask, basic, PASSWORD, USER } from '../../hub/openHub'
import type { Learner } from '../../journeys/Learner'
import type { Chance } from '../chance'
import { viewOfDocument } from '../model/view'
import { Violation } from '../Violation'
import { LESSONS, moduleOf } from './course'

const READY_MS = 120_000
/** The time after the press. A report is in transit for some of it. */
const MOST_MS = 120
const SAYS_ALL_IN = `const text = document.body.innerText
  return text.includes('On the relay') && !text.includes('not handed in')`

interface Rows {
  readonly rows?: readonly { readonly doc?: object }[]
}

export class HandingIn {
  readonly sentences: string[] = []
  kills = 0
  /** How often the screen said that everything was handed in. */
  confirmations = 0
  #opened: OpenedClass | undefined
  #hub: HubProcess | undefined
  #address = ''
  readonly #complete: string[] = []
  /** The work that the screen has called handed in. */
  #handedIn = 0

  constructor(
    private readonly program: HubProgram,
    private readonly port: number,
    private readonly learner: Learner,
    private readonly counts: (what: string) => void,
  ) {}

  async begins(): Promise<void> {
    const opened = await openedClass()
    this.#opened = opened
    this.#hub = await this.#starts()
    const status = await makeClass(this.#hub, opened)
    if (status !== 201) throw new Error(`The class was not made: ${status}.`)
    const relay = { name: 'couchdb', address: this.learner.origin, user: USER, password: PASSWORD } as const
    const { learner } = this
    await learner.opens('/')
    await learner.sees('ready offline', { withinMs: READY_MS })
    await learner.opens('/login')
    await learner.types('Ada', 'First name')
    await learner.presses('Start learning')
    await learner.isAt('/dashboard')
    await learner.opens(`/learning?view=join#${await cardText({ ...opened.card, relays: [relay] }, tools)}`)
    await learner.presses('Join')
    await learner.sees('Your name in this class: Ada')
    await learner.until(SAYS_ALL_IN, 'the first report to be on the relay')
    this.#address = String(await learner.browser.evaluate('return location.pathname + location.search'))
  }

  async run(chance: Chance, count: number): Promise<void> {
    for (const lesson of LESSONS.slice(0, count)) {
      await this.#completes(lesson)
      await this.learner.opens(this.#address)
      const waitsForConfirmation = chance.below(3) === 0
      const ms = chance.below(MOST_MS)
      await this.learner.presses('Hand in over the network')
      if (waitsForConfirmation) await this.learner.until(SAYS_ALL_IN, 'all of it to be on the relay')
      else await wait(ms)
      await this.#dies(waitsForConfirmation ? 'as soon as the screen says so' : `${ms} ms after the press`)
      await this.#check()
    }
    await this.learner.presses('Hand in over the network')
    await this.learner.until(SAYS_ALL_IN, 'all of it to be on the relay')
    await this.#hears()
    await this.#check()
    if (this.#handedIn !== this.#complete.length) throw new Violation('Not all was handed in at the end.')
  }

  async ends(): Promise<void> {
    if (this.#hub !== undefined) await end(this.#hub, 'SIGKILL')
  }

  async #completes(lesson: string): Promise<void> {
    await this.learner.opens(`/lesson/${moduleOf(lesson)}/${lesson}`)
    await this.learner.presses(lessonWords.markComplete)
    await this.learner.sees('Undo')
    this.#complete.push(lesson)
    this.sentences.push(`${lesson} is completed, and Hand in over the network is pressed.`)
  }

  async #dies(when: string): Promise<void> {
    const hub = this.#hub
    this.#hub = undefined
    if (hub !== undefined) await end(hub, 'SIGKILL')
    this.kills += 1
    this.counts(`kill -9 of the hub ${when.startsWith('as') ? when : 'after the press'}`)
    this.sentences.push(`kill -9 of the hub, ${when}.`)
    // The hub is not back yet, so the current text of the screen is the killed hub's answer.
    await this.learner.until("return !document.body.innerText.includes('Handing in')", 'the press to come to an end')
    await this.#hears()
    this.#hub = await this.#starts()
  }

  #starts(): Promise<HubProcess> {
    return this.program.start(['--port', String(this.port)])
  }

  async #hears(): Promise<void> {
    await this.learner.comesToRest()
    if ((await this.learner.browser.evaluate(SAYS_ALL_IN)) !== true) return
    if (this.#handedIn < this.#complete.length) this.confirmations += 1
    this.#handedIn = this.#complete.length
    this.sentences.push('The screen says that all of it is on the relay.')
  }

  /** Checks that the restarted hub has everything that the screen calls handed in. */
  async #check(): Promise<void> {
    const there = await this.#atHub()
    const lost = this.#complete.slice(0, this.#handedIn).filter((lesson) => !there.includes(lesson))
    if (lost.length > 0) throw new Violation(`Shown as handed in, and not at the hub: ${lost.join(', ')}.`)
    const strange = there.filter((lesson) => !this.#complete.includes(lesson))
    if (strange.length > 0) throw new Violation(`At the hub, and nobody did that: ${strange.join(', ')}.`)
  }

  async #atHub(): Promise<readonly string[]> {
    const opened = this.#opened
    if (opened === undefined) throw new Error('There is no class.')
    const { classId } = opened.card
    const target = `/${databaseOf(classId)}/_all_docs?include_docs=true`
    const answer = await ask(this.port, { target, headers: { authorization: basic() } })
    const { rows = [] } = JSON.parse(answer.text) as Rows
    for (const { doc = {} } of rows) {
      const report = await openReport(envelopeBytesIn(doc) ?? new Uint8Array(), classId, opened.open, tools)
      if (report.kind === 'opened' && report.report.kind === 'learning')
        return viewOfDocument(report.report.document).complete
    }
    return []
  }
}
