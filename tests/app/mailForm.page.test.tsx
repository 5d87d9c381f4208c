import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { contactWords as words } from '#words/contact'
import { publicPageWords } from '#words/publicPage'
import { CopyButton } from '../../src/app/public/CopyButton'
import { MailForm } from '../../src/app/public/MailForm'
import { advance, later, renderPart } from '../render/renderPart'

const EMAIL = 'hello@example.org'

function goes(to: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online')
  act(() => void window.dispatchEvent(new Event(to)))
}

describe('writing a message to the organization', () => {
  it('opens my mail program with my text, and explains what else helps', async () => {
    const opened = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
    const { user } = renderPart(<MailForm email={EMAIL} />)
    await user.type(screen.getByLabelText(words.name), 'Maya')
    await user.type(screen.getByLabelText(words.subject), 'Lesson 3')
    await user.type(screen.getByLabelText(words.message), 'The sum is wrong.')
    await user.click(screen.getByRole('button', { name: words.send }))
    expect(opened).toHaveBeenCalledTimes(1)
    expect(String(opened.mock.calls[0]?.[0])).toMatch(/^mailto:hello@example\.org\?subject=Lesson%203&body=.*sum%20is/)
    expect(screen.getByText(words.opened)).toBeTruthy()
    expect(screen.getByRole('link', { name: EMAIL }).getAttribute('href')).toBe(String(opened.mock.calls[0]?.[0]))
    expect(screen.getByRole('button', { name: words.copyAddress })).toBeTruthy()
  })

  it('opens nothing while a field is empty, and focuses the first one', async () => {
    const opened = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
    const { user } = renderPart(<MailForm email={EMAIL} />)
    await user.type(screen.getByLabelText(words.name), 'Maya')
    await user.click(screen.getByRole('button', { name: words.send }))
    expect(opened).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByLabelText(words.subject))
    expect(screen.getByText(words.errors['subject-missing'])).toBeTruthy()
    await user.type(screen.getByLabelText(words.subject), 'Lesson 3')
    expect(screen.queryByText(words.errors['subject-missing'])).toBeNull()
  })

  it('keeps text typed before its script loaded, in every field', async () => {
    const opened = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
    const page = document.createElement('div')
    page.innerHTML = renderToString(<MailForm email={EMAIL} />)
    document.body.append(page)
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
    field(words.name).value = 'Maya'
    field(words.subject).value = 'Lesson 3'
    const { user } = renderPart(<MailForm email={EMAIL} />, page)
    await user.type(field(words.message), 'The sum is wrong.')
    await user.click(screen.getByRole('button', { name: words.send }))
    expect(field(words.name).value).toBe('Maya')
    expect(String(opened.mock.calls[0]?.[0])).toMatch(
      /subject=Lesson%203&body=The%20sum%20is%20wrong\.%0D%0A%0D%0AMaya$/,
    )
    page.remove()
  })

  it('shows when I am offline with an address to copy, until online', async () => {
    const { user } = renderPart(<MailForm email={EMAIL} />)
    expect(screen.queryByText(words.offline)).toBeNull()
    goes('offline')
    expect(screen.getByText(words.offline)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.copyAddress }))
    await advance()
    expect(await navigator.clipboard.readText()).toBe(EMAIL)
    goes('online')
    expect(screen.queryByText(words.offline)).toBeNull()
  })
})

describe('a button that copies', () => {
  const LABEL = 'Copy the command'
  const copies = () => renderPart(<CopyButton text="npm start" label={LABEL} />)

  it('puts the text on the clipboard, then confirms it', async () => {
    const { user } = copies()
    const copying = later<undefined>()
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => copying.promise.then(() => write(text)))
    await user.click(screen.getByRole('button', { name: LABEL }))
    expect(screen.getByRole('status').textContent).toBe('')
    copying.resolve(undefined)
    await advance()
    expect(screen.getByRole('status').textContent).toBe(publicPageWords.copied)
    expect(screen.getByRole('button', { name: publicPageWords.copied })).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('npm start')
  })

  it('confirms again when it is pressed again', async () => {
    const { user } = copies()
    await user.click(screen.getByRole('button', { name: LABEL }))
    await advance()
    const copying = later<undefined>()
    vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(copying.promise)
    await user.click(screen.getByRole('button', { name: publicPageWords.copied }))
    expect(screen.getByRole('status').textContent).toBe('')
    copying.resolve(undefined)
    await advance()
    expect(screen.getByRole('status').textContent).toBe(publicPageWords.copied)
  })

  it('explains the manual way when the browser blocks it, and works again', async () => {
    const { user } = copies()
    const refusing = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await user.click(screen.getByRole('button', { name: LABEL }))
    await advance()
    expect(screen.getByRole('status').textContent).toBe(publicPageWords.copyFailed)
    refusing.mockRestore()
    await user.click(screen.getByRole('button', { name: LABEL }))
    await advance()
    expect(screen.getByRole('status').textContent).toBe(publicPageWords.copied)
  })

  it('ignores an answer after I have left', async () => {
    const complaint = vi.spyOn(console, 'error')
    const copying = later<undefined>()
    const { user, unmount } = copies()
    vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(copying.promise)
    await user.click(screen.getByRole('button', { name: LABEL }))
    unmount()
    copying.reject(new Error('gone'))
    await advance()
    expect(complaint).not.toHaveBeenCalled()
  })
})
