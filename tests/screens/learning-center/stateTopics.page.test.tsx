import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { homeStateWords as words } from '#words/homeState'
import { readiness } from '../../../src/platform/window/readiness'
import { StateTopics } from '../../../src/screens/learning-center/StateTopics'
import { statePath } from '../../../src/words/links'
import { readPublicFile, renderScreen } from '../renderScreen'

const source = { source: 'A page', url: 'https://ohio.gov/', sourceDated: 'undated', readOn: '2026-11-26' }
const note = { ...source, state: 'OH', text: 'Ask the zoning clerk. It is free.', site: 'ohio.gov' }
const asked: string[] = []

const open = (query: string) =>
  renderScreen(<StateTopics query={query} />, {
    before: (store) => store.kept.keep('settings', 'state', 'OH'),
    fetchText: async (path) => {
      asked.push(path)
      if (!path.endsWith('states_renting.json')) return await readPublicFile(path)
      return JSON.stringify({ topic: 'renting', notes: [note] })
    },
  })
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

function workerSays(state: 'ready' | 'filling'): void {
  const none = { done: 0, total: 1 }
  act(() => readiness.receive({ type: 'readiness', state, precache: none, lessons: none, quizzes: none, bytes: 1 }))
}

afterEach(() => {
  workerSays('filling')
  asked.length = 0
})

describe('the notes by state among search results', () => {
  it('are found by their text when every lesson is on the device', async () => {
    workerSays('ready')
    await open('zoning')
    await screen.findByRole('heading', { name: words.page.title })
    expect(links()).toEqual([statePath('renting')])
    expect(screen.getByText(words.found(1)).getAttribute('role')).toBe('status')
  })

  it('are found by their titles until then, without a request', async () => {
    await open('deposit')
    await screen.findByRole('heading', { name: words.page.title })
    expect(links()).toEqual([statePath('renting')])
    expect(asked.filter((path) => path.includes('states_'))).toEqual([])
  })

  it('lead to all notes when I search for my state', async () => {
    await open('ohio')
    expect((await screen.findByRole('link', { name: words.page.all })).getAttribute('href')).toBe(statePath())
  })
})
