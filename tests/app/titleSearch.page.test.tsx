import fc from 'fast-check'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { everything, findByTitle, TitleSearch } from '../../src/app/TitleSearch'
import { outline } from '../../src/pages/courseOutline'
import { paths } from '../../src/words/paths'
import { stageOfTest } from '../render/Stage'

const all = everything()
const titles = (query: string) => findByTitle(query).map(({ title }) => title)

describe('the search by title', () => {
  it('knows every module, lesson, quiz and tool, and no missing page', () => {
    const lessons = outline.reduce((sum, { entries }) => sum + entries.length, 0)
    const count = (kind: string) => all.filter((entry) => entry.kind === kind).length
    expect([count('module'), count('lesson'), count('quiz'), count('tool')]).toEqual([
      outline.length,
      lessons,
      outline.length,
      10,
    ])
    const known = new Set<string>(Object.values(paths))
    const strays = all.filter(({ kind, to }) => kind === 'page' && !known.has(to.replace(/\?.*/, '')))
    expect(strays).toEqual([])
  })

  it.each([
    ['budget', 'Budget'],
    ['BUILDING a budget', 'Building a Budget That Works'],
    ['budget building', 'Building a Budget That Works'],
    ['money management', 'Introduction to Money Management'],
    ['quiz taxes', 'Quiz: Taxes'],
    ['newslet', 'Newsletters'],
  ])('“%s” finds %s', (query, title) => {
    expect(titles(query)).toContain(title)
  })

  it('lists titles that begin with the query first, and nothing without one', () => {
    expect(titles('budget')[0]).toBe('Budget')
    expect([titles(''), titles(' - '), titles('zebra')]).toEqual([[], [], []])
  })
})

describe('any title', () => {
  it('is found by its own words, and never breaks the search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, query) => {
        const among = [{ kind: 'page', title, to: '/x' }] as const
        const words =
          title
            .normalize('NFD')
            .replaceAll(/\p{M}|['’]/gu, '')
            .match(/[\p{L}\p{N}]+/gu) ?? []
        expect(findByTitle(title, among)).toHaveLength(words.length === 0 ? 0 : 1)
        expect(findByTitle(query, among).length).toBeLessThan(2)
      }),
    )
  })
})

describe('the search on the not-found page', () => {
  it('lists and counts links while typing, and Enter opens the first', async () => {
    const stage = stageOfTest()
    await stage.shows(<TitleSearch />)
    const input = document.querySelector('input')
    const label = document.querySelector('label')
    expect([label?.textContent, label?.getAttribute('for')]).toEqual(['Search pages, lessons and tools', input?.id])
    const types = (text: string) =>
      act(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
        return Promise.resolve()
      })
    await types('emergency')
    expect(document.querySelector('[role=status]')?.textContent).toMatch(/^\d+ found$/)
    expect(stage.control('Emergency fund').getAttribute('href')).toBe('/tools?tool=emergency-fund')
    await act(() => Promise.resolve(document.querySelector('form')?.requestSubmit()))
    expect(document.activeElement).toBe(stage.controls('')[0])
    await types('zebra')
    expect(document.querySelector('[role=status]')?.textContent).toBe('No results. Try another word.')
    expect(stage.names()).toEqual([])
  })
})
