/**
 * Has the time of one history and decides which page is next. Every turn of a database, of the network and of a timer waits in
 * the lane of the page that asked for it, and chance chooses a lane.
 *
 * Importing this module replaces the process's timers permanently. So a program that runs histories must import it first, and
 * no test shares a process with it.
 */
import type { Chance } from './chance'

type Task = () => void

interface Timer {
  readonly at: number
  readonly lane: number
  readonly task: Task
  unref(): Timer
  ref(): Timer
}

const real = { setImmediate: globalThis.setImmediate, setTimeout: globalThis.setTimeout }
const then = Promise.prototype.then
const resolved = Promise.resolve()

/**
 * Resolves when all promises have settled, because Node takes a tick only if no microtask is left. This is cheaper than a turn
 * of its loop.
 */
const atRest = () => new Promise<void>((resolve) => process.nextTick(resolve))

let current: Schedule | undefined

/** Starts a new schedule, which replaces the one before it. */
export function beginSchedule(chance: Chance): Schedule {
  current = new Schedule(chance)
  return current
}

/** From here on all work counts as this page's, until the turn ends. */
export function becomeLane(lane: number): void {
  if (current !== undefined) current.lane = lane
}

export const currentLane = (): number => current?.lane ?? 0

/** Returns the schedule of the running history. */
export function schedule(): Schedule {
  if (current === undefined) throw new Error('No history has begun.')
  return current
}

export class Schedule {
  /** Milliseconds since the start of the history. */
  now = 0
  /** The lane of the page whose code is running. */
  lane = 0
  turns = 0
  readonly #chance: Chance
  readonly #lanes = new Map<number, Task[]>()
  /** The lanes of pages that their browser has put to sleep. */
  readonly asleep = new Set<number>()
  readonly #dropped = new Set<number>()
  #timers: Timer[] = []

  constructor(chance: Chance) {
    this.#chance = chance
  }

  add(task: Task): void {
    this.addTo(this.lane, task)
  }

  addTo(lane: number, task: Task): void {
    const tasks = this.#lanes.get(lane)
    if (tasks === undefined) this.#lanes.set(lane, [task])
    else tasks.push(task)
  }

  addTimer(task: Task, afterMs: number): Timer {
    const timer: Timer = {
      at: this.now + Math.max(0, afterMs || 0),
      lane: this.lane,
      task,
      unref: () => timer,
      ref: () => timer,
    }
    this.#timers.push(timer)
    return timer
  }

  dropTimer(timer: unknown): void {
    const at = this.#timers.indexOf(timer as Timer)
    if (at !== -1) this.#timers.splice(at, 1)
  }

  /** Drops the timers of a page that no longer exists. Its database continues its requests. */
  dropTimersOf(lane: number): void {
    this.#timers = this.#timers.filter((timer) => timer.lane !== lane)
    this.#dropped.add(lane)
  }

  /** Runs `work` as the page of this lane and lets its promises settle. */
  async as(lane: number, work: Task): Promise<void> {
    this.lane = lane
    work()
    await atRest()
  }

  /** Lets the page of this lane do something and waits for it. Returns undefined if it does not end. */
  async ask<T>(lane: number, work: () => Promise<T>, mostMs: number): Promise<T | undefined> {
    let asked: Promise<T> | undefined
    await this.as(lane, () => {
      asked = work()
      asked.catch(() => undefined)
    })
    return asked === undefined ? undefined : (await this.until(asked, mostMs))?.value
  }

  /**
   * Takes a task of a lane that chance chooses. Returns undefined if none is ready. From here on all work counts as that
   * page’s.
   */
  #draw(): Task | undefined {
    let ready = 0
    for (const lane of this.#lanes.keys()) if (!this.asleep.has(lane)) ready += 1
    let before = this.#chance.below(ready)
    for (const [lane, tasks] of this.#lanes) {
      if (this.asleep.has(lane)) continue
      if (before > 0) {
        before -= 1
        continue
      }
      const task = tasks.shift()
      if (tasks.length === 0) this.#lanes.delete(lane)
      this.turns += 1
      if (this.turns > MOST_TURNS) throw new Error('The history never comes to an end.')
      this.lane = lane
      return task
    }
    return undefined
  }

  // A history takes some thousand turns. Each is one promise here, while a function for a turn would need three.
  async some(turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn += 1) {
      const task = this.#draw()
      if (task === undefined) return
      task()
      await atRest()
    }
  }

  async rest(): Promise<void> {
    for (let task = this.#draw(); task !== undefined; task = this.#draw()) {
      task()
      await atRest()
    }
  }

  /** Lets time pass and runs everything that is due in it. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    await this.rest()
    for (;;) {
      const next = this.#next(end)
      if (next === undefined) break
      this.now = Math.max(this.now, next.at)
      this.dropTimer(next)
      if (!this.#dropped.has(next.lane)) await this.as(next.lane, next.task)
      await this.rest()
    }
    this.now = end
  }

  /** Lets time pass until `work` has ended. Returns undefined if it has not ended after `mostMs`. */
  async until<T>(work: Promise<T>, mostMs: number): Promise<{ readonly value: T } | undefined> {
    const ended: { as?: { readonly value: T } | { readonly error: unknown } } = {}
    work.then(
      (value) => (ended.as = { value }),
      (error: unknown) => (ended.as = { error }),
    )
    const end = this.now + mostMs
    await atRest()
    while (ended.as === undefined) {
      const task = this.#draw()
      if (task !== undefined) {
        task()
        await atRest()
        continue
      }
      const next = this.#next(end)
      if (next === undefined) break
      this.now = Math.max(this.now, next.at)
      this.dropTimer(next)
      if (!this.#dropped.has(next.lane)) await this.as(next.lane, next.task)
    }
    if (ended.as !== undefined && 'error' in ended.as) throw ended.as.error
    return ended.as
  }

  #next(end: number): Timer | undefined {
    let next: Timer | undefined
    for (const timer of this.#timers) {
      if (timer.at > end || this.asleep.has(timer.lane)) continue
      if (next === undefined || timer.at < next.at) next = timer
    }
    return next
  }
}

const MOST_TURNS = 200_000

const ours = {
  setImmediate: (task: Task) => (current === undefined ? real.setImmediate(task) : current.add(task)),
  // Node’s own version makes a resource for every task.
  queueMicrotask: (task: Task) => void then.call(resolved, task),
  setTimeout: (task: Task, ms?: number) =>
    current === undefined ? real.setTimeout(task, ms) : current.addTimer(task, ms ?? 0),
  clearTimeout: (timer: unknown) => current?.dropTimer(timer),
  // Devices share a process here and must not receive each other's messages.
  BroadcastChannel: undefined,
}
Object.assign(globalThis, ours)

/** A program that runs histories checks this, which proves that it imported this module first. */
export const hasTakenOver = (): boolean => Object.is(globalThis.setTimeout, ours.setTimeout)
