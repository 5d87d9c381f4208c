import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NoteText } from '../../../src/screens/state/NoteText'

const textOf = (text: string) =>
  render(<NoteText text={text} figures={[]} today="2026-11-26" />).container.innerHTML.replace(/ class="[^"]*"/g, '')

describe('the text of a note', () => {
  it('keeps an unknown figure as written', () => {
    expect(textOf('You keep {{share}} of it.')).toContain('{{share}}')
  })

  it('has numbers to call', () => {
    const html = textOf('Do this first: call 800-555-0199.')
    expect(html).toContain('<a href="tel:+18005550199">800-555-0199</a>')
  })
})
