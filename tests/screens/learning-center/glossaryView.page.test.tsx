import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { learnerFrameWords } from '#words/learnerFrame'
import { glossaryWords as words } from '#words/glossary'
import { GlossaryScreen } from '../../../src/screens/learning-center/LearningCenterScreen'
import { readPublicFile, renderScreen, type ScreenOptions } from '../renderScreen'

function openGlossary(options: ScreenOptions = {}) {
  return renderScreen(<GlossaryScreen />, {
    path: '/learning?view=glossary',
    pattern: '/learning',
    ...options,
  })
}

const search = () => screen.findByLabelText(words.searchLabel)

describe('the glossary', () => {
  it('shows its heading while loading, then every letter under that heading', async () => {
    let release = (): void => undefined
    const isFree = new Promise<void>((resolve) => {
      release = resolve
    })
    const fetchText = (path: string) => isFree.then(() => readPublicFile(path))
    await openGlossary({ fetchText })
    const heading = screen.getByRole('heading', { name: words.title })
    expect(screen.getByText(words.loading)).toBeTruthy()
    release()
    const letters = within(await screen.findByRole('navigation', { name: words.letters }))
    expect(screen.getByRole('heading', { name: words.title })).toBe(heading)
    for (const link of letters.getAllByRole<HTMLAnchorElement>('link')) {
      expect(document.getElementById(link.hash.slice(1))?.textContent).toBe(link.textContent)
    }
  })

  it('says that it is not on this device, and loads on retry', async () => {
    let isDown = true
    const fetchText = (path: string) =>
      isDown && path.includes('glossary') ? Promise.reject(new Error('no connection')) : readPublicFile(path)
    const { user } = await openGlossary({ fetchText })
    await screen.findByText(words.unreadableText.unreachable)
    await user.click(screen.getByRole('button', { name: learnerFrameWords.tryAgain }))
    await screen.findByText(words.unreadableText.unreachable)
    isDown = false
    await user.click(screen.getByRole('button', { name: learnerFrameWords.tryAgain }))
    await screen.findByRole('navigation', { name: words.letters })
  })

  it('finds a word by another spelling, and shows all after clearing', async () => {
    const { user } = await openGlossary()
    await user.type(await search(), 'credit union')
    const found = within(await screen.findByRole('list', { name: /“credit union”$/ }))
    expect(found.getAllByRole('heading')[0]?.textContent).toBe('Credit union')
    expect(screen.queryByRole('navigation', { name: words.letters })).toBeNull()
    await user.click(screen.getByRole('button', { name: words.clearSearch }))
    await screen.findByRole('navigation', { name: words.letters })
  })

  it('says when no word matches, with a link back to all', async () => {
    const { user } = await openGlossary()
    await user.type(await search(), 'qqqq')
    await screen.findByRole('heading', { name: words.noResults('qqqq') })
    await user.click(screen.getByRole('button', { name: words.showAll }))
    await screen.findByRole('navigation', { name: words.letters })
    expect(await search()).toHaveProperty('value', '')
  })

  it('scrolls to a linked word and reads it out first', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await openGlossary({ path: '/learning?view=glossary&term=credit-union' })
    const word = await screen.findByRole('heading', { name: 'Credit union' })
    await waitFor(() => expect(document.activeElement).toBe(word))
    expect(scrolled.mock.contexts).toEqual([word.closest('li')])
    expect(screen.queryByText(words.unknownTerm)).toBeNull()
  })

  it('says when a link names an unknown word', async () => {
    await openGlossary({ path: '/learning?view=glossary&term=pottery' })
    await screen.findByText(words.unknownTerm)
  })
})
