import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseStates } from '../../../src/core/curriculum/parseStates'
import file from '../../../src/core/curriculum/states.json'
import { stateSearch } from '../../../src/screens/learning-center/stateSearch'

const parsed = parseStates(file)
if (parsed.kind === 'invalid') throw new Error(parsed.reason)
const guide = parsed.value
const notes = new Map([
  ['renting', 'The landlord has 30 days to return it. Ask a clerk for escrow.'],
  ['office', 'The attorney general takes complaints about a landlord.'],
])

describe('searching the notes by state', () => {
  it.each<[query: string, topics: readonly (string | undefined)[], why: string]>([
    ['deposit', ['renting'], 'a title'],
    ['evition', ['renting'], 'a title with a letter missing'],
    ['escrow', ['renting'], 'the text of a note'],
    ['landlord', ['renting', 'office'], 'two notes'],
    ['ohio', [undefined], 'the page of my state'],
    ['iowa', [], 'not another state'],
    ['zebra', [], 'nothing'],
    ['  ', [], 'no words'],
  ])('%j finds %j: %s', (query, topics) => {
    expect(new Set(stateSearch(guide, 'OH', notes)(query))).toEqual(new Set(topics))
  })

  it('finds every state, and titles alone, before a state is chosen', () => {
    const find = stateSearch(guide, null, new Map())
    for (const { name } of guide.states) expect(find(name)).toContain(undefined)
    expect(find('deposit')).toEqual(['renting'])
    expect(find('escrow')).toEqual([])
  })

  it('finds at most three, for any query', () => {
    const find = stateSearch(guide, 'OH', notes)
    fc.assert(fc.property(fc.string(), (query) => find(query).length <= 3))
    expect(find('pay')).not.toEqual([])
  })
})
