import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../src/ui/Dialog'
import { renderPart } from '../render/renderPart'

const onClose = vi.fn<() => void>()

function Question() {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Start over
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="Start over?" actions={<button type="button">Cancel</button>}>
        <p>3 answers go.</p>
      </Dialog>
    </>
  )
}

describe('a dialog', () => {
  it('opens over the page with its title, and is absent while closed', async () => {
    const { user } = renderPart(<Question />)
    expect(screen.queryByText('3 answers go.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Start over?' })
    expect(dialog.open).toBe(true)
    expect(dialog.textContent).toContain('3 answers go.')
  })

  it('closes on Escape only when its owner agrees', async () => {
    onClose.mockClear()
    const { user } = renderPart(<Question />)
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    const wasLeftToIt = fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(wasLeftToIt).toBe(false)
    expect(onClose).toHaveBeenCalledOnce()
    expect(dialog.open).toBe(false)
    expect(screen.queryByText('3 answers go.')).toBeNull()
  })

  it('closes on a press outside it, but not inside', async () => {
    onClose.mockClear()
    const { user } = renderPart(<Question />)
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    await user.click(screen.getByText('3 answers go.'))
    expect(onClose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('leaves the page usable when its owner disappears with it', async () => {
    const { user, unmount } = renderPart(<Question />)
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    unmount()
    expect(dialog.open).toBe(false)
  })
})
