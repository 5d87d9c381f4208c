/** Ends a history. Every device that still exists comes back on a good network, and all of them exchange. */
import { canonicalText } from '../../src/core/progress/json'
import type { Laboratory } from './Laboratory'
import { difference, textOf, viewOf, viewOfDocument } from './model/view'
import type { Page } from './Page'
import type { Tablet } from './Tablet'
import { Violation } from './Violation'

const LOOK_EVERY_MS = 20_000
/** A denied request is retried after five minutes, and a page that sleeps on a lock is passed over after two. */
const PATIENCE_MS = 12 * 60_000
const MOST_ROUNDS = 8

export async function settle(laboratory: Laboratory): Promise<void> {
  const pages: Page[] = []
  for (const tablet of laboratory.present) pages.push(await comesBack(laboratory, tablet))
  laboratory.check()
  await becomesBackedUp(laboratory, pages)
  for (const page of pages) page.stopEngine()
  await laboratory.schedule.pass(1000)
  await fallSilent(laboratory, pages)
  laboratory.check()
  await compare(laboratory, pages)
}

async function comesBack(laboratory: Laboratory, tablet: Tablet<Page>): Promise<Page> {
  const { schedule } = laboratory
  tablet.network = 'good'
  tablet.disk.fullFor = 0
  // Every other sleeping page wakes up. The rest never do, even with a lock.
  for (const { lane } of tablet.pages) if (lane % 2 === 0) schedule.asleep.delete(lane)
  await schedule.pass(1000)
  const awake = () => tablet.pages.filter(({ lane }) => !schedule.asleep.has(lane))
  for (const page of awake()) {
    page.commitsToLive = undefined
    page.losesAnswer = false
    const isOver = page.store === undefined || page.store.health().kind === 'failing'
    // A failing page is reloaded, and one page is enough for the tablet.
    if (isOver || page !== awake()[0]) page.die()
  }
  const page = awake()[0] ?? (await laboratory.open(tablet))
  await schedule.pass(1000)
  if (page.store === undefined) throw new Violation(`${tablet.name} does not open any more.`)
  await schedule.as(page.lane, () => {
    page.triggers.visible = true
    page.triggers.goOnline()
    page.triggers.signIn()
  })
  return page
}

/** Waits for the backup. The engine notices without help that the network is good again. */
async function becomesBackedUp(laboratory: Laboratory, pages: readonly Page[]): Promise<void> {
  const { schedule } = laboratory
  const end = schedule.now + PATIENCE_MS
  for (;;) {
    await schedule.pass(LOOK_EVERY_MS)
    laboratory.check()
    const statuses = []
    for (const page of pages) statuses.push(await laboratory.ask(page, () => page.status()))
    if (statuses.every((status) => status === 'backed-up')) break
    if (schedule.now > end) throw new Violation(`A device never backs up: it says ${statuses.join(', ')}.`)
  }
  for (const page of pages) await laboratory.ask(page, () => page.look())
}

async function fallSilent(laboratory: Laboratory, pages: readonly Page[]): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = laboratory.service.commits
    let isWaiting = false
    for (const page of pages) {
      const outcome = await laboratory.ask(page, () => page.exchange())
      if (outcome?.kind !== 'exchanged')
        throw new Violation(`An exchange on a good network ends ${outcome?.kind ?? 'never'}.`)
      isWaiting ||= outcome.isWaiting
    }
    if (laboratory.service.commits === before && !isWaiting) return
  }
  throw new Violation('The devices never fall silent.')
}

async function compare(laboratory: Laboratory, pages: readonly Page[]): Promise<void> {
  const { service, present } = laboratory
  const sync: unknown = service.fields?.['sync']
  for (const [index, page] of pages.entries()) {
    const tablet = present[index]
    const document = await laboratory.ask(page, async () => await page.store?.progress())
    if (tablet === undefined || document === undefined) throw new Violation('A device can not be read.')
    if (canonicalText(document) !== canonicalText(sync)) throw new Violation(`${tablet.name} and the account differ.`)
    const [is, should] = [viewOfDocument(document), viewOf(tablet.known)]
    if (textOf(is) !== textOf(should)) throw new Violation(`${tablet.name}: ${difference(is, should)}.`)
    await compareSuperseded(laboratory, tablet, page)
  }
  if (sync === undefined) return
  const [is, should] = [viewOfDocument(sync), viewOf(service.known)]
  if (textOf(is) !== textOf(should)) throw new Violation(`The account: ${difference(is, should)}.`)
}

/** Checks that the superseded documents are unchanged. */
async function compareSuperseded(laboratory: Laboratory, tablet: Tablet<Page>, page: Page): Promise<void> {
  if (tablet.superseded.size === 0) return
  const documents = await laboratory.ask(page, () => page.superseded())
  for (const [id, known] of tablet.superseded) {
    const document = documents?.get(Number(id))
    const [is, should] = [document === undefined ? undefined : viewOfDocument(document), viewOf(known)]
    if (is === undefined) throw new Violation(`${tablet.name}: what was set aside is gone.`)
    if (textOf(is) !== textOf(should)) throw new Violation(`${tablet.name}, set aside: ${difference(is, should)}.`)
  }
}
