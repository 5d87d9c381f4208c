import assert from 'node:assert/strict'
import type { Engine } from '../../../../../src/data/replication/createRounds'
import type { Locks } from '../../../../../src/platform/locks'
import { isLessonComplete } from '../../../../../src/core/progress/lessons'
import type { Home } from '../Home'
import { BETWEEN } from '../lessons'
import { NO_LOCKS, type Page } from '../Page'
import type { Row } from '../Row'

const PATIENCE_MS = 15_000

export const pageRows: readonly Row[] = [
  {
    fault: 'a second device writes between the reading and the commit',
    strikes: async ({ phone, tablet }) => {
      phone.network.firestore.beforeCommit(async () => {
        await tablet.page.saves(BETWEEN)
        assert.equal((await tablet.page.exchanges()).kind, 'exchanged')
      })
      const { kind } = await phone.page.exchanges()
      assert.ok(isLessonComplete(await phone.page.document(), BETWEEN), 'it did not begin again')
      return kind
    },
    ends: 'exchanged',
    says: 'backed-up',
  },
  {
    fault: 'two tabs exchange at once, where there are locks',
    strikes: async ({ phone }) => {
      const tabs = [phone.page, await phone.opensPage()]
      await phone.page.saves(BETWEEN)
      const kinds = (await Promise.all(tabs.map((tab) => tab.exchanges()))).map(({ kind }) => kind)
      assert.equal(kinds[1], 'busy')
      return kinds[0] ?? 'busy'
    },
    ends: 'exchanged',
    says: 'backed-up',
  },
  {
    fault: 'two tabs exchange at once, where there are no locks',
    strikes: async ({ phone }) => {
      const tabs = [await phone.opensPage({ locks: NO_LOCKS }), await phone.opensPage({ locks: NO_LOCKS })]
      await phone.page.saves(BETWEEN)
      const [first, second] = await Promise.all(tabs.map((tab) => tab.exchanges()))
      assert.equal(second?.kind, 'exchanged')
      return first?.kind ?? 'busy'
    },
    ends: 'exchanged',
    says: 'backed-up',
  },
  {
    fault: 'the engines of two tabs run, where there are locks',
    strikes: (home) => runEngines(home),
    ends: 'exchanged',
    says: 'backed-up',
  },
  {
    fault: 'the engines of two tabs run, where there are no locks',
    strikes: (home) => runEngines(home, NO_LOCKS),
    ends: 'exchanged',
    says: 'backed-up',
  },
  {
    fault: 'the worker exchanges while the page saves',
    strikes: async ({ phone }) => {
      const worker = phone.page
      const page = await phone.opensPage()
      phone.network.firestore.beforeCommit(async () => void (await page.saves(BETWEEN)))
      const outcome = await worker.exchanges()
      assert.ok(outcome.kind === 'exchanged' && outcome.wrote && outcome.isWaiting)
      return outcome.kind
    },
    ends: 'exchanged',
    says: 'saved-here',
  },
  {
    fault: 'the worker exchanges while the page exchanges, where there are no locks',
    strikes: async ({ phone }) => {
      const worker = await phone.opensPage({ locks: NO_LOCKS })
      const page = await phone.opensPage({ locks: NO_LOCKS })
      phone.network.firestore.beforeCommit(async () => {
        await page.saves(BETWEEN)
        assert.equal((await page.exchanges()).kind, 'exchanged')
      })
      return (await worker.exchanges()).kind
    },
    ends: 'exchanged',
    says: 'backed-up',
  },
]

async function runEngines({ phone }: Home, locks?: Locks): Promise<'exchanged' | 'offline'> {
  const first = locks === undefined ? phone.page : await phone.opensPage({ locks })
  const second = await phone.opensPage(locks === undefined ? {} : { locks })
  const bugs: unknown[] = []
  const engines: readonly Engine[] = [first, second].map((tab) => tab.startsEngine((error) => bugs.push(error)))
  await second.saves(BETWEEN)
  const isDone = await comesTrue(() => isBackedUp(first))
  await Promise.all(engines.map((engine) => engine.stop()))
  assert.deepEqual(bugs, [])
  return isDone ? 'exchanged' : 'offline'
}

async function isBackedUp(page: Page): Promise<boolean> {
  return (await page.status()).kind === 'backed-up'
}

async function comesTrue(question: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    if (await question()) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
