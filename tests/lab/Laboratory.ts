/** Runs one history step by step, with its devices and the account between them. */
import { IDBFactory } from 'fake-indexeddb'
import type { OpenedLearnerStore } from '../../src/data/store/learnerStore'
import { type BackupFile, foreignFile, orNothing, pressed } from './buttons'
import { chanceOf } from './chance'
import { letDisksGoOn } from './Disk'
import { Service } from './Line'
import { type Action, doneBy, fileJoins, imported, replayed } from './model/actions'
import { NOTHING } from './model/Knowledge'
import { belongsTo, forgetDevices } from './notices'
import { Page, templateOf } from './Page'
import { beginSchedule, type Schedule } from './Schedule'
import { sentenceOfAction } from './sentences'
import type { History, PageStep, Step } from './Step'
import { type EditionName, type Press, Tablet } from './Tablet'

const TABLETS = ['Tablet A', 'Tablet B', 'Tablet C']
const MOST_PAGES = 2
const OPENING_MS = 60_000

const FOREIGN = foreignFile()

let templates: Readonly<Record<EditionName, IDBFactory>> | undefined

/** Makes empty databases of both versions, which every new device starts with. Call it before the first history. */
export async function prepare(): Promise<void> {
  const made = { first: new IDBFactory(), today: new IDBFactory() }
  await templateOf('first', made.first)
  await templateOf('today', made.today)
  letDisksGoOn(made.today)
  templates = made
}

export class Laboratory {
  readonly schedule: Schedule
  readonly service = new Service()
  readonly tablets: readonly Tablet<Page>[]
  readonly #chance
  readonly #files: BackupFile[] = [FOREIGN]
  #lanes = 0
  #presses = 0
  #error: { readonly error: unknown } | undefined

  constructor({ devices, order }: Pick<History, 'devices' | 'order'>) {
    if (templates === undefined) throw new Error('The laboratory is not prepared.')
    const made = templates
    this.#chance = chanceOf(order)
    this.schedule = beginSchedule(this.#chance)
    this.tablets = devices.map(
      (edition, index) => new Tablet(TABLETS[index] ?? '', edition, made[edition], this.report),
    )
  }

  /** @throws a violation, if a promise is broken on the way */
  async run(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      await this.#take(step)
      await this.#pause(step)
      this.check()
    }
  }

  end(): void {
    forgetDevices()
    for (const tablet of this.tablets) this.#killAll(tablet)
  }

  readonly report = (error: unknown): void => {
    this.#error ??= { error }
  }

  check(): void {
    if (this.#error !== undefined) throw this.#error.error
  }

  get present(): readonly Tablet<Page>[] {
    return this.tablets.filter(({ isGone }) => !isGone)
  }

  async open(tablet: Tablet<Page>): Promise<Page> {
    this.#lanes += 1
    belongsTo(this.#lanes, tablet)
    const { schedule, service } = this
    const parts = { tablet, service, schedule, chance: this.#chance, lane: this.#lanes, edition: tablet.edition }
    const page = new Page({ ...parts, report: this.report })
    tablet.pages.push(page)
    await schedule.as(page.lane, () => void page.open().catch((error: unknown) => page.isDead || this.report(error)))
    return page
  }

  /** Lets a page do something and waits for it. Returns undefined if it does not end. */
  ask<T>(page: Page, work: () => Promise<T>, mostMs = OPENING_MS): Promise<T | undefined> {
    return this.schedule.ask(page.lane, work, mostMs)
  }

  async #pause({ pause }: Step): Promise<void> {
    if ('ms' in pause) await this.schedule.pass(pause.ms)
    else await this.schedule.some(pause.turns)
  }

  async #take(step: Step): Promise<void> {
    const tablet = this.tablets[step.on % this.tablets.length]
    if (tablet === undefined || tablet.isGone) return
    switch (step.kind) {
      case 'network':
        tablet.network = step.network
        return
      case 'clock':
        tablet.date = step.date
        return
      case 'full':
        tablet.disk.fullFor = step.writes
        return
      case 'open':
        if (tablet.pages.length < MOST_PAGES) await this.open(tablet)
        return
      case 'vanish':
        this.#killAll(tablet)
        tablet.isGone = true
        return
      case 'wipe':
        this.#killAll(tablet)
        if (templates !== undefined) tablet.wipe(templates[tablet.edition])
        return
      case 'update':
        this.#killAll(tablet)
        tablet.edition = 'today'
        await this.open(tablet)
        return
      case 'crash':
        return this.#crash(tablet, step)
      case 'action':
      case 'look':
      case 'close':
      case 'drop':
      case 'sleep':
      case 'hide':
      case 'back-up':
      case 'bring-back':
      case 'export':
      case 'import':
        return await this.#onPage(tablet, step)
    }
  }

  async #onPage(tablet: Tablet<Page>, step: PageStep): Promise<void> {
    const page = tablet.pages[step.page % Math.max(1, tablet.pages.length)] ?? (await this.open(tablet))
    // A learner presses only when there is something to see.
    if (page.store === undefined) await this.schedule.some(200)
    const { store } = page
    if (store === undefined || page.isDead || this.schedule.asleep.has(page.lane)) return
    await this.schedule.as(page.lane, () => this.#begin(tablet, page, store, step))
  }

  #begin(tablet: Tablet<Page>, page: Page, store: OpenedLearnerStore, step: PageStep): void {
    switch (step.kind) {
      case 'action':
        this.#press(tablet, page, step.action)
        return
      case 'look':
        page.look().catch(this.report)
        return
      case 'close':
        page.close()
        return
      case 'drop':
        if (!step.answer) tablet.disk.dropConnections(page)
        // The first edition counts an action twice when it retries it after another tab's write.
        else if (page.edition === 'today') page.losesAnswer = true
        return
      case 'sleep':
        // No browser puts a page to sleep that has the lock of a database.
        if (!tablet.disk.isBusy(page)) this.schedule.asleep.add(page.lane)
        return
      case 'hide':
        page.triggers.visible = !step.hidden
        if (!step.hidden) page.triggers.show()
        return
      case 'back-up':
        store.backup.request().catch(this.report)
        return
      case 'bring-back':
        this.#bringBack(tablet, page)
        return
      case 'export':
        this.#export(tablet, store)
        return
      case 'import':
        this.#import(tablet, page, this.#files[step.file % this.#files.length])
    }
  }

