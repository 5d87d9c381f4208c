import type { Browser } from '../../../journeys/drivers/Browser'
import type { Look } from '../pageEyes'
import type { Kind } from '../steps'

/** A kind of browser, as the laboratory needs it. */
export interface Engine {
  readonly name: 'chromium' | 'firefox'
  /** The cards of its deck: what can be done in it before the last step of a life. */
  readonly kinds: readonly Kind[]
  /** With a profile folder that nobody has open. */
  starts(profile: string, ears: Ears): Promise<LabBrowser>
}

export interface Ears {
  /** What a page says of what stands on it (pageEyes.ts). */
  readonly looks: (look: Look) => void
  /** What a console says that is no news. */
  readonly complains: (said: string) => void
}

/** A browser as it runs, until it is killed. */
export interface LabBrowser {
  readonly front: Tab
  opensTab(): Promise<Tab>
  /** As a person closes it: everything gets to say goodbye. */
  closes(): Promise<void>
  /** As a dead battery would, at once. */
  kill(): void
  /** Once no process that was killed has the profile open. */
  isGone(): Promise<void>
}

/** A page, and what may be done to it beside a learner's hand. Closed, it leaves the browser running. */
export interface Tab extends Browser {
  address(): string
  /** As the Back button does, from a page to another document. */
  goesBack(): Promise<void>
  /** Nothing of it runs for so long. */
  freezes(ms: number): Promise<void>
  clears(origin: string, what: 'cache_storage' | 'local_storage'): Promise<void>
  /** From now on this browser has no room for the site. */
  fillsDisk(origin: string): Promise<void>
}
