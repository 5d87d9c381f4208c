import { joinPlaceWords as words } from '#words/joinPlace'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyLink } from '../../../../src/classroom/screens/join/CopyLink'
import * as clipboard from '../../../../src/platform/window/copyText'
import { joinPath } from '../../../../src/words/links'
import { later, renderPart } from '../../../render/renderPart'

afterEach(() => vi.restoreAllMocks())

it.each([
  [true, words.copied],
  [false, words.notCopied],
])('shows the result when copying the link returns %s', async (isCopied, news) => {
  const copy = vi.spyOn(clipboard, 'copyText').mockResolvedValue(isCopied)
  const { user } = renderPart(<CopyLink text="https://elsewhere.example/join#card" />)
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: words.copy }))
  await screen.findByText(news)
  expect(copy).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}${joinPath('card')}`)
})

it('confirms again when the link is copied again', async () => {
  const copying = later<boolean>()
  vi.spyOn(clipboard, 'copyText').mockResolvedValueOnce(true).mockReturnValueOnce(copying.promise)
  const { user } = renderPart(<CopyLink text="https://elsewhere.example/join#card" />)
  await user.click(screen.getByRole('button', { name: words.copy }))
  await screen.findByText(words.copied)
  await user.click(screen.getByRole('button', { name: words.copy }))
  expect(screen.getByRole('status').textContent).toBe('')
  copying.resolve(true)
  await screen.findByText(words.copied)
})
