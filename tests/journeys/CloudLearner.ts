import { expect } from 'vitest'
import { lessonWords } from '#words/lesson'
import type { Account } from '../network/Account'
import type { Browser } from './drivers/Browser'
import type { FirebaseSite } from './FirebaseSite'
import { Learner, type Patience } from './Learner'
import { READ_PROGRESS } from './progressOnDisk'

/** A lost exchange ends after 20 s, and the next one follows it. */
const TWO_EXCHANGES_MS = 60_000

/** A learner with an account, on one device. */
export class CloudLearner extends Learner {
  constructor(
    browser: Browser,
    private readonly cloud: FirebaseSite,
    readonly account: Account,
  ) {
    super(browser, cloud.origin)
  }

  async signsIn(path = '/login?view=account'): Promise<void> {
    await this.opens(path)
    await this.types(this.account.email, 'Email')
    await this.types(this.account.password, 'Password')
    await this.browser.press('Enter')
    await this.isAt('/dashboard')
  }

  /** Completes lesson `number` of the first module. */
  async learns(number: number): Promise<void> {
    await this.opens(`/lesson/foundations/foundations_${number}`)
    await this.presses(lessonWords.markComplete)
    await this.sees('Done')
  }

  override until(body: string, expected: string, { withinMs = TWO_EXCHANGES_MS }: Patience = {}): Promise<void> {
    return super.until(body, expected, { withinMs })
  }

  /** Opens the view of backups and checks how many lessons are on this device. */
  async hasLearned(lessons: number): Promise<void> {
    await this.opens('/profile?view=backup')
    await this.seesLessons(lessons)
  }

  /** Checks the number of lessons on the open view of backups. */
  async seesLessons(count: number): Promise<void> {
    await this.sees(count === 1 ? '1 lesson, ' : `${count} lessons, `)
  }

  /** Waits until the service lists exactly these lessons of the first module. */
  async serviceHas(numbers: readonly number[], withinMs = TWO_EXCHANGES_MS): Promise<void> {
    const wanted = numbers.map((number) => `foundations_${number}`)
    await expect
      .poll(() => this.cloud.completedAtService(this.account), { timeout: withinMs, interval: 100 })
      .toEqual(wanted)
  }

  async progress(): Promise<unknown> {
    return JSON.parse(String(await this.browser.evaluate(`${READ_PROGRESS}; return JSON.stringify(progress)`)))
  }
}
