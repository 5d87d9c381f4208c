import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { schemaOf } from '../../tools/content/schemas/schemaOf'
import {
  ORGANIZATION_FORMS,
  type OrganizationFile,
  organizationSchemaPath,
} from '../../tools/organization/schemas/organizationForms'
import { mismatches, type Schema } from '../content/schemas/matchesSchema'

const folders = ['organizations/prairie-ledger', 'tests/organizations/river-county']
const kinds = Object.keys(ORGANIZATION_FORMS) as OrganizationFile[]
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Schema

describe.each(kinds)('the schema of %s.json', (kind) => {
  const schema = read(organizationSchemaPath(kind))

  it('is up to date', () => {
    const made: unknown = JSON.parse(JSON.stringify(schemaOf(ORGANIZATION_FORMS[kind], 'input')))
    expect(schema, 'run npx tsx tools/content/schemas/writeSchemas.ts').toEqual(made)
  })

  it.each(folders)('fits the file of %s, which names it', (folder) => {
    const file = read(`${folder}/${kind}.json`)
    expect(mismatches(file, schema)).toEqual([])
    const address = new URL(String(file['$schema']), `file:///${folder}/`)
    expect(address.pathname).toBe(`/${organizationSchemaPath(kind)}`)
  })

  it('explains every field of the file, and rejects any other', () => {
    const fields = Object.entries(schema['properties'] as Record<string, Schema>)
    expect(fields.filter(([name, { description }]) => name !== '$schema' && description === undefined)).toEqual([])
    const file = read(`${folders[1]}/${kind}.json`)
    expect(mismatches({ ...file, colour: 'teal' }, schema)).toEqual(['colour is unknown'])
  })
})

it('rejects points below 0, bad colors and bad ids', () => {
  const course = read(organizationSchemaPath('course'))
  expect(mismatches({ retired: { lessons: { saving_5: -1 }, quizzes: {} } }, course)).not.toEqual([])
  expect(mismatches({ retired: { lessons: { Saving: 1 }, quizzes: {} } }, course)).not.toEqual([])
  const organization = read(organizationSchemaPath('organization'))
  expect(mismatches({ name: 'A', colors: { light: { '--action': 'javascript:' } } }, organization)).not.toEqual([])
  expect(mismatches({ name: 'A', colors: { light: { '--action': '#1F5a3a' } } }, organization)).toEqual([])
})
