import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { outcomesChoiceWords as words } from '#words/outcomesChoice'
import { sharesOutcomes } from '../../../src/core/progress/sharesOutcomes'
import { OutcomesChoice } from '../../../src/screens/profile/OutcomesChoice'
import { failingPuts } from '../../data/store/faultyStorage'
import { renderScreen } from '../renderScreen'

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe(OutcomesChoice, () => {
  it('is no at first, and saves yes and no', async () => {
    const { user, store } = await renderScreen(<OutcomesChoice />, { learner: { kind: 'cloud' } })
    await screen.findByRole('heading', { name: words.title })
    expect(radio(words.no).checked).toBe(true)
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
    await user.click(radio(words.yes))
    expect(sharesOutcomes(await store.progress())).toBe(false)
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await screen.findByText(words.saved.yes)
    expect(sharesOutcomes(await store.progress())).toBe(true)
    await user.click(radio(words.no))
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await screen.findByText(words.saved.no)
    expect(sharesOutcomes(await store.progress())).toBe(false)
  })

  it('says that nothing was changed when the disk is full', async () => {
    const { user, store } = await renderScreen(<OutcomesChoice />, { learner: { kind: 'cloud' } })
    await user.click(await screen.findByRole('radio', { name: words.yes }))
    const disk = failingPuts(Infinity)
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await screen.findByText(words.notSaved.quota)
    disk.mockRestore()
    expect(sharesOutcomes(await store.progress())).toBe(false)
  })
})
