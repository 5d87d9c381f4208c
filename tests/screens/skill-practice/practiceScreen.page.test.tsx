import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { practiceWords as words } from '#words/practice'
import { PracticeScreen } from '../../../src/screens/skill-practice/PracticeScreen'
import { skills } from '../../../src/screens/skill-practice/skills'
import { renderScreen, type ScreenOptions } from '../renderScreen'

const LIST = '/learning?view=practice'
const open = (path: string, options: ScreenOptions = {}) =>
  renderScreen(<PracticeScreen />, { path, pattern: '/learning', ...options })

describe('the list of skills', () => {
  it('shows skills by module with lessons, and says nothing is saved', async () => {
    await open(LIST)
    await screen.findByRole('heading', { level: 2, name: 'Credit and Debt' })
    expect(screen.getByText(words.notKept)).toBeTruthy()
    for (const { id, title } of skills) {
      expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(`${LIST}&skill=${id}`)
    }
    expect(screen.getAllByText('Using Credit Cards Wisely').length).toBeGreaterThan(0)
    expect(screen.queryByRole('heading', { name: words.otherSkills })).toBeNull()
  })

  it('is complete even when the course could not be read', async () => {
    await open(LIST, { fetchText: () => Promise.reject(new Error('no connection')) })
    await screen.findByRole('heading', { level: 2, name: words.otherSkills })
    for (const { title } of skills) expect(screen.getByRole('link', { name: title })).toBeTruthy()
  })

  it('says that it is loading until the course was read', async () => {
    let release: (text: string) => void = () => undefined
    await open(LIST, { fetchText: () => new Promise((resolve) => (release = resolve)) })
    expect(screen.getByText(words.loading)).toBeTruthy()
    await act(async () => release('{}'))
    await screen.findByRole('heading', { level: 2, name: words.otherSkills })
  })

  it('says so for an unknown skill, and links to all', async () => {
    await open(`${LIST}&skill=luck`)
    screen.getByRole('heading', { level: 1, name: words.unknownTitle })
    expect(screen.getByRole('link', { name: words.allSkills }).getAttribute('href')).toBe(LIST)
  })

  it('links to a skill and back', async () => {
    const { user } = await open(LIST)
    const { id, title } = skills[0] ?? { id: '', title: '' }
    await user.click(await screen.findByRole('link', { name: title }))
    await screen.findByRole('heading', { level: 1, name: title })
    expect(id).not.toBe('')
    await user.click(screen.getByRole('link', { name: words.allSkills }))
    await screen.findByRole('heading', { level: 1, name: words.title })
  })
})
