import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { learnerFrameWords as words } from '#words/learnerFrame'
import { lazyPart } from '../../src/session/lazyPart'
import { later } from '../render/renderPart'

interface NameProps {
  readonly name: string
}
const Name = ({ name }: NameProps) => <p>{name}</p>

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('shows nothing until its script is loaded, and later renders at once', async () => {
  const script = later<ComponentType<NameProps>>()
  const load = vi.fn<() => Promise<ComponentType<NameProps>>>(() => script.promise)
  const Part = lazyPart(load)
  const { container, unmount } = render(<Part name="Maya" />)
  expect(container.textContent).toBe('')
  await act(async () => script.resolve(Name))
  expect(container.textContent).toBe('Maya')
  unmount()
  expect(render(<Part name="Noor" />).container.textContent).toBe('Noor')
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows an error when loading fails, and loads on the next try', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const load = vi
    .fn<() => Promise<ComponentType<NameProps>>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue(Name)
  const Part = lazyPart(load)
  render(<Part name="Maya" />)
  expect((await screen.findByRole('alert')).textContent).toContain(words.partMissing)
  await userEvent.click(screen.getByRole('button', { name: words.tryAgain }))
  await screen.findByText('Maya')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('does nothing when its script arrives after unmounting', async () => {
  const script = later<ComponentType<NameProps>>()
  const Part = lazyPart(() => script.promise)
  const said = vi.spyOn(console, 'error')
  const { unmount } = render(<Part name="Maya" />)
  unmount()
  await act(async () => script.resolve(Name))
  expect(said).not.toHaveBeenCalled()
})
