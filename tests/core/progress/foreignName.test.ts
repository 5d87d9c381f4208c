import { describe, expect, it } from 'vitest'
import { derivedFields } from '../../../src/core/progress/derivedFields'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { displayNameOf, setDisplayName } from '../../../src/core/progress/profile'
import { readUserFields } from '../../../src/core/progress/readUserFields'
import { decideCommit } from '../../../src/data/firebase/decideCommit'
import { completed } from '../../contracts/remoteSamples'
import { day, doneBy, fresh, OWNER } from './samples'

const user = { email: 'ben@example.org', displayName: null, photoURL: null, metadata: {} }
const writer = { user, today: day('2026-03-01') }
const named = (document: ProgressDocument, name: string) => doneBy(setDisplayName(document, name))
const BEN = named(fresh(), 'Ben Ito')

/** The account's document as this site wrote it, after another client has written these fields. */
function found(stored: ProgressDocument, foreign: Readonly<Record<string, unknown>>) {
  const fields = { ...derivedFields(stored, { email: user.email, today: writer.today }), sync: stored, ...foreign }
  const read = readUserFields(fields, OWNER)
  if (read.kind !== 'read') throw new Error(read.kind)
  return { ...read, fields }
}

/** The names in the account after an exchange: the field, and the one in `sync`. */
function namesAfter(local: ProgressDocument, foreign: Readonly<Record<string, unknown>>, stored = BEN) {
  const there = found(stored, foreign)
  const { joined, write } = decideCommit(there, local, writer)
  const leaves = write?.kind === 'update' ? write.leaves : []
  const written = leaves.find(({ path }) => path.join('.') === 'displayName')
  return { field: written === undefined ? there.fields['displayName'] : written.value, inSync: displayNameOf(joined) }
}

describe('a name that another client wrote', () => {
  it('stays, and becomes the learner’s name', () => {
    const after = namesAfter(completed(BEN, 'saving_1'), { displayName: 'Benjamin Ito' })
    expect(after).toEqual({ field: 'Benjamin Ito', inSync: 'Benjamin Ito' })
  })

  it('is taken in by the first reading of a new device', () => {
    expect(displayNameOf(found(BEN, { displayName: 'Benjamin Ito' }).document)).toBe('Benjamin Ito')
  })

  it('stays when the learner had started over', () => {
    const later = { ...BEN, epoch: 1 }
    expect(namesAfter(later, { displayName: 'Benjamin Ito' }, later).inSync).toBe('Benjamin Ito')
  })

  it.each(['Benny', 'Aaron'])('gives way to a name that the learner changed here: %s', (name) => {
    const after = namesAfter(named(BEN, name), { displayName: 'Benjamin Ito' })
    expect(after).toEqual({ field: name, inSync: name })
  })

  it('is news once only', () => {
    const { joined } = decideCommit(found(BEN, { displayName: 'Benjamin Ito' }), BEN, writer)
    expect(decideCommit(found(joined, {}), joined, writer).write).toBeUndefined()
  })

  it.each([null, '', ' \u200b ', 7])('is no name: %j', (displayName) => {
    expect(namesAfter(BEN, { displayName })).toEqual({ field: 'Ben Ito', inSync: 'Ben Ito' })
  })
})

it('a long name that this site cut is no other client’s', () => {
  const long = named(fresh(), 'Ben '.repeat(60))
  expect(found(long, {}).document).toEqual(long)
})
