/** Simulates a device of a class and its tabs. The laboratory decides the faults of its browser. */
import { IDBKeyRange } from 'fake-indexeddb'
import { cloneDisk } from '../cloneDisk'
import { Disk, type DiskPage } from '../Disk'
import { schedule } from '../Schedule'
import type { ClassNetwork } from './ClassStep'

export class ClassDevice<Page extends ClassPage> {
  readonly name: string
  readonly disk = new Disk()
  readonly pages: Page[] = []
  network: ClassNetwork = 'good'
  date = '2026-03-01'

  constructor(name: string, template: IDBFactory) {
    this.name = name
    this.disk.factory = cloneDisk(template)
  }

  now(): Date {
    return new Date(Date.parse(`${this.date}T09:00:00Z`) + schedule().now)
  }

  /** Replaces the owner's device by another one, with the content of `template`. */
  lose(template: IDBFactory): void {
    this.killAll()
    this.disk.wipe()
    this.disk.factory = cloneDisk(template)
  }

  killAll(): void {
    for (const page of this.pages.slice()) page.die()
  }
}

export abstract class ClassPage implements DiskPage {
  readonly lane: number
  isDead = false
  commitsToLive: number | undefined
  losesAnswer = false
  readonly device: ClassDevice<ClassPage>

  constructor(device: ClassDevice<ClassPage>, lane: number) {
    this.device = device
    this.lane = lane
  }

  get dexie() {
    return { indexedDB: this.device.disk.storageFor(this), IDBKeyRange }
  }

  readonly clock = { now: () => this.device.now() }

  abstract open(): Promise<void>
  protected abstract close(): void

  /** Ends the tab. Its remaining work reaches no screen and no disk. */
  die(): void {
    if (this.isDead) return
    this.isDead = true
    const { disk, pages } = this.device
    schedule().dropTimersOf(this.lane)
    disk.abandon(this)
    pages.splice(pages.indexOf(this), 1)
    this.close()
  }
}
