import assert from 'node:assert/strict'
import type { ProgressDocument } from '../../../../../src/core/progress/document'
import { completedLessons } from '../../../../../src/core/progress/lessons'
import { isCommit } from '../../../../network/ProxiedRequest'
import { newAccount } from '../../../../network/Account'
import type { Home } from '../Home'
import { BETWEEN } from '../lessons'
import type { Row } from '../Row'

const never = new AbortController().signal
/** A field of a newer version of the app that this one does not know. */
const UNKNOWN = { reflections: { saving_1: ['first'] } }

export const otherRows: readonly Row[] = [
  {
    fault: 'a newer version of the app keeps fields that this one does not know',
    strikes: async ({ phone, tablet }) => {
      const newer = { ...(await tablet.page.document()), ...UNKNOWN } as ProgressDocument
      const setAside = () => Promise.resolve()
      assert.equal((await tablet.page.remote.exchange(newer, { signal: never, setAside })).kind, 'exchanged')
      return (await phone.page.exchanges()).kind
    },
    ends: 'exchanged',
    says: 'backed-up',
    isMended: async ({ phone }) => assert.deepEqual(pick(await phone.page.document()), UNKNOWN),
  },
  {
    fault: 'a newer version of the app opens the database in another tab',
    strikes: async ({ phone }) => {
      const { page } = phone
      phone.disk.isUpgraded()
      await phone.opensPage()
      const { kind } = await page.exchanges()
      assert.deepEqual(page.store.health(), { kind: 'failing', reason: 'outdated' })
      return kind
    },
    ends: 'storage-failed',
    says: 'saved-here',
    isMended: returns,
  },
  ...['2019-01-01T12:00:00', '2045-06-30T12:00:00'].map(
    (time): Row => ({
      fault: `the clock stands at ${time.slice(0, 4)}`,
      strikes: async ({ phone }) => {
        phone.clock.turnTo(time)
        assert.equal((await phone.page.saves(BETWEEN)).kind, 'saved')
        return (await phone.page.exchanges()).kind
      },
      ends: 'exchanged',
      says: 'backed-up',
    }),
  ),
  {
    fault: 'the clock goes back by years in the middle of an exchange',
    strikes: async ({ phone }) => {
      phone.network.firestore.beforeCommit(() => Promise.resolve(phone.clock.turnTo('2021-05-01T12:00:00')))
      return (await phone.page.exchanges()).kind
    },
    ends: 'exchanged',
    says: 'backed-up',
  },
  {
    fault: 'the learner is switched between the reading and the commit',
    strikes: (home) => switchesLearner(home, ({ phone }) => slowsAnswers(phone)),
    ends: 'stopped',
    says: 'backing-up',
  },
  {
    fault: 'the learner is switched while the commit is on its way',
    strikes: (home) => switchesLearner(home, ({ phone }) => slowsCommits(phone)),
    ends: 'stopped',
    says: 'backing-up',
  },
]

const slowsAnswers = (phone: Home['phone']) =>
  phone.network.misbehaves({ kind: 'delay', ms: 600 }, ({ kind }) => kind === 'read', 1)
const slowsCommits = (phone: Home['phone']) => phone.network.misbehaves({ kind: 'delay', ms: 600 }, isCommit, 1)

/** Another learner signs in on the phone, in the page that is in the middle of an exchange, and learns. */
async function switchesLearner(home: Home, isSlow: (home: Home) => void): Promise<Row['ends']> {
  const { phone, emulators } = home
  const { page } = phone
  const somebodyElse = await newAccount(emulators)
  isSlow(home)
  const isUnderWay = phone.network.firestore.meets(({ kind }) => kind === 'read' || kind === 'commit')
  const running = page.exchanges()
  await isUnderWay
  page.leaves()
  const other = await phone.opensPage({ account: somebodyElse, service: page.service })
  assert.equal((await other.store.completeLesson(BETWEEN)).kind, 'saved')
  assert.equal((await other.exchanges()).kind, 'exchanged')
  const { kind } = await running
  await phone.network.firestore.rests()
  assert.equal((await other.exchanges()).kind, 'exchanged')
  assert.deepEqual(completedLessons(await other.document()), [BETWEEN], 'one learner has the lessons of another')
  await returns(home)
  return kind
}

/** All pages are closed, and the learner signs in again. */
async function returns({ phone }: Home): Promise<void> {
  phone.isKilled()
  await phone.opensPage()
}

function pick(document: ProgressDocument): Readonly<Record<string, unknown>> {
  const { reflections } = document as unknown as Readonly<Record<string, unknown>>
  return { reflections }
}
