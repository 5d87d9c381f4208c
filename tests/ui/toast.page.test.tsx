import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Toast, ToastPlace } from '../../src/ui/Toast'
import { advance, renderPart } from '../render/renderPart'

it('a toast is announced politely, and stays until it is closed', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = renderPart(
    <ToastPlace>
      <Toast closeLabel="Close" onClose={onClose}>
        A new version is ready.
      </Toast>
    </ToastPlace>,
  )
  expect(screen.getByRole('status').textContent).toContain('A new version is ready.')
  await advance(3_600_000)
  expect(onClose).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})
