import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sheetWords as words } from '#words/sheets'
import { DocumentPart } from '../../../src/screens/lesson/sheet/DocumentPart'
import type { PartOf } from '../../../src/screens/lesson/sheet/sheetFields'
import { renderPart } from '../../render/renderPart'
import { HeldForm } from './HeldForm'

const stub: PartOf<'document'> = {
  type: 'document',
  id: 'stub',
  title: 'Pay stub',
  note: 'Made up for this lesson.',
  lines: [
    { id: 'gross', label: 'Gross pay', value: '$1,200.00', group: 'Pay' },
    { id: 'net', label: 'Net pay', value: '$960.00' },
  ],
  tasks: [
    { id: 'home', ask: 'What reaches the bank?', line: 'net', why: 'Net pay is what is left after taxes.' },
    { id: 'before', ask: 'What was earned?', line: 'gross', why: 'Gross pay comes before taxes.' },
  ],
}
const open = (texts: Readonly<Record<string, string>> = {}, part = stub) =>
  renderPart(<HeldForm texts={texts}>{(form) => <DocumentPart part={part} form={form} />}</HeldForm>)
const press = (name: RegExp) => screen.getByRole('button', { name })

describe('a document to read', () => {
  it('continues only once the answer is right', async () => {
    const { user } = open()
    await user.click(press(/^Gross pay/))
    expect(screen.getByRole('status').textContent).toBe(words.wrong('Gross pay'))
    expect(screen.queryByRole('button', { name: words.nextTask })).toBeNull()
    await user.dblClick(press(/^Net pay/))
    expect(screen.getByRole('status').textContent).toContain('Net pay is what is left after taxes.')
    expect(press(/^Net pay/).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: words.nextTask }))
    expect(document.activeElement?.textContent).toContain('What was earned?')
  })

  it('starts at the first open question, or shows every answer', async () => {
    const { user } = open({ 'stub.home': 'net', 'stub.before': 'net' })
    expect(screen.getByText(words.task(2, 2))).toBeTruthy()
    await user.click(press(/^Gross pay/))
    await user.click(screen.getByRole('button', { name: words.allAnswers }))
    expect(screen.getByText(words.allFound(2))).toBeTruthy()
    expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('Answer:'))).toHaveLength(2)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('reopens a question whose answer names no line of this version', () => {
    open({ 'stub.home': 'gone' })
    expect(screen.getByText(words.task(1, 2))).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('can be read when it asks nothing', () => {
    open({}, { ...stub, tasks: [] })
    expect(screen.getByText('$960.00')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
