import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { classCollectWords as words } from '#words/classCollect'
import type { BookFailure } from '../../../../src/classroom/ports/TaughtClasses'
import { ClassBookPages } from '../../../../src/classroom/screens/teacher/ClassBookPages'
import { GiveReceipts } from '../../../../src/classroom/screens/teacher/collect/GiveReceipts'
import * as giving from '../../../../src/platform/window/giveFile'
import { encodeBase64url } from '../../../../src/core/progress/file/base64url'
import { ROOM } from '../../../fakes/fakeRelays'
import { handIn, type MemoryBook, MemoryTaughtClasses } from '../../../fakes/MemoryTaughtClasses'
import { renderScreen } from '../../../screens/renderScreen'

const ENVELOPE = Uint8Array.from({ length: 400 }, (_, at) => at % 251)

let book: MemoryBook
beforeEach(async () => {
  book = new MemoryTaughtClasses().add({ className: 'Period 3', teacherName: 'Ms. Hale', password: 'four good words' })
  book.outgoing = ENVELOPE
  await book.collect(handIn({ name: 'Eli' }), 'file')
})
afterEach(() => vi.restoreAllMocks())

const shows = async () => {
  const view = { book, state: book.getSnapshot() } as unknown as Parameters<typeof GiveReceipts>[0]['view']
  return renderScreen(<GiveReceipts view={view} />)
}
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`, 'u') })

describe('the receipts for all devices', () => {
  it('is shown as one loop of codes, and hidden again', async () => {
    const { user } = await shows()
    await user.click(await button(words.receiptsShow))
    await screen.findByRole('img', { name: words.receiptsCodes })
    expect(screen.getByText(words.receiptsHow)).toBeTruthy()
    await user.click(await button(words.receiptsHide))
    expect(screen.queryByRole('img', { name: words.receiptsCodes })).toBeNull()
  })

  it('is saved as one file to give back', async () => {
    const give = vi.spyOn(giving, 'giveFile').mockResolvedValue('downloading')
    const { user } = await shows()
    expect(screen.getByText(words.receiptsFiles)).toBeTruthy()
    await user.click(await button(words.receiptsGive))
    await screen.findByText(words.receiptsGiven.downloading)
    expect(give).toHaveBeenCalledWith(words.receiptsFile('Period 3'), encodeBase64url(ENVELOPE))
  })

  it('says that a relay brings it to the devices', async () => {
    await shows()
    expect(screen.queryByText(words.receiptsByRelay)).toBeNull()
    await book.setRelays([{ name: 'couchdb', address: ROOM, user: 'u', password: 'p' }])
    await shows()
    expect(screen.getAllByText(words.receiptsByRelay)).toHaveLength(1)
  })

  it('is not claimed without a report or a disk', async () => {
    book.outgoing = undefined
    const { user } = await shows()
    await user.click(await button(words.receiptsShow))
    await screen.findByText(words.receiptsNone)
    for (const reason of Object.keys(words.receiptsFailed) as BookFailure[]) {
      book.fails = reason
      await user.click(await button(words.receiptsGive))
      await screen.findByText(words.receiptsFailed[reason])
    }
  })

  it('is offered on each visit, and goes when another report comes', async () => {
    await import('../../../../src/classroom/screens/teacher/collect/CollectPage')
    const none = (): void => undefined
    const { user } = await renderScreen(
      <ClassBookPages book={book} isMadeUp={false} page="collect" of={null} onLock={none} onClosed={none} />,
    )
    const picker = await screen.findByLabelText(words.filesLabel)
    const picks = async (name: string) => {
      const files = [new File([handIn({ name })], `${name}.ledger-report.txt`)]
      await act(async () => void fireEvent.change(picker, { target: { files } }))
    }
    // Files that were collected on another day still wait for their receipts.
    await screen.findByText(words.receiptsFiles)
    await picks('Ada')
    await user.click(await button(words.receiptsShow))
    await screen.findByRole('img', { name: words.receiptsCodes })
    // The codes have no receipt for this report.
    await picks('Ben')
    await vi.waitFor(() => expect(screen.queryByRole('img', { name: words.receiptsCodes })).toBeNull())
  })
})
