import type { Browser } from '../../../journeys/drivers/Browser'
import type { Look } from '../pageEyes'
import type { Kind } from '../steps'

/** A kind of browser, as the laboratory uses it. */
export interface Engine {
  readonly name: 'chromium' | 'firefox'
  /** The cards of its deck, which are the possible steps before the last step of a life. */
  readonly kinds: readonly Kind[]
  /** Starts with a profile folder that no browser has open. */
  starts(profile: string, ears: Ears): Promise<LabBrowser>
}

export interface Ears {
  /** Called with the visible state of a page (pageEyes.ts). */
  readonly looks: (look: Look) => void
  /** Called with unexpected messages of the console. */
  readonly complains: (said: string) => void
}

/** A running browser, until it is killed. */
export interface LabBrowser {
  readonly front: Tab
  opensTab(): Promise<Tab>
  /** Closes the browser as a person does, so that every page gets its closing events. */
  closes(): Promise<void>
  /** Kills the browser at once, as a dead battery would. */
  kill(): void
  /** Resolves when no killed process has the profile open. */
  isGone(): Promise<void>
}

/** A page, and the actions on it besides a learner's hand. Closing it leaves the browser running. */
export interface Tab extends Browser {
  address(): string
  /** Goes back from a page to another document, as the Back button does. */
  goesBack(): Promise<void>
  /** Stops all scripts of the page for so long. */
  freezes(ms: number): Promise<void>
  clears(origin: string, what: 'cache_storage' | 'local_storage'): Promise<void>
  /** From now on this browser has no room for the site. */
  fillsDisk(origin: string): Promise<void>
}
