/** Runs the history of a class step by step, with its teacher’s device, its learners' devices and the relay between them. */
import { chanceOf } from '../chance'
import { belongsTo, forgetDevices } from '../notices'
import { beginSchedule, type Schedule } from '../Schedule'
import { beginDraws } from './cryptoAtOnce'
import type { ClassDevice, ClassPage } from './ClassDevice'
import { ClassRelay } from './ClassRelay'
import type { ClassHistory, ClassStep, Missed } from './ClassStep'
import { LearnerDevice } from './LearnerDevice'
import { LearnerPage } from './LearnerPage'
import { LEARNERS, preparedClass } from './preparedClass'
import { Reports } from './Reports'
import { PASSWORD, TeacherDevice } from './TeacherDevice'
import { TeacherPage } from './TeacherPage'

const MOST_PAGES = 2
const OPENING_MS = 60_000

type AnyDevice = ClassDevice<ClassPage>

export class ClassLaboratory {
  readonly schedule: Schedule
  readonly relay = new ClassRelay()
  readonly reports = new Reports()
  readonly teacher: TeacherDevice<TeacherPage>
  /** A second teacher of the same class, with a device and a copy of the class. */
  readonly colleague: TeacherDevice<TeacherPage> | undefined
  readonly learners: readonly LearnerDevice<LearnerPage>[]
  readonly files: { readonly text: string; readonly bytes: Uint8Array }[] = []
  readonly made = preparedClass()
  readonly #chance
  #lanes = 0
  /** Counts the steps of teachers, so that each password, note and plan is new. */
  #turns = 0
  #error: { readonly error: unknown } | undefined

