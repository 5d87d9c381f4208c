import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { homeStateWords as words } from '#words/homeState'
import { StateChooser } from '../../src/session/StateChooser'
import { useHomeState } from '../../src/session/useHomeState'
import type { SaveFailure } from '../../src/data/store/storeHealth'
import { later } from '../render/renderPart'
import { renderScreen } from '../screens/renderScreen'

const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: words.ask })
const save = () => screen.getByRole('button', { name: new RegExp(`^${words.save}`) })

describe('the list of states', () => {
  it('has twelve states and everywhere else, and saves only on a press', async () => {
    const keep = vi.fn<(place: string) => Promise<SaveFailure | undefined>>(() => Promise.resolve(undefined))
    const onKept = vi.fn<() => void>()
    const { user } = await renderScreen(<StateChooser place={null} keep={keep} onKept={onKept} />)
    expect([...field().options].map(({ value }) => value).filter((value) => value !== '')).toHaveLength(13)
    expect(screen.queryByRole('button', { name: words.cancel })).toBeNull()
    await user.selectOptions(field(), 'Ohio')
    expect(keep).not.toHaveBeenCalled()
    await user.click(save())
    expect(keep).toHaveBeenCalledExactlyOnceWith('OH')
    expect(onKept).toHaveBeenCalledOnce()
  })

  it('accepts one press while saving, and keeps the choice after a failure', async () => {
    const kept = later<SaveFailure | undefined>()
    const keep = vi.fn<(place: string) => Promise<SaveFailure | undefined>>(() => kept.promise)
    const onKept = vi.fn<() => void>()
    const { user } = await renderScreen(
      <StateChooser place="IA" keep={keep} onKept={onKept} onCancel={() => undefined} />,
    )
    expect(document.activeElement).toBe(field())
    await user.click(save())
    await user.click(save())
    expect(keep).toHaveBeenCalledExactlyOnceWith('IA')
    await act(async () => kept.resolve('quota'))
    expect(screen.getByRole('alert').textContent).toBe(words.notKept.quota)
    expect(onKept).not.toHaveBeenCalled()
    expect(field().value).toBe('IA')
  })
})

function Place() {
  const { place } = useHomeState()
  return <p>{place === undefined ? 'reading' : (place ?? 'nowhere')}</p>
}

describe('the state where a learner lives', () => {
  it('is empty until saved, follows other tabs, and belongs to one learner', async () => {
    const { openOtherTab, switchLearner } = await renderScreen(<Place />)
    await screen.findByText('nowhere')
    const other = await openOtherTab()
    await act(() => other.kept.keep('settings', 'state', 'MI'))
    await screen.findByText('MI')
    await switchLearner()
    await screen.findByText('nowhere')
  })
})
