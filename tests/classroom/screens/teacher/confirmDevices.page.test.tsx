import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { classCollectWords as words } from '#words/classCollect'
import type { BookFailure } from '../../../../src/classroom/ports/TaughtClasses'
import { ClassBookPages } from '../../../../src/classroom/screens/teacher/ClassBookPages'
import { ConfirmDevices } from '../../../../src/classroom/screens/teacher/collect/ConfirmDevices'
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
})
afterEach(() => vi.restoreAllMocks())

const shows = (hasFiles = false) => {
  const view = { book, state: book.getSnapshot() } as unknown as Parameters<typeof ConfirmDevices>[0]['view']
  return renderScreen(<ConfirmDevices view={view} hasFiles={hasFiles} />)
}
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`, 'u') })

describe('the confirmation for all devices', () => {
  it('is shown as one loop of codes, and hidden again', async () => {
    const { user } = await shows()
    await user.click(await button(words.confirmationShow))
    await screen.findByRole('img', { name: words.confirmationCodes })
    expect(screen.getByText(words.confirmationHow)).toBeTruthy()
    await user.click(await button(words.confirmationHide))
    expect(screen.queryByRole('img', { name: words.confirmationCodes })).toBeNull()
  })

  it('is saved as one file to give back', async () => {
    const give = vi.spyOn(giving, 'giveFile').mockResolvedValue('downloading')
    const { user } = await shows(true)
    expect(screen.getByText(words.confirmationFiles)).toBeTruthy()
    await user.click(await button(words.confirmationGive))
    await screen.findByText(words.confirmationGiven.downloading)
    expect(give).toHaveBeenCalledWith(words.confirmationFile('Period 3'), encodeBase64url(ENVELOPE))
  })

  it('says that a relay brings it to the devices', async () => {
    await shows()
    expect(screen.queryByText(words.confirmationByRelay)).toBeNull()
    await book.setRelays([{ name: 'couchdb', address: ROOM, user: 'u', password: 'p' }])
    await shows()
    expect(screen.getAllByText(words.confirmationByRelay)).toHaveLength(1)
  })

  it('is not claimed without a report or a disk', async () => {
    book.outgoing = undefined
    const { user } = await shows()
    await user.click(await button(words.confirmationShow))
    await screen.findByText(words.confirmationNone)
    for (const reason of Object.keys(words.confirmationFailed) as BookFailure[]) {
      book.fails = reason
      await user.click(await button(words.confirmationGive))
      await screen.findByText(words.confirmationFailed[reason])
    }
  })

  it('appears after a report, and goes when another comes', async () => {
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
    expect(screen.queryByText(words.confirmation)).toBeNull()
    await picks('Ada')
    await screen.findByText(words.confirmationFiles)
    await user.click(await button(words.confirmationShow))
    await screen.findByRole('img', { name: words.confirmationCodes })
    // The codes have no receipt for this report.
    await picks('Ben')
    await vi.waitFor(() => expect(screen.queryByRole('img', { name: words.confirmationCodes })).toBeNull())
  })
})
