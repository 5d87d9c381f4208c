import { describe, expect, test } from 'vitest'
import { findStateNote } from '../../../src/core/curriculum/findStateNote'
import { createLibrary } from './withWords'

const note = {
  state: 'OH',
  text: 'Keep your pay. Ask the court.',
  site: 'ohio.gov',
  source: 'A page',
  url: 'https://ohio.gov/',
  sourceDated: 'undated',
  readOn: '2026-11-26',
}
const office = { ...note, text: 'Call the office. It is free.' }

function libraryOf(files: Readonly<Record<string, unknown>>) {
  return createLibrary((path) => {
    const name = path.split('/').at(-1) ?? ''
    return name in files ? Promise.resolve(JSON.stringify(files[name])) : Promise.reject(new Error('404'))
  })
}

describe('the note of a topic for one state', () => {
  const winter = { topic: 'winter', notes: [note] }
  const offices = { topic: 'office', notes: [office, { ...office, state: 'IA' }] }

  test('is the one of that state', async () => {
    const library = libraryOf({ 'states_winter.json': winter })
    expect(await findStateNote(library, 'winter', 'OH')).toEqual({ kind: 'note', note })
  })

  test('is the office of the state where the topic has none', async () => {
    const library = libraryOf({ 'states_winter.json': winter, 'states_office.json': offices })
    const found = await findStateNote(library, 'winter', 'IA')
    expect(found).toEqual({ kind: 'blank', office: { ...office, state: 'IA' } })
  })

  test('is blank where the office has none either, or can’t be read', async () => {
    const blank = { kind: 'blank', office: undefined }
    expect(await findStateNote(libraryOf({ 'states_winter.json': winter }), 'winter', 'IA')).toEqual(blank)
    expect(await findStateNote(libraryOf({ 'states_office.json': offices }), 'office', 'KS')).toEqual(blank)
  })

  test('says why the file can’t be read, and is read again', async () => {
    const files: Record<string, unknown> = {}
    const library = libraryOf(files)
    expect(await findStateNote(library, 'winter', 'OH')).toEqual({ kind: 'unread', trouble: 'unreachable' })
    files['states_winter.json'] = { topic: 'winter', notes: 'none' }
    expect(await findStateNote(library, 'winter', 'OH')).toEqual({ kind: 'unread', trouble: 'damaged' })
    files['states_winter.json'] = winter
    expect(await findStateNote(library, 'winter', 'OH')).toEqual({ kind: 'note', note })
  })
})
