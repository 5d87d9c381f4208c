import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const START_MS = 90_000
const LOOK_MS = 50

/** The state that a service would have on its disk. */
export interface Disk<T> {
  reads(): Promise<T>
  writes(had: T): Promise<void>
}

/**
 * An emulator that can be killed. Like a service with a disk, it has its earlier state when it is back. The emulator itself has
 * everything in memory, so its state is read before the kill and written after it.
 */
export class ServiceProcess<T = unknown> {
  #child: ChildProcess | undefined

  private constructor(
    private readonly command: readonly [program: string, ...args: string[]],
    private readonly disk: Disk<T>,
  ) {
    process.once('exit', () => this.#child?.kill('SIGKILL'))
  }

  static async starts<T>(
    command: readonly [program: string, ...args: string[]],
    disk: Disk<T>,
  ): Promise<ServiceProcess<T>> {
    const service = new ServiceProcess(command, disk)
    await service.#starts()
    return service
  }

  async #starts(): Promise<void> {
    const [program, ...args] = this.command
    // Our end of its input tells it that we are here.
    const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'] })
    this.#child = child
    const end = Date.now() + START_MS
    while (!(await this.#answers())) {
      if (Date.now() > end || child.exitCode !== null) throw new Error(`${this.command.join(' ')} did not start.`)
      await wait(LOOK_MS)
    }
  }

  /** Sends kill -9 and restarts the process with its earlier state. `meanwhile` runs while it is away. */
  async dies(meanwhile: () => Promise<void>): Promise<void> {
    const had = await this.disk.reads()
    await this.kill()
    // The restart may take as long as `meanwhile`, and happens even if that fails.
    const [start, lived] = await Promise.allSettled([this.#starts(), meanwhile()])
    if (start.status === 'rejected') throw start.reason
    await this.disk.writes(had)
    if (lived.status === 'rejected') throw lived.reason
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  #answers(): Promise<boolean> {
    return this.disk.reads().then(
      () => true,
      () => false,
    )
  }
}

/** Asks an emulator past all rules and the network. */
export async function asksAsOwner(address: string, request: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
  const answer = await fetch(address, { headers, ...request })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
  return await answer.json()
}