  #press(tablet: Tablet<Page>, page: Page, action: Action): void {
    // The first edition has none of these features.
    if (page.edition === 'first' && (action.kind === 'review' || action.kind === 'check')) return
    // The first edition keeps counting under the same name. So an earlier file would undo a later lesson.
    if (page.edition === 'first' && action.kind === 'start-over' && !tablet.isMerged) return
    const press = this.#newPress(page, sentenceOfAction(action), (known, doer) => doneBy(known, action, doer))
    page.press(press, (store) => pressed(store, action))
  }

  #bringBack(tablet: Tablet<Page>, page: Page): void {
    const [id] = [...tablet.superseded.keys()].slice(-1)
    const source = id === undefined ? undefined : tablet.superseded.get(id)
    if (source === undefined) return
    const press = this.#newPress(page, 'bringing back', (known, doer) =>
      orNothing(known, replayed(known, source, doer)),
    )
    page.press(press, async (store) => {
      const outcome = await store.setAside.bringBack(Number(id))
      return outcome.kind === 'failed' && outcome.reason === 'missing' ? { kind: 'skipped' } : outcome
    })
  }

  #export(tablet: Tablet<Page>, store: OpenedLearnerStore): void {
    const since = tablet.states.length - 1
    store.progress().then((document) => {
      // If the document changed meanwhile, it is unknown which version was read.
      const { known } = tablet.states.at(-1) ?? { known: NOTHING }
      const isStill = tablet.states.length - 1 === since && store.health().kind === 'healthy'
      if (isStill) this.#files.push({ document, known })
    }, this.report)
  }

  #import(tablet: Tablet<Page>, page: Page, file: BackupFile | undefined): void {
    if (file === undefined || page.edition === 'first') return
    const isOwn = file !== this.#files[0]
    const { document, known: holds } = file
    const way = isOwn && fileJoins(tablet.known, holds) ? 'join' : 'replay'
    const press = this.#newPress(page, 'bringing in a file', (known, doer) =>
      orNothing(known, isOwn ? imported(known, holds, doer) : replayed(known, holds, doer)),
    )
    page.press(press, async (store) => {
      const backup = { name: 'Ada', madeAt: document.joinedOn, document, sections: {} }
      const outcome = await store.backupFile.accept(backup, way)
      if (outcome.kind === 'saved-beside') return { kind: 'skipped' }
      if (outcome.kind === 'failed' && outcome.reason === 'changed') return { kind: 'skipped' }
      return outcome.kind === 'failed' ? { kind: 'failed', reason: outcome.reason } : outcome
    })
  }

  #newPress(page: Page, sentence: string, does: Press['does']): Press {
    this.#presses += 1
    const keepsAnswers = page.edition === 'today'
    return { id: `press-${this.#presses}`, sentence, does, at: '', day: undefined, keepsAnswers, isCommitted: false }
  }

  #crash(tablet: Tablet<Page>, { after, power, page: index }: Extract<Step, { kind: 'crash' }>): void {
    if (power) {
      this.#killAll(tablet)
      tablet.disk.cutPower()
      return
    }
    const page = tablet.pages[index % Math.max(1, tablet.pages.length)]
    if (page === undefined) return
    if (after === 0) page.die()
    else page.commitsToLive = after - 1
  }

  #killAll({ pages }: Tablet<Page>): void {
    for (const page of pages.slice()) page.die()
  }
}
