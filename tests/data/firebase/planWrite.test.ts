import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planWrite } from '../../../src/data/firebase/planWrite'
import { canonicalText } from '../../../src/core/progress/json'
import { cleanMap } from '../../../src/core/progress/cleanJson'
import { areFieldsStale, derivedFields } from '../../../src/core/progress/derivedFields'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { join } from '../../../src/core/progress/join'
import { parseDocument } from '../../../src/core/progress/parseDocument'
import { startOver } from '../../../src/core/progress/epochs'
import { completed } from '../../contracts/remoteSamples'
import { documentInput, peerDocument } from '../../core/progress/arbitraries'
import { original } from '../../core/progress/implementation'
import { day, doneBy, fresh, OWNER } from '../../core/progress/samples'
import { updated } from './updated'

const EMAIL = 'ada@example.org'
const derivedOf = (joined: ProgressDocument) => derivedFields(joined, { email: EMAIL, today: day('2026-03-01') })
const written = (
  fields: Readonly<Record<string, unknown>>,
  stored: ProgressDocument | undefined,
  joined: ProgressDocument,
) => planWrite({ fields, stored, joined, derived: derivedOf(joined) })
const fieldsOf = (document: ProgressDocument) => ({ ...derivedOf(document), sync: document })
const pathsOf = (leaves: ReturnType<typeof planWrite>) => leaves.map(({ path }) => path.join(' ')).toSorted()

describe('a planned commit', () => {
  it('writes the changes of the document, and the fields derived from it', () => {
    const before = completed(fresh(), 'saving_1')
    const after = completed(before, 'saving_2')
    expect(pathsOf(written(fieldsOf(before), before, after))).toEqual([
      'completedConcepts',
      'sync completedOn saving_2',
      'sync lessons saving_2',
      'totalPoints',
    ])
  })

  it.each<[string, ProgressDocument | undefined, ProgressDocument]>([
    ['where there is none', undefined, completed(fresh(), 'saving_1')],
    ['in another epoch', completed(fresh(), 'saving_1'), doneBy(startOver(completed(fresh(), 'saving_1')))],
  ])('writes the entire document %s', (_case, stored, joined) => {
    const fields = stored === undefined ? { ...derivedOf(joined) } : fieldsOf(stored)
    expect(written(fields, stored, joined)).toContainEqual({ path: ['sync'], value: joined })
    expect(pathsOf(written(fields, stored, joined)).filter((path) => path.startsWith('sync '))).toEqual([])
  })

  it('repairs fields that another client changed, without touching the document', () => {
    const document = completed(fresh(), 'saving_1')
    const fields = { ...fieldsOf(document), completedConcepts: [], favouriteColour: 'blue' }
    expect(written(fields, document, document)).toEqual([{ path: ['completedConcepts'], value: ['saving_1'] }])
  })

  it('overwrites invalid parts of the remote document with the joined one', () => {
    fc.assert(
      fc.property(documentInput, peerDocument(original), (sync, local) => {
        const stored = parsed(sync)
        const joined = join(stored, { ...local, epoch: stored.epoch, format: stored.format })
        const fields = updated({ sync }, written({ sync }, stored, joined)) as Readonly<Record<string, unknown>>
        expect(canonicalText(parsed(fields['sync']))).toBe(canonicalText(joined))
        // Rules check the stored values, without the border.
        for (const field of ['owner', 'epoch', 'format', 'joinedOn', 'spentBefore'] as const) {
          expect((fields['sync'] as ProgressDocument)[field]).toEqual(joined[field])
        }
        for (const field of ['profile', 'lessons', 'completedOn', 'quizzes', 'certificates', 'unlocks', 'days']) {
          expect(cleanMap((fields['sync'] as Readonly<Record<string, unknown>>)[field]), field).toBeDefined()
        }
        expect(areFieldsStale(fields, joined)).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it.each<[string, unknown]>([
    ['a text', 'none'],
    ['a list', []],
    ['nothing', null],
    ['a time', new Date(0)],
  ])('replaces %s with a map', (_case, lessons) => {
    const sync = { ...completed(fresh(), 'saving_1'), lessons }
    const joined = join(parsed(sync), fresh())
    expect(written({ sync }, parsed(sync), joined)).toContainEqual({ path: ['sync', 'lessons'], value: {} })
  })

  it('keeps data that only another app can read', () => {
    class Timestamp {
      readonly seconds = 7
    }
    const stored = completed(fresh(), 'saving_1')
    const sync = { ...stored, remindedOn: new Timestamp(), goals: { a: new Timestamp(), list: [new Timestamp(), 1] } }
    const joined = join(parsed(sync), completed(fresh(), 'saving_2'))
    const after = updated({ sync }, written({ sync }, parsed(sync), joined)) as { readonly sync: typeof sync }
    expect(after.sync.remindedOn).toBeInstanceOf(Timestamp)
    expect(after.sync.goals).toBe(sync.goals)
  })
})

function parsed(sync: unknown): ProgressDocument {
  const result = parseDocument(sync, OWNER)
  if (result.kind === 'unreadable') throw new Error(result.reason)
  return result.document
}
