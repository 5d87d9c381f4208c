import { joinPlaceWords as words } from '#words/joinPlace'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyLink } from '../../../../src/classroom/screens/join/CopyLink'
import * as copying from '../../../../src/platform/window/copyText'
import { joinPath } from '../../../../src/words/links'
import { renderPart } from '../../../render/renderPart'

afterEach(() => vi.restoreAllMocks())

it.each([
  [true, words.copied],
  [false, words.notCopied],
])('shows the result when copying the link returns %s', async (isCopied, news) => {
  const copy = vi.spyOn(copying, 'copyText').mockResolvedValue(isCopied)
  const { user } = renderPart(<CopyLink text="https://elsewhere.example/join#card" />)
  expect(screen.getByRole('status').textContent).toBe('')
  await user.click(screen.getByRole('button', { name: words.copy }))
  await screen.findByText(news)
  expect(copy).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}${joinPath('card')}`)
})
