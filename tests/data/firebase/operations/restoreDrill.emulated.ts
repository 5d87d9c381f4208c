import 'fake-indexeddb/auto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { canonicalText } from '../../../../src/core/progress/json'
import { isLessonComplete } from '../../../../src/core/progress/lessons'
import { exchangeOnce } from '../../../../src/data/replication/exchangeOnce'
import { ask } from '../../../../tools/operations/services'
import { day, lesson, moduleId } from '../../../core/progress/samples'
import { StoredDevice } from '../../../scale/StoredDevice'
import { EmulatedAccount } from '../remote/EmulatedAccount'
import { openSchool } from './smallSchool'
import { TestProject } from './TestProject'

const [FIRST, SECOND, THIRD] = [lesson('foundations_1'), lesson('foundations_2'), lesson('credit_1')]
const QUIZ = moduleId('foundations')

/** The drill of docs/operations.md: export, lose everything, restore an older day. */
describe('a restored export', () => {
  let project: TestProject
  let account: EmulatedAccount
  let folder: string
  const devices: StoredDevice[] = []

  beforeEach(() => {
    account = new EmulatedAccount(inject('emulators').firestore)
    project = new TestProject(account.projectId)
    folder = mkdtempSync(join(tmpdir(), 'restore-'))
  })
  afterEach(async () => {
    for (const device of devices.splice(0)) device.close()
    rmSync(folder, { recursive: true })
    await project.close()
    await account.close()
  })

  const database = () => `projects/${account.projectId}/databases/(default)`
  const emulator = (verb: string) => `${project.services.firestore}/emulator/v1/projects/${account.projectId}:${verb}`
  const exports = () =>
    ask(project.services, emulator('export'), {
      database: database(),
      export_directory: folder,
      export_name: 'monday',
    })
  const restores = () =>
    ask(project.services, emulator('import'), {
      database: database(),
      export_directory: join(folder, 'monday', 'monday.overall_export_metadata'),
    })
  const losesEverything = async () => {
    const address = `${project.services.firestore}/emulator/v1/${database()}/documents`
    await fetch(address, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })
    expect(await project.everything()).toEqual([])
  }

  /** A device of the account, with the app's own store and engine. */
  const opensDevice = async () => {
    const device = await StoredDevice.open()
    devices.push(device)
    const remote = account.client({ today: () => day('2026-03-01') })
    const { signal } = new AbortController()
    const exchanges = async () => {
      const outcome = await exchangeOnce({ store: device.store, remote, signal, locks: alone })
      expect(outcome).toMatchObject({ kind: 'exchanged', isWaiting: false })
      return outcome
    }
    return { device, exchanges }
  }

  it('has every account and class as on the day of the export', async () => {
    await openSchool(project)
    const before = await project.everything()
    await exports()
    await losesEverything()
    await restores()
    expect(await project.everything()).toEqual(before)
  })

  it('takes nothing from a device that continued after it', async () => {
    const phone = await opensDevice()
    const tablet = await opensDevice()
    await phone.device.do({ kind: 'complete', lesson: FIRST }, '2026-03-01')
    await phone.device.do({ kind: 'complete', lesson: SECOND }, '2026-03-01')
    await phone.device.do({ kind: 'quiz', module: QUIZ, score: 40 }, '2026-03-01')
    await phone.exchanges()
    await tablet.exchanges()
    await exports()

    await phone.device.do({ kind: 'undo', lesson: FIRST }, '2026-03-02')
    await phone.device.do({ kind: 'complete', lesson: THIRD }, '2026-03-02')
    await phone.device.do({ kind: 'quiz', module: QUIZ, score: 80 }, '2026-03-02')
    await phone.device.do({ kind: 'name', name: 'Ada' }, '2026-03-02')
    await phone.exchanges()
    await tablet.device.do({ kind: 'quiz', module: QUIZ, score: 100 }, '2026-03-03')
    await tablet.exchanges()
    await phone.exchanges()
    const acknowledged = canonicalText(await phone.device.document())
    expect(canonicalText(await tablet.device.document())).toBe(acknowledged)

    await losesEverything()
    await restores()
    const newcomer = await opensDevice()
    await newcomer.exchanges()
    expect(isLessonComplete(await newcomer.device.document(), THIRD)).toBe(false)

    expect(await phone.exchanges()).toMatchObject({ wrote: true })
    for (const one of [tablet, newcomer]) await one.exchanges()
    for (const { device } of [phone, tablet, newcomer]) {
      expect(canonicalText(await device.document())).toBe(acknowledged)
    }
    expect(canonicalText((await account.fields())?.['sync'])).toBe(acknowledged)
    for (const one of [phone, tablet, newcomer]) expect(await one.exchanges()).toMatchObject({ wrote: false })
  })

  it('also takes nothing when no export is left', async () => {
    const phone = await opensDevice()
    await phone.device.do({ kind: 'complete', lesson: FIRST }, '2026-03-01')
    await phone.exchanges()
    const acknowledged = canonicalText(await phone.device.document())
    await losesEverything()
    expect(await phone.exchanges()).toMatchObject({ wrote: true })
    expect(canonicalText((await account.fields())?.['sync'])).toBe(acknowledged)
  })

  it('has deleted accounts again, and the command finds and deletes them', async () => {
    await openSchool(project)
    await exports()
    project.typed = 'ben'
    await project.runs(['delete', 'ben'])
    await restores()
    expect(await project.fields('users/ben')).toMatchObject({ email: 'ben@example.org' })

    await project.runs(['leftovers'])
    expect(project.said).toContain('users/ben has no sign-in. Delete it: npm run account -- delete ben')
    await project.runs(['delete', 'ben'])
    expect(Object.keys((await project.fields('users/ben')) ?? {}).toSorted()).toEqual(['deletedAt', 'updatedAt'])
    await project.runs(['leftovers'])
    expect(project.said).toContain('Every record has a sign-in or is a deletion mark.')
  })
})

const alone = { request: <T>(_name: string, _options: unknown, work: (lock: object) => Promise<T>) => work({}) }
