import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { sheetWords as words } from '#words/sheets'
import { parseSheet } from '../../../src/core/curriculum/parseSheet'
import { SheetActions } from '../../../src/screens/lesson/sheet/SheetActions'
import type { SheetEntry } from '../../../src/data/store/fillSheet'
import { later } from '../../render/renderPart'
import { renderScreen } from '../renderScreen'
import { sampleSheet } from './sampleSheet'

const parsed = parseSheet(sampleSheet)
if (parsed.kind === 'invalid') throw new Error(parsed.reason)
const sheet = parsed.value
type Entries = ReadonlyMap<string, SheetEntry>

/** The actions below a worksheet, with only the worksheet’s texts to show their effect. */
function Actions({ texts }: { readonly texts: Readonly<Record<string, string>> }) {
  const [entries, setEntries] = useState<Entries>(
    new Map(Object.entries(texts).map(([name, text]) => [name, { text, as: 'rent' }])),
  )
  const textOf = (name: string): string => entries.get(name)?.text ?? ''
  const write = (name: string, text: string): void => setEntries(new Map(entries).set(name, { text }))
  const open = {
    form: { textOf, typedOf: textOf, sourceOf: () => undefined, write, leave: () => undefined },
    status: 'there' as const,
    savedAt: undefined,
    isEmpty: [...entries.values()].every(({ text }) => text === ''),
    saveNow: () => undefined,
    writeAll: setEntries,
    entries,
  }
  return (
    <>
      <SheetActions sheet={sheet} open={open} />
      <button type="button" onClick={() => write('month.rent', '7')}>
        Write
      </button>
      <output aria-label="texts">{JSON.stringify([...entries])}</output>
    </>
  )
}
const open = (texts: Readonly<Record<string, string>>) => renderScreen(<Actions texts={texts} />)
const held = () => screen.getByLabelText('texts').textContent

describe('the actions below a worksheet', () => {
  it('share text, copy it without a share sheet, or show it', async () => {
    const { user } = await open({})
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined)
    await user.click(await screen.findByRole('button', { name: words.shareSheet }))
    await screen.findByText(words.copied)
    expect(written.mock.calls[0]?.[0]).toContain('My name is [Your name].')
    written.mockRejectedValue(new Error('refused'))
    await user.click(screen.getByRole('button', { name: words.shareSheet }))
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: words.byHand })).value).toContain(
      'My name is',
    )
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    Object.assign(navigator, { share })
    await user.click(screen.getByRole('button', { name: words.shareSheet }))
    await screen.findByText(words.shared)
    expect(share.mock.calls[0]?.[0].title).toBe('One month of essentials')
    Reflect.deleteProperty(navigator, 'share')
  })

  it('print a new copy on each request', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    const { user } = await open({ 'month.rent': '850' })
    await user.click(screen.getByRole('button', { name: words.printSheet }))
    await user.click(screen.getByRole('button', { name: words.printSheet }))
    expect(print).toHaveBeenCalledTimes(2)
    const copies = document.querySelectorAll('body > [data-printing]')
    expect(copies).toHaveLength(1)
    expect(copies[0]?.querySelector('h1')?.textContent).toBe('One month of essentials')
    expect(copies[0]?.textContent).toContain('Rent$850')
    expect(copies[0]?.querySelector('input, button')).toBeNull()
    window.dispatchEvent(new Event('afterprint'))
    expect(document.querySelector('body > [data-printing]')).toBeNull()
  })

  it('stay silent when sharing is canceled, and survive leaving the page', async () => {
    const { user, unmount } = await open({})
    const share = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('', 'AbortError')))
    Object.assign(navigator, { share })
    await user.click(screen.getByRole('button', { name: words.shareSheet }))
    expect(screen.queryByText(words.shared)).toBeNull()
    expect(screen.queryByText(words.copied)).toBeNull()
    const answer = later<undefined>()
    share.mockReturnValue(answer.promise)
    await user.click(screen.getByRole('button', { name: words.shareSheet }))
    unmount()
    answer.resolve(undefined)
    await answer.promise
    Reflect.deleteProperty(navigator, 'share')
  })

  it('offer no restart when nothing is written', async () => {
    await open({ 'month.rent': '' })
    expect(screen.queryByRole('button', { name: words.startAgain })).toBeNull()
  })

  it('clear with one press, and undo until something is written', async () => {
    const { user, advance } = await open({ 'month.rent': '850' })
    await user.dblClick(screen.getByRole('button', { name: words.startAgain }))
    expect(held()).toBe(JSON.stringify([['month.rent', { text: '', as: 'rent' }]]))
    await advance(600)
    await user.click(screen.getByRole('button', { name: words.undoClearing }))
    expect(held()).toBe(JSON.stringify([['month.rent', { text: '850', as: 'rent' }]]))
    await user.click(screen.getByRole('button', { name: words.startAgain }))
    await user.click(screen.getByRole('button', { name: 'Write' }))
    expect(screen.queryByRole('button', { name: words.undoClearing })).toBeNull()
  })
})
