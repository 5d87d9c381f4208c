import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInWithEmailAndPassword } from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { newAccount } from '../../../network/Account'
import { openTestAuth } from '../auth/openTestAuth'
import { ADAS_CLASS, ADAS_REPORT, BENS_REPORT, openSchool } from './smallSchool'
import { TestProject } from './TestProject'

describe('npm run account', () => {
  let project: TestProject
  let folder: string
  const file = () => join(folder, 'account.json')
  const exported = () => readFileSync(file(), 'utf8')

  beforeEach(async () => {
    project = new TestProject()
    await openSchool(project)
    folder = mkdtempSync(join(tmpdir(), 'account-'))
  })
  afterEach(async () => {
    rmSync(folder, { recursive: true })
    await project.close()
  })

  it('exports all that the server has of one account, as plain JSON', async () => {
    expect(await project.runs(['export', 'ada@example.org', '--to', file()])).toBe(0)
    expect(JSON.parse(exported())).toMatchObject({
      accountNumber: 'ada',
      signIn: { localId: 'ada', email: 'ada@example.org', displayName: 'ada' },
      record: {
        email: 'ada@example.org',
        completedConcepts: ['foundations-1'],
        totalPoints: 10,
        updatedAt: '2026-11-20T08:00:00Z',
        sync: { owner: 'ada', epoch: 0, format: 1, lessons: { 'foundations-1': { turn: 1 } } },
      },
      classesOfThisTeacher: [
        {
          path: ADAS_CLASS,
          reports: 1,
          documents: [
            { path: ADAS_CLASS, fields: { owner: 'ada', open: true } },
            { path: `${ADAS_CLASS}/door/current` },
            { path: `${ADAS_CLASS}/plan/current` },
          ],
        },
      ],
      reportsHandedIn: [{ path: ADAS_REPORT, fields: { envelope: expect.stringMatching(/^UEwB/) } }],
    })
  })

  it('exports neither the scrambled password nor anything of others', async () => {
    await project.runs(['export', 'ada', '--to', file()])
    expect(exported()).not.toMatch(/passwordHash|salt/)
    expect(exported()).not.toContain('ben@example.org')
    expect(exported()).not.toContain(BENS_REPORT)
    expect(statSync(file()).mode % 0o1000).toBe(0o600)
  })

  it('does not write over a file', async () => {
    await project.runs(['export', 'ada', '--to', file()])
    const first = exported()
    expect(await project.runs(['export', 'ben', '--to', file()])).toBe(1)
    expect(exported()).toBe(first)
  })

  it('finds an account, its class and its reports', async () => {
    expect(await project.runs(['find', 'ada@example.org'])).toBe(0)
    const said = project.said.join('\n')
    for (const part of ['Account number ada.', 'users/ada', ADAS_CLASS, ADAS_REPORT]) expect(said).toContain(part)
    expect(said).not.toContain(BENS_REPORT)
  })

  it('lists records without a sign-in, and no deletion mark', async () => {
    project.typed = 'ben'
    await project.runs(['delete', 'ben'])
    await project.stores({ 'users/dora': { displayName: 'dora' } })
    expect(await project.runs(['leftovers'])).toBe(0)
    expect(project.said.filter((line) => line.startsWith('users/'))).toEqual([
      'users/dora has no sign-in. Delete it: npm run account -- delete dora',
    ])
  })

  it('finds more accounts than one request may name', async () => {
    const names = Array.from({ length: 301 }, (_, index) => `pupil${index}`)
    await Promise.all(names.map((name) => project.stores({ [`users/${name}`]: { displayName: name } })))
    await project.signsUp('pupil300')
    await project.runs(['leftovers'])
    expect(project.said.filter((line) => line.startsWith('users/pupil'))).toHaveLength(300)
  })
})

describe('a blocked account', () => {
  it('keeps its record, and can’t sign in until it is allowed again', async () => {
    const emulators = inject('emulators')
    const { id, email, password } = await newAccount(emulators)
    const project = new TestProject(emulators.projectId)
    await project.stores({ [`users/${id}`]: { displayName: 'Maya' } })
    const phone = openTestAuth(emulators.auth)
    const { user } = await signInWithEmailAndPassword(phone, email, password)

    expect(await project.runs(['block', email])).toBe(0)
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' })
    const again = () => signInWithEmailAndPassword(openTestAuth(emulators.auth), email, password)
    await expect(again()).rejects.toMatchObject({ code: 'auth/user-disabled' })
    expect(await project.fields(`users/${id}`)).toEqual({ displayName: 'Maya' })

    expect(await project.runs(['unblock', id])).toBe(0)
    expect((await again()).user.uid).toBe(id)
    await project.close()
  })

  it('needs a sign-in', async () => {
    const project = new TestProject()
    await project.stores({ 'users/ada': { displayName: 'ada' } })
    expect(await project.runs(['block', 'ada'])).toBe(1)
    await project.close()
  })
})
