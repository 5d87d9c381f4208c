import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { signInsOf } from '../../../../tools/operations/signIns'
import { scriptOf } from '../../../../tools/setup/scriptOf.mjs'
import { day, fresh } from '../../../core/progress/samples'
import { LOSE_ANSWER, LOSE_REQUEST, PRETEND, type ProxyFault } from '../../../network/ProxyFault'
import { isCommit, type ProxiedRequest } from '../../../network/ProxiedRequest'
import { ServiceNetwork } from '../../../network/ServiceNetwork'
import { EmulatedClient } from '../remote/EmulatedClient'
import { ADAS_CLASS, ADAS_REPORT, openSchool } from './smallSchool'
import { TestProject } from './TestProject'

const plainFetch = globalThis.fetch
const isDeletion = ({ path }: ProxiedRequest): boolean => path.includes('accounts:delete')

describe('npm run account -- delete', () => {
  let project: TestProject
  const mark = { deletedAt: expect.any(String), updatedAt: expect.any(String) }
  const uidsWithSignIn = async () => {
    const signIns = await signInsOf(project.services, ['ada', 'ben', 'grace'])
    return signIns.map(({ localId }) => localId).toSorted()
  }
  const client = () =>
    new EmulatedClient(inject('emulators').firestore, project.services.projectId, { today: () => day('2026-03-01') })

  beforeEach(async () => {
    project = new TestProject()
    await openSchool(project)
    project.typed = 'ada'
  })
  afterEach(async () => {
    // A client of the app puts a stricter one in its place.
    globalThis.fetch = plainFetch
    await project.close()
  })

  it('leaves the deletion mark, and every document of others as it was', async () => {
    const before = await project.everything()
    expect(await project.runs(['delete', 'ada@example.org'])).toBe(0)
    const after = await project.everything()
    expect(await project.fields('users/ada')).toEqual(mark)
    const isOfOthers = ({ path }: { readonly path: string }) => path !== 'users/ada'
    expect(after).toHaveLength(10)
    expect(after.filter(isOfOthers)).toEqual(before.filter(isOfOthers))
    expect(await uidsWithSignIn()).toEqual(['ben', 'grace'])
  })

  it('names the classes and reports that stay', async () => {
    await project.runs(['delete', 'ada'])
    expect(project.said.filter((line) => line.startsWith('This stays:'))).toEqual([
      `This stays: ${ADAS_CLASS}, an open class of this teacher. Reports in it: 1`,
      `This stays: ${ADAS_REPORT}, an encrypted report that this account handed in`,
    ])
  })

  it('changes nothing when another number is typed', async () => {
    const before = await project.everything()
    project.typed = 'ben'
    expect(await project.runs(['delete', 'ada'])).toBe(1)
    expect(await project.everything()).toEqual(before)
    expect(await uidsWithSignIn()).toEqual(['ada', 'ben', 'grace'])
  })

  it.each([
    ['deletes', 'with the number', 'ada\n', 0],
    ['changes nothing', 'without an answer', '', 1],
  ])('%s as a program %s', (_what, _how, input, code) => {
    const given = [scriptOf('tsx'), 'tools/operations/account.ts', 'delete', 'ada']
    const options = { env: { ...process.env, ...project.env }, input, encoding: 'utf8' } as const
    const ran = spawnSync(process.execPath, [...given, '--project', project.services.projectId], options)
    expect([ran.status, ran.stderr]).toEqual([code, ''])
    expect(ran.stdout).toContain(code === 0 ? 'Deleted the sign-in' : 'Nothing was changed.')
  })

  it('writes no mark for an account that does not exist', async () => {
    project.typed = 'adda'
    expect(await project.runs(['delete', 'adda'])).toBe(1)
    expect(await project.runs(['delete', 'adda@example.org'])).toBe(1)
    expect(await project.fields('users/adda')).toBeUndefined()
  })

  it('marks an account that was never backed up', async () => {
    await project.signsUp('dora')
    project.typed = 'dora'
    expect(await project.runs(['delete', 'dora'])).toBe(0)
    expect(await project.fields('users/dora')).toEqual(mark)
  })

  it('can run twice, and keeps the time of the first deletion', async () => {
    await project.runs(['delete', 'ada'])
    const first = await project.fields('users/ada')
    expect(await project.runs(['delete', 'ada'])).toBe(0)
    expect(await project.fields('users/ada')).toEqual(first)
    expect(project.said).toContain('The sign-in was already deleted.')
  })

  it('leaves what the app leaves, and the learner’s devices hear it', async () => {
    await project.runs(['delete', 'ada'])
    const byCommand = await project.fields('users/ada')
    const phone = client()
    const { signal } = new AbortController()
    const exchange = () => phone.exchange(fresh(), { signal, setAside: () => Promise.resolve() })
    expect(await exchange()).toMatchObject({ kind: 'deleted' })
    expect(await project.fields('users/ada')).toEqual(byCommand)

    await project.stores({ 'users/ada': { totalPoints: 10 } })
    expect(await phone.erase(signal)).toEqual({ kind: 'erased' })
    expect(Object.keys((await project.fields('users/ada')) ?? {}).toSorted()).toEqual(
      Object.keys(byCommand ?? {}).toSorted(),
    )
    await phone.close()
  })

  describe('when it is cut off', () => {
    let network: ServiceNetwork
    beforeEach(async () => {
      network = await ServiceNetwork.before(inject('emulators'))
    })
    afterEach(() => network.goesAway())

    const runsBehind = async (fault: ProxyFault, which: (request: ProxiedRequest) => boolean, error: string) => {
      network.misbehaves(fault, which)
      const run = project.runs(['delete', 'ada'], {
        FIREBASE_AUTH_EMULATOR_HOST: network.auth.address,
        FIRESTORE_EMULATOR_HOST: network.firestore.address,
      })
      await expect(run).rejects.toThrow(error)
      expect(project.said).toContain('The deletion is not finished. Run it again: npm run account -- delete ada')
    }

    it.each([
      ['the request for the mark', LOSE_REQUEST, isCommit],
      ['the answer to the mark', LOSE_ANSWER, isCommit],
      ['the request for the sign-in', LOSE_REQUEST, isDeletion],
      ['the answer for the sign-in', LOSE_ANSWER, isDeletion],
    ])('finishes with a second run after losing %s', async (_what, fault, which) => {
      await runsBehind(fault, which, 'fetch failed')
      expect(await project.runs(['delete', 'ada'])).toBe(0)
      expect(await project.fields('users/ada')).toEqual(mark)
      expect(await uidsWithSignIn()).toEqual(['ben', 'grace'])
    })

    it('keeps the sign-in when a proxy only pretends to write the mark', async () => {
      const before = await project.everything()
      await runsBehind(PRETEND, isCommit, 'users/ada still has data.')
      expect(await project.everything()).toEqual(before)
      expect(await uidsWithSignIn()).toEqual(['ada', 'ben', 'grace'])
    })

    it('does not believe a proxy that pretends to delete the sign-in', async () => {
      await runsBehind(PRETEND, isDeletion, 'The sign-in ada still exists.')
      expect(await uidsWithSignIn()).toEqual(['ada', 'ben', 'grace'])
    })
  })
})
