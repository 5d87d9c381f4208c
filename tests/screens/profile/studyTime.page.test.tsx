import { studyTimeWords as words } from '#words/studyTime'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { StudyTime } from '../../../src/screens/profile/StudyTime'
import { later } from '../../render/renderPart'
import { renderScreen } from '../renderScreen'

afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

/** Simulates a phone with this share sheet. */
function sharing(share: (files: readonly File[]) => Promise<void>) {
  const asked = vi.fn<(data: { readonly files: readonly File[] }) => Promise<void>>(({ files }) => share(files))
  Object.defineProperty(navigator, 'share', { value: asked, configurable: true })
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
  return asked
}
const opens = () => renderScreen(<StudyTime />, { path: '/profile' })
const makeButton = () => screen.findByRole('button', { name: new RegExp(`^${words.make}`) })

describe('a weekly study time', () => {
  it('goes to the chosen app once, with the chosen day and time', async () => {
    const answer = later<void>()
    const share = sharing(() => answer.promise)
    const { user, advance } = await opens()
    await user.selectOptions(await screen.findByRole('combobox', { name: words.day }), '3')
    fireEvent.change(screen.getByLabelText(words.time), { target: { value: '18:30' } })
    await user.dblClick(await makeButton())
    expect(screen.queryByText(words.given.shared)).toBeNull()
    answer.resolve()
    await advance(0)
    await screen.findByText(words.given.shared)
    expect(share).toHaveBeenCalledTimes(1)
    const [file] = share.mock.calls[0]?.[0].files ?? []
    expect([file?.name, file?.type]).toEqual([words.fileName, 'text/calendar'])
    const text = await file?.text()
    expect(text).toContain('DTSTART:20261125T183000')
    expect(text).toContain('BYDAY=WE')
  })

  it('is downloaded when nothing can be shared, and says so', async () => {
    const { user } = await opens()
    await user.click(await makeButton())
    await screen.findByText(words.given.downloading)
  })

  it('is not made when I choose no app, and can be retried', async () => {
    const share = sharing(() => Promise.reject(new DOMException('Canceled', 'AbortError')))
    const { user } = await opens()
    await user.click(await makeButton())
    await screen.findByText(words.given.cancelled)
    share.mockResolvedValueOnce(undefined)
    await user.click(await makeButton())
    await screen.findByText(words.given.shared)
  })

  it('names a missing time beside its field, and makes nothing', async () => {
    const share = sharing(() => Promise.resolve())
    const { user } = await opens()
    const field = await screen.findByLabelText(words.time)
    fireEvent.change(field, { target: { value: '' } })
    await user.click(await makeButton())
    await screen.findByText(words.timeMissing)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(share).not.toHaveBeenCalled()
  })

  it('ignores an answer after I have left', async () => {
    const complaint = vi.spyOn(console, 'error')
    const answer = later<void>()
    sharing(() => answer.promise)
    const { user, advance, unmount } = await opens()
    await user.click(await makeButton())
    unmount()
    answer.resolve()
    await advance(0)
    expect(complaint).not.toHaveBeenCalled()
  })
})
