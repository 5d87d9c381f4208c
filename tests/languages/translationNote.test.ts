import { describe, expect, it } from 'vitest'
import type { BlockState } from '../../tools/languages/compose/translation'
import { translationNote } from '../../tools/languages/translationPlugin'

const site = (states: readonly BlockState[], problems: readonly string[] = []) => ({
  folder: 'es/',
  content: new Map(),
  words: new Map(),
  states: new Map([['words/home.json', new Map(states.map((state, at) => [String(at), state]))]]),
  problems,
})

describe('translationNote', () => {
  it('says nothing about a complete language', () => {
    expect(translationNote(site(['fresh', 'fresh']))).toBeUndefined()
  })

  it('counts texts by state, and names each mistake', () => {
    const note = translationNote(site(['fresh', 'stale', 'missing', 'wrong'], ['words/home.json:3:12  no text']))
    expect(note).toContain('languages/es/ has these texts: 1 fresh, 1 stale, 1 missing, 1 wrong')
    expect(note).toContain('\n  words/home.json: 1 fresh, 1 stale, 1 missing, 1 wrong')
    expect(note).toContain('\n  words/home.json:3:12  no text')
  })
})
