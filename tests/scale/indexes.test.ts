import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { decideCommit } from '../../src/data/firebase/decideCommit'
import indexes from '../../firestore.indexes.json'
import { fresh } from '../core/progress/samples'

/** An index on a write time limits its collection to 500 writes a second, and always costs storage. */
const exempt = (collection: string) =>
  indexes.fieldOverrides.flatMap((one) =>
    one.collectionGroup === collection && one.indexes.length === 0 ? [one.fieldPath] : [],
  )

it('indexes no account field, because no query may read several accounts', () => {
  const user = { email: 'ada@example.org', displayName: null, photoURL: null, metadata: {} }
  const { write } = decideCommit(undefined, fresh(), { user, today: undefined })
  const fields = write?.kind === 'create' ? Object.keys(write.fields) : []
  expect(fields).toContain('sync')
  for (const field of [...fields, 'lastLogin', 'updatedAt', 'deletedAt']) expect(exempt('users')).toContain(field)
})

it('indexes only the time of reports, and nothing of a class', () => {
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
  const lists = [...rules.matchAll(/hasOnly\(\[([^\]]*)\]\)/g)].map(([, names = '']) => names.match(/\w+/g) ?? [])
  expect(lists).toContainEqual(['key', 'envelope', 'claim', 'at'])
  expect(exempt('reports')).toEqual(['key', 'envelope', 'claim'])
  expect(lists).toContainEqual(exempt('plan'))
  expect(lists).toContainEqual(exempt('classes'))
  expect(lists).toContainEqual(exempt('door'))
})
