import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chosenLanguages } from '../../tools/languages/chosenLanguages'
import { chosenOrganization, ourFolder } from '../../tools/organization/chosenOrganization'
import { writtenFiles } from './writtenInvention'

const SPANISH = { name: 'Español', dir: 'ltr', locale: 'es-US', state: 'published', offer: 'También en español.' }

function languages(files: Readonly<Record<string, unknown>>): string {
  return writtenFiles(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]))
}

afterEach(() => vi.unstubAllEnvs())

describe('the languages of a build', () => {
  test('are English and Spanish in our own project', () => {
    const { languages: found, drafts } = chosenLanguages(chosenOrganization(ourFolder), '')
    expect(found.map(({ tag, name, locale, state }) => [tag, name, locale, state])).toEqual([
      ['es', 'Español', 'es-US', 'published'],
    ])
    expect(drafts).toEqual([])
  })

  test('are those of the named folder, in the order of their tags', () => {
    const folder = languages({ 'vi/language.json': { ...SPANISH, locale: 'vi' }, 'es/language.json': SPANISH })
    expect(chosenLanguages(chosenOrganization(ourFolder), folder).languages).toEqual([
      { ...SPANISH, tag: 'es', folders: [{ folder: join(folder, 'es'), mayHaveMore: false }] },
      expect.objectContaining({ tag: 'vi', locale: 'vi' }),
    ])
  })

  test('have drafts in a preview only', () => {
    const folder = languages({ 'es/language.json': { ...SPANISH, state: 'draft' } })
    expect(chosenLanguages(chosenOrganization(ourFolder), folder)).toEqual({ languages: [], drafts: ['es'] })
    vi.stubEnv('SAMPLES', 'true')
    expect(chosenLanguages(chosenOrganization(ourFolder), folder).languages.map(({ tag }) => tag)).toEqual(['es'])
  })

  test('have the fields of an organization over ours', () => {
    const folder = languages({ 'es/language.json': SPANISH })
    const own = languages({
      'organization.json': { name: 'River County' },
      'languages/es/language.json': { offer: 'Aquí en español.' },
      'languages/so/language.json': { ...SPANISH, locale: 'so' },
    })
    const found = chosenLanguages(chosenOrganization(own), folder).languages
    expect(found.map(({ tag, offer, folders }) => [tag, offer, folders.length])).toEqual([
      ['es', 'Aquí en español.', 2],
      ['so', 'También en español.', 1],
    ])
    expect(found[0]?.folders).toEqual([
      { folder: join(folder, 'es'), mayHaveMore: true },
      { folder: join(own, 'languages/es'), mayHaveMore: false },
    ])
  })

  test.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['without language.json', { 'es/words/home.json': {} }, /es\/language\.json is missing/],
    ['with a folder that is no tag', { 'Spanish_US/language.json': SPANISH }, /“Spanish_US” is not the tag/],
    ['that is English', { 'en/language.json': SPANISH }, /“en” is not the tag of another language/],
    [
      'with a wrong locale',
      { 'es/language.json': { ...SPANISH, locale: 'q' } },
      /es\/language\.json is not right:\n {2}locale: not a locale/,
    ],
    ['with an unknown field', { 'es/language.json': { ...SPANISH, flag: 'x' } }, /is not right/],
  ])('stop a build with one %s', (_, files, message) => {
    const folder = languages(files)
    expect(() => chosenLanguages(chosenOrganization(ourFolder), folder)).toThrow(message)
  })

  test('stop a build if the named folder doesn’t exist', () => {
    expect(() => chosenLanguages(chosenOrganization(ourFolder), 'no/such')).toThrow('LANGUAGES names no/such')
  })
})