  constructor({ learners, teachers, order }: Pick<ClassHistory, 'learners' | 'teachers' | 'order'>) {
    this.#chance = chanceOf(order)
    this.schedule = beginSchedule(this.#chance)
    beginDraws(String(order))
    const { reports, relay, report } = this
    this.teacher = new TeacherDevice(this.made.teacher)
    if (teachers === 2) {
      this.colleague = new TeacherDevice(this.made.colleague, 'The second teacher’s phone')
      const none = { confirmed: new Map(), merged: new Map() }
      this.colleague.backups.push({ ...none, text: this.made.backup, passwords: [PASSWORD] })
    }
    this.learners = LEARNERS.slice(0, learners).map(
      ({ learner, name }, index) =>
        new LearnerDevice({ learner, name, template: this.#templateOf(index), reports, relay, report }),
    )
  }

  /** @throws a violation, if a promise is broken on the way */
  async run(steps: readonly ClassStep[]): Promise<void> {
    for (const step of steps) {
      await this.#take(step)
      if ('ms' in step.pause) await this.schedule.pass(step.pause.ms)
      else await this.schedule.some(step.pause.turns)
      this.check()
    }
  }

  end(): void {
    forgetDevices()
    for (const device of this.devices) device.killAll()
  }

  readonly report = (error: unknown): void => {
    this.#error ??= { error }
  }

  check(): void {
    if (this.#error !== undefined) throw this.#error.error
  }

  get devices(): readonly AnyDevice[] {
    return [this.teacher, ...this.learners, ...(this.colleague === undefined ? [] : [this.colleague])] as never
  }

  get teachers(): readonly TeacherDevice<TeacherPage>[] {
    return this.colleague === undefined ? [this.teacher] : [this.teacher, this.colleague]
  }

  async openTeacher(device = this.teacher): Promise<TeacherPage> {
    const { bookKey } = this.made
    const { relay, reports } = this
    return await this.#opened(
      device,
      (lane) => new TeacherPage({ device, lane, bookKey, relay, reports, chance: this.#chance }),
    )
  }

  async openLearner(device: LearnerDevice<LearnerPage>): Promise<LearnerPage> {
    const { card } = this.made
    const { relay, reports } = this
    return await this.#opened(
      device,
      (lane) => new LearnerPage({ device, lane, card, relay, reports, chance: this.#chance }),
    )
  }

  /** Lets a page do something and waits for it. Returns undefined if it does not end. */
  ask<T>(page: ClassPage, work: () => Promise<T>, mostMs = OPENING_MS): Promise<T | undefined> {
    return this.schedule.ask(page.lane, work, mostMs)
  }

  async #opened<Page extends ClassPage>(device: ClassDevice<Page>, make: (lane: number) => Page): Promise<Page> {
    this.#lanes += 1
    belongsTo(this.#lanes, device)
    const page = make(this.#lanes)
    device.pages.push(page)
    await this.#do(page, () => page.open())
    return page
  }

  /** Lets a page start something. The result of a dead page is never seen. */
  async #do(page: ClassPage, work: () => Promise<unknown>): Promise<void> {
    await this.schedule.as(page.lane, () => void work().catch((error: unknown) => page.isDead || this.report(error)))
  }

  #templateOf(index: number): IDBFactory {
    const template = this.made.learners[index]
    if (template === undefined) throw new Error('There is no such learner.')
    return template
  }

  async #take(step: ClassStep): Promise<void> {
    const index = step.on % this.devices.length
    const device = this.devices[index]
    if (device === undefined) return
    switch (step.kind) {
      case 'network':
        device.network = step.network
        return
      case 'clock':
        device.date = step.date
        return
      case 'full':
        device.disk.fullFor = step.writes
        return
      case 'relay':
        this.#relay(step.does)
        return
      case 'crash':
        this.#crash(device, step)
        return
      case 'lost':
        this.#lose(index)
        return
      case 'open':
        if (device.pages.length < MOST_PAGES) await this.#openOn(index)
        return
      case 'drop': {
        const page = device.pages[step.page % Math.max(1, device.pages.length)]
        if (page !== undefined) device.disk.dropConnections(page)
        return
      }
      case 'collect':
      case 'import':
      case 'let-in':
      case 'backup':
      case 'merge':
      case 'password':
      case 'archive':
      case 'write':
        return await this.#onTeacher(step)
      case 'look':
        if (!(device instanceof LearnerDevice)) return await this.#onTeacher(step)
        return await this.#onLearner(this.learners[index - 1], step)
      case 'action':
      case 'by-relay':
      case 'by-file':
      case 'by-light':
      case 'leave':
        return await this.#onLearner(this.learners[step.on % this.learners.length], step)
    }
  }

  async #openOn(index: number): Promise<void> {
    const learner = this.learners[index - 1]
    if (learner !== undefined) await this.openLearner(learner)
    else await this.openTeacher(index === 0 ? this.teacher : (this.colleague ?? this.teacher))
  }

  #relay(does: Extract<ClassStep, { kind: 'relay' }>['does']): void {
    if (does === 'copied') this.relay.copy()
    else if (does === 'restored') this.relay.restore()
    else this.relay.empty()
  }

  #lose(index: number): void {
    if (index > 0 && index <= this.learners.length) {
      this.learners[index - 1]?.lose(this.#templateOf(index - 1))
      return
    }
    // Without a backup the class is lost, and no promise covers that.
    const device = index === 0 ? this.teacher : (this.colleague ?? this.teacher)
    const backup = device.backups.at(-1)
    if (backup !== undefined) device.replace(this.made.empty, backup)
  }

  #crash(device: AnyDevice, { after, power, page: at }: Extract<ClassStep, { kind: 'crash' }>): void {
    if (power) {
      device.killAll()
      device.disk.cutPower()
      return
    }
    const page = device.pages[at % Math.max(1, device.pages.length)]
    if (page === undefined) return
    if (after === 0) page.die()
    else page.commitsToLive = after - 1
  }

  async #onTeacher(step: ClassStep): Promise<void> {
    const device = this.teachers[step.on % this.teachers.length] ?? this.teacher
    const page = await this.teacherPage(step.page, device)
    if (page.book === undefined || page.isDead) return
    const others = this.teachers.filter((one) => one !== device).flatMap(({ backups }) => backups)
    const copy = step.kind === 'merge' ? others[step.file % Math.max(1, others.length)] : undefined
    this.#turns += 1
    const file = step.kind === 'import' ? this.files[step.file % Math.max(1, this.files.length)] : undefined
    await this.#do(page, async () => {
      if (step.kind === 'collect') await page.collect()
      else if (step.kind === 'let-in') await page.letIn()
      else if (step.kind === 'backup') await page.backUp()
      else if (step.kind === 'look') page.look()
      else if (step.kind === 'password') await page.changePassword(`words of turn ${this.#turns} here`)
      else if (step.kind === 'archive') await page.archive()
      else if (step.kind === 'write') await page.write(step.what, this.#turns)
      else if (copy !== undefined) await page.merge(copy)
      else if (file !== undefined) await page.import(file)
    })
  }

  async teacherPage(at = 0, device = this.teacher): Promise<TeacherPage> {
    const { pages } = device
    const page = pages[at % Math.max(1, pages.length)] ?? (await this.openTeacher(device))
    if (page.book === undefined) await this.schedule.some(400)
    return page
  }

  async learnerPage(device: LearnerDevice<LearnerPage>, at = 0): Promise<LearnerPage> {
    const page = device.pages[at % Math.max(1, device.pages.length)] ?? (await this.openLearner(device))
    if (!page.isReady) await this.schedule.some(200)
    return page
  }

  async #onLearner(device: LearnerDevice<LearnerPage> | undefined, step: ClassStep): Promise<void> {
    if (device === undefined) return
    const page = await this.learnerPage(device, step.page)
    if (!page.isReady || page.isDead) return
    const teacher = this.teachers[step.page % this.teachers.length] ?? this.teacher
    if (step.kind === 'by-light') return await this.#byLight(page, teacher, step.missed)
    await this.#do(page, async () => {
      if (step.kind === 'action') await page.action(step.action)
      else if (step.kind === 'by-relay') await page.byRelay()
      else if (step.kind === 'leave') await page.leave()
      else if (step.kind === 'look') await page.look()
      else if (step.kind === 'by-file') {
        const file = await page.file()
        if (file !== undefined && !page.isDead) this.files.push(file)
      }
    })
  }

  /** The teacher points the phone at the learner’s screen, and the learner types the answer. */
  async #byLight(page: LearnerPage, device: TeacherDevice<TeacherPage>, missed: Missed): Promise<void> {
    const report = await this.ask(page, () => page.made()).catch(this.report)
    if (report === undefined || page.isDead) return
    const teacher = await this.teacherPage(0, device)
    if (teacher.book === undefined || teacher.isDead) return
    const taken = await this.ask(teacher, () => teacher.see(report.envelope, missed)).catch(
      (error: unknown) => void (teacher.isDead || this.report(error)),
    )
    if (taken !== undefined && taken !== null && !page.isDead) await this.#do(page, () => page.answer(taken.answer))
  }
}
