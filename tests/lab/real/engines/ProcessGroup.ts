import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const ENDS_MS = 30_000
const LOOK_MS = 50

/** A browser and all processes that it has started, by the id of the first of them. */
export class ProcessGroup {
  constructor(private readonly leader: number) {}

  /** Returns the processes that are still running. */
  members(): readonly { readonly pid: number; readonly command: string }[] {
    const rows = execFileSync('ps', ['-axo', 'pid=,pgid=,stat=,args='], { maxBuffer: 1 << 24 })
      .toString()
      .split('\n')
    return rows.flatMap((row) => {
      const [, pid, group, state = '', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(row) ?? []
      return Number(group) === this.leader && !state.startsWith('Z') ? [{ pid: Number(pid), command }] : []
    })
  }

  /** Signals one of them, and does nothing if it has ended already. */
  signal(pid: number, signal: NodeJS.Signals): void {
    try {
      process.kill(pid, signal)
    } catch {
      // The process has ended.
    }
  }

  /** Kills all of them at once. */
  kill(): void {
    this.signal(-this.leader, 'SIGKILL')
  }

  /** Resolves when none of them is left. */
  async isGone(): Promise<void> {
    const end = Date.now() + ENDS_MS
    while (this.members().length > 0) {
      if (Date.now() > end) throw new Error(`Processes of ${this.leader} go on after a kill.`)
      await wait(LOOK_MS)
    }
  }
}
