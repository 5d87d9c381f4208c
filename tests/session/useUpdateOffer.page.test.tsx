import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { updates } from '../../src/platform/window/updates'
import { markInProgress } from '../../src/session/inProgress'
import { useUpdateOffer } from '../../src/session/useUpdateOffer'
import { renderPart } from '../render/renderPart'

function Offer({ isWanted }: { readonly isWanted?: boolean }) {
  return <p>{useUpdateOffer(isWanted) ? 'offered' : 'not offered'}</p>
}
const shown = () => screen.getByText(/offered/).textContent
const noUpdate = { done: 0, total: 0 }

beforeEach(() => updates.receive({ type: 'update', state: 'in-use', bytes: noUpdate, files: noUpdate }))

it('offers an update only while no work is in progress', async () => {
  renderPart(<Offer />)
  expect(shown()).toBe('not offered')
  await act(async () => updates.offer(() => undefined))
  expect(shown()).toBe('offered')
  let end: () => void = () => undefined
  await act(async () => {
    end = markInProgress('note')
  })
  expect(shown()).toBe('not offered')
  await act(async () => end())
  expect(shown()).toBe('offered')
})

it('does not offer an update that was closed', async () => {
  renderPart(<Offer isWanted={false} />)
  await act(async () => updates.offer(() => undefined))
  expect(shown()).toBe('not offered')
})
