import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Timestamp } from 'firebase/firestore'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { parseClassOutcomes } from '../../../../src/classroom/protocol/outcomes/parseClassOutcomes'
import { saveAccounts } from '../../../../tools/outcomes/saveAccounts'
import { day } from '../../../core/progress/samples'
import { TestProject } from './TestProject'

const TODAY = day('2026-11-28')
const PAGE_SIZE = 10

let project: TestProject
let folder: string
let said: string[]

beforeEach(() => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', inject('emulators').firestore)
  project = new TestProject()
  folder = mkdtempSync(join(tmpdir(), 'outcomes-'))
  said = []
})
afterEach(async () => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  await project.close()
})

const saves = () =>
  saveAccounts(
    { project: project.services.projectId, folder, today: TODAY, say: (line) => void said.push(line) },
    PAGE_SIZE,
  )

/** The record of an account that took both self-checks. `answer` is its counter; an odd one means yes. */
function record(id: string, answer: number | undefined, more: object = {}) {
  return {
    email: `${id}@example.org`,
    displayName: `Name of ${id}`,
    updatedAt: Timestamp.fromDate(new Date('2026-11-20T12:00:00Z')),
    sync: {
      format: 1,
      owner: id,
      epoch: 0,
      profile: {
        displayName: { turn: 1, value: `Name of ${id}` },
        ...(answer !== undefined && { sharesOutcomes: answer }),
      },
      days: { '2026-11-20': true },
      checks: { foundations: { phone: `08jp2${id.endsWith('0') ? '08kw5' : '08kw4'}` } },
      ...more,
    },
  }
}

async function stores(count: number, name: string, answer: number | undefined): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const id = `${name}${String(index).padStart(2, '0')}`
    await project.stores({ [`users/${id}`]: record(id, answer) })
  }
}

describe('npm run outcomes -- --firestore', () => {
  it('counts only accounts that said yes, over several pages', async () => {
    await stores(23, 'yes', 1)
    await stores(1, 'again', 3)
    await stores(12, 'never', undefined)
    await stores(9, 'withdrawn', 2)
    expect(await saves()).toBe(0)
    const [name = ''] = readdirSync(folder)
    expect(name).toBe(`accounts-${project.services.projectId}-2026-11-28.outcomes.json`)
    const text = readFileSync(join(folder, name), 'utf8')
    expect(text).not.toMatch(/example\.org|Name of|yes0|phone/)
    const parsed = parseClassOutcomes(text)
    expect(parsed).toMatchObject({ kind: 'parsed', outcomes: { enrolled: 20, active: 20, handedIn: 20, states: [] } })
    const blocks = parsed.kind === 'parsed' ? parsed.outcomes.modules[0]?.blocks : undefined
    // 24 learners are 4 blocks. With an account more or less that is counted, the sums would differ.
    expect(blocks?.map(({ before }) => before)).toEqual([10, 10, 10, 10])
    expect(said).toEqual([expect.stringContaining('Join it with the files of classes.')])
  })

  it('leaves out damaged records, and says how many', async () => {
    await stores(24, 'yes', 1)
    await project.stores({
      'users/other': record('other', 1, { owner: 'someone' }),
      'users/newer': record('newer', 1, { format: 2 }),
      'users/halved': { sync: { profile: { sharesOutcomes: 1 } } },
      'users/odd': { sync: { profile: { sharesOutcomes: 1 }, days: 'none', checks: 7, lessons: [] } },
      'users/text': { sync: 'sharesOutcomes' },
      'users/said': record('said', undefined, { profile: { sharesOutcomes: true } }),
      'users/gone': { deletedAt: Timestamp.now(), updatedAt: Timestamp.now() },
    })
    expect(await saves()).toBe(0)
    expect(said[0]).toBe('2 records were left out. They are damaged, or a newer version wrote them.')
    const [name = ''] = readdirSync(folder)
    // The two records with almost nothing in them are accounts without progress.
    expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toMatchObject({ enrolled: 25, active: 20 })
  })

  it('writes an empty file when no one said yes', async () => {
    await stores(3, 'never', undefined)
    expect(await saves()).toBe(0)
    const [name = ''] = readdirSync(folder)
    expect(parseClassOutcomes(readFileSync(join(folder, name), 'utf8'))).toMatchObject({
      kind: 'parsed',
      outcomes: { enrolled: 0 },
    })
  })

  it('does not write over a file', async () => {
    await saves()
    expect(await saves()).toBe(1)
    expect(said.at(-1)).toMatch(/already exists/)
  })
})
