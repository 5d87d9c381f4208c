/**
 * Reads the accounts that agreed, page by page. It is JavaScript, because its library is installed only when it runs.
 */
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app'
import { FieldPath, initializeFirestore } from 'firebase-admin/firestore'

const PAGE_SIZE = 200
const ANSWER = 'sync.profile.sharesOutcomes'
/**
 * An odd counter means yes. A query takes 30 values, so a learner who changed the answer more than 59 times is not
 * counted.
 */
const YES = Array.from({ length: 30 }, (_, index) => index * 2 + 1)
/** No name, no email address, no picture and no answer to a question leaves the database. */
const FIELDS = [
  ...['format', 'owner', 'joinedOn', 'epoch', 'lessons', 'quizzes', 'days', 'checks'].map((field) => `sync.${field}`),
  ANSWER,
  'updatedAt',
]

/**
 * @typedef {object} StoredAccount
 * @property {string} id
 * @property {unknown} sync the progress document as stored
 * @property {Date | undefined} updatedAt when the account was last backed up
 */

/**
 * Yields pages of accounts whose learner said yes. Other documents are not read. Only one page is in memory.
 *
 * @param {{ projectId: string, pageSize?: number }} options
 * @returns {AsyncGenerator<readonly StoredAccount[]>}
 */
export async function* pagesOfAccounts({ projectId, pageSize = PAGE_SIZE }) {
  const isEmulated = Boolean(process.env.FIRESTORE_EMULATOR_HOST)
  const app = initializeApp(
    { projectId, ...(!isEmulated && { credential: applicationDefault() }) },
    `outcomes ${projectId}`,
  )
  try {
    const users = initializeFirestore(app, { preferRest: !isEmulated }).collection('users')
    const agreed = users
      .where(ANSWER, 'in', YES)
      .orderBy(FieldPath.documentId())
      .select(...FIELDS)
      .limit(pageSize)
    let page = await agreed.get()
    while (!page.empty) {
      yield page.docs.map((document) => ({
        id: document.id,
        sync: document.get('sync'),
        updatedAt: document.get('updatedAt')?.toDate?.(),
      }))
      page = await agreed.startAfter(page.docs.at(-1)).get()
    }
  } finally {
    await deleteApp(app)
  }
}
