/** Compares a start on a device with years of learning, or with many learners, with the same start on a new device. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProgressDocument } from '../../src/core/progress/document'
import { launchChromium } from '../journeys/drivers/chromium'
import type { Row } from './table'
import { asLearner, completesLesson, removeFolder, visit, withServer } from './visits'
import { DASHBOARD_IS_WHOLE } from './wholeDashboard'

interface Rows {
  /** The prefix of the database's name. */
  readonly database: string
  readonly table: string
  /** An expression in the page. Its `number` is the number of the row, from 0. */
  readonly row: string
}

/** The rows are spread over the last year, so that none is old enough to be dropped. */
export const ACTIVITY: Rows = {
  database: 'learner-',
  table: 'activity',
  row: `{
    kind: number % 2 === 0 ? 'lesson-completed' : 'lesson-undone',
    subject: 'foundations_1',
    points: number % 2 === 0 ? 50 : -50,
    at: new Date(Date.now() - ((count - number) / count) * 365 * 86_400_000).toISOString(),
    day: new Date(Date.now() - ((count - number) / count) * 365 * 86_400_000).toISOString().slice(0, 10),
  }`,
}

/** Other learners of this device, each with a password, as the app itself stores them. */
const LEARNERS: Rows = {
  database: 'device',
  table: 'learners',
  row: `{
    id: crypto.randomUUID(),
    kind: 'device',
    displayName: 'Learner ' + number,
    email: 'learner' + number + '@example.org',
    cloth: 'saving',
    openedTurn: 0,
    createdAt: new Date().toISOString(),
    lastOpenedAt: new Date().toISOString(),
    hasDatabase: true,
    password: {
      salt: crypto.getRandomValues(new Uint8Array(16)),
      key: crypto.getRandomValues(new Uint8Array(32)),
      rounds: 600_000,
    },
  }`,
}

/** Adds rows by raw IndexedDB and returns the number of rows in the table. */
export const adding = (count: number, { database, table, row }: Rows) => `
  const count = ${count}
  const { name } = (await indexedDB.databases()).find(({ name }) => name.startsWith('${database}'))
  const settled = (request, done = 'onsuccess') => new Promise((resolve, reject) => {
    request[done] = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const opened = await settled(indexedDB.open(name))
  for (let from = 0; from < count; from += 10_000) {
    const transaction = opened.transaction('${table}', 'readwrite')
    const rows = transaction.objectStore('${table}')
    for (let number = from; number < Math.min(count, from + 10_000); number += 1) rows.put(${row})
    await settled(transaction, 'oncomplete')
  }
  const held = await settled(opened.transaction('${table}').objectStore('${table}').count())
  opened.close()
  return held
`

/** Replaces the learner's own document by raw IndexedDB. */
const replacing = (document: ProgressDocument) => `
  const { name } = (await indexedDB.databases()).find(({ name }) => name.startsWith('learner-'))
  const settled = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const opened = await settled(indexedDB.open(name))
  const rows = opened.transaction('document', 'readwrite').objectStore('document')
  const row = await settled(rows.get('document'))
  const { owner } = row.document
  await settled(rows.put({ ...row, document: { ...${JSON.stringify(document)}, owner } }))
  opened.close()
`

interface Growth {
  readonly rows: Rows
  /** How many rows are added on the new device, and on the grown one. */
  readonly few: number
  readonly many: number
  /** The document of the grown device, if it differs from the new device's. */
  readonly document?: ProgressDocument
  /** Both devices have one lesson complete. Without it, the dashboard has no figures, no quilt and no entries. */
  readonly hasLesson?: true
  /** An expression in the page that is true when the awaited part has been drawn. */
  readonly seen: string
}

interface Starts {
  readonly ours: readonly number[]
  readonly limit: readonly number[]
}

/** Returns the milliseconds of cold starts of the dashboard without a network, on both devices in turn. */
async function startsOf(rounds: number, { rows, few, many, document, hasLesson, seen }: Growth): Promise<Starts> {
  const device = (count: number) => ({ count, profile: mkdtempSync(join(tmpdir(), 'bench-')), times: [] as number[] })
  const [fresh, grown] = [device(few), device(many)]
  let dashboard = ''
  await withServer('dist', async (port) => {
    dashboard = `http://localhost:${port}/dashboard`
    for (const { count, profile } of [fresh, grown]) {
      await asLearner(profile, `http://localhost:${port}`, async (learner, browser) => {
        if (hasLesson === true) await completesLesson(learner)
        const held = Number(await browser.evaluate(adding(count, rows)))
        if (held < count) throw new Error(`Of ${count} rows in ${rows.table}, ${held} are there.`)
        if (document !== undefined && profile === grown.profile) await browser.evaluate(replacing(document))
      })
    }
  })
  for (let round = 0; round < rounds; round += 1) {
    for (const { profile, times } of [fresh, grown]) {
      const browser = await launchChromium({ profile })
      try {
        times.push(await visit(browser, dashboard, seen))
      } finally {
        await browser.close()
      }
    }
  }
  for (const { profile } of [fresh, grown]) removeFolder(profile)
  return { ours: grown.times, limit: fresh.times }
}

export async function measureDashboard(rounds: number): Promise<Row> {
  const growth = { rows: ACTIVITY, few: 10, many: 100_000, hasLesson: true, seen: DASHBOARD_IS_WHOLE } as const
  const what = 'Dashboard, whole, with 100,000 activity rows, beside 10'
  return { what, unit: 'ms', ...(await startsOf(rounds, growth)), target: 1.2 }
}

export async function measureGrownDashboard(rounds: number, document: ProgressDocument): Promise<Row> {
  const growth = { rows: ACTIVITY, few: 10, many: 10, document, hasLesson: true, seen: DASHBOARD_IS_WHOLE } as const
  const what = 'The dashboard, whole, from a cold start without a network'
  return { what, unit: 'ms', ...(await startsOf(rounds, growth)), target: 1.5 }
}

export async function measureStart(rounds: number): Promise<Row> {
  const seen = `[document.querySelector('main h1')].some((heading) => heading?.textContent.includes('Maya'))`
  const growth = { rows: LEARNERS, few: 0, many: 29, seen }
  const what = 'Start, dashboard heading, with 30 learners on the device, beside 1'
  return { what, unit: 'ms', ...(await startsOf(rounds, growth)), target: 1.2 }
}
