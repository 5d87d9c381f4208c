import assert from 'node:assert/strict'
import { isCommit, isRead, type ProxiedRequest } from '../../../../network/ProxiedRequest'
import { type ProxyFault, SWALLOW, SWALLOW_ANSWER } from '../../../../network/ProxyFault'
import type { Home } from '../Home'
import { BETWEEN } from '../lessons'
import type { Row } from '../Row'

export const storageRows: readonly Row[] = [
  {
    fault: 'the quota is exceeded when a lesson is to be saved',
    strikes: async ({ phone }) => {
      phone.disk.fills('document')
      assert.deepEqual(await phone.page.saves(BETWEEN), { kind: 'failed', reason: 'quota' })
      phone.disk.hasRoom()
      return (await phone.page.exchanges()).kind
    },
    ends: 'exchanged',
    says: 'backed-up',
  },
  {
    fault: 'the quota is exceeded when the answer is to be applied',
    strikes: async ({ phone, tablet }) => {
      phone.network.firestore.beforeCommit(async () => {
        await learnsBetween(tablet)
        phone.disk.fills('document')
      })
      const { kind } = await phone.page.exchanges()
      phone.disk.hasRoom()
      return kind
    },
    ends: 'storage-failed',
    says: 'backing-up',
  },
  {
    fault: 'the quota is exceeded for everything, also the note that an exchange has begun',
    strikes: async ({ phone }) => {
      phone.disk.fills('remotes')
      const { kind } = await phone.page.exchanges()
      phone.disk.hasRoom()
      return kind
    },
    ends: 'storage-failed',
    says: 'saved-here',
  },
  {
    fault: 'the database is deleted under the page, which brings back what it remembers',
    strikes: async ({ phone, account }) => {
      await phone.disk.clear(account.id)
      const { kind } = await phone.page.exchanges()
      assert.deepEqual(phone.page.store.health(), { kind: 'failing', reason: 'connection', isGone: true })
      assert.equal((await phone.page.store.restore()).kind, 'saved')
      return kind
    },
    ends: 'storage-failed',
    says: 'saved-here',
  },
  {
    fault: 'the database is deleted in the middle of an exchange',
    strikes: async ({ phone, account }) => {
      phone.network.firestore.beforeCommit(() => phone.disk.clear(account.id))
      const { kind } = await phone.page.exchanges()
      assert.equal((await phone.page.store.restore()).kind, 'saved')
      return kind
    },
    ends: 'storage-failed',
    says: 'saved-here',
  },
  {
    fault: 'the database is deleted after a backup, and the page is closed',
    strikes: async ({ phone, account }) => {
      assert.equal((await phone.page.exchanges()).kind, 'exchanged')
      await phone.disk.clear(account.id)
      phone.isKilled()
      return await exchangesAgain(phone)
    },
    ends: 'exchanged',
    says: 'backed-up',
  },
  {
    fault: 'killed right after “saved”',
    strikes: async ({ phone }) => {
      phone.isKilled()
      return await exchangesAgain(phone)
    },
    ends: 'exchanged',
    says: 'backed-up',
  },
  killed('before the reading arrives', SWALLOW, isRead),
  killed('between the reading and the commit', SWALLOW, isCommit),
  killed('after the commit', SWALLOW_ANSWER, isCommit),
  ...['document', 'remotes'].map(
    (table): Row => ({
      fault: `killed in the transaction that applies the answer, at the row of “${table}”`,
      strikes: async ({ phone, tablet }) => {
        const isKilled = new Promise<void>((resolve, reject) => {
          phone.network.firestore.beforeCommit(async () => {
            await learnsBetween(tablet)
            phone.disk.killsAtWriteTo(table).then(resolve, reject)
          })
        })
        phone.page.exchanges().catch(() => undefined)
        await isKilled
        phone.isKilled()
        return await exchangesAgain(phone)
      },
      ends: 'exchanged',
      says: 'backed-up',
    }),
  ),
]

/**
 * Happens after the first read, which a new device saves at once. Only then does the answer add data to either of them.
 */
async function learnsBetween({ page }: Home['tablet']): Promise<void> {
  await page.saves(BETWEEN)
  await page.exchanges()
}

/** The page dies in the middle of an exchange. The next one starts with the data on the disk. */
function killed(when: string, does: ProxyFault, to: (request: ProxiedRequest) => boolean): Row {
  return {
    fault: `killed ${when}`,
    strikes: async ({ phone }) => {
      phone.network.misbehaves(does, to, 1)
      const isThere = phone.network.firestore.meets(to)
      const abandoned = phone.page.exchanges()
      abandoned.catch(() => undefined)
      await isThere
      phone.isKilled()
      return await exchangesAgain(phone)
    },
    ends: 'exchanged',
    says: 'backed-up',
  }
}

async function exchangesAgain(phone: Home['phone']): Promise<Row['ends']> {
  const page = await phone.opensPage()
  return (await page.exchanges()).kind
}
