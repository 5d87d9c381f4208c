import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Classes } from '../../../../src/classroom/ports/Classes'
import { createJoinedClasses } from '../../../../src/classroom/joined/joinedClasses'
import { useJoined } from '../../../../src/classroom/screens/join/useJoined'
import { systemClock } from '../../../../src/platform/clock'
import { classesOf } from '../../classSamples'
import { openedClass } from '../../protocol/openedClass'
import { noClasses } from '../../../fakes/noClasses'
import { renderScreen } from '../../../screens/renderScreen'

function Names() {
  const joined = useJoined()
  if (joined === undefined) return <output>waiting</output>
  if (joined === 'missing') return <output>missing</output>
  return <output>{['classes:', ...joined.list.map(({ card }) => card.className)].join(' ')}</output>
}

const withClasses: Classes = {
  ...noClasses,
  joined: async (store) => createJoinedClasses({ store, clock: systemClock, app: 'v9' }),
}

afterEach(() => vi.restoreAllMocks())

describe('the classes of a learner', () => {
  it('are live, including those joined in another tab', async () => {
    const { openOtherTab } = await renderScreen(<Names />, { classes: withClasses })
    await screen.findByText('classes:')
    const opened = await openedClass()
    await classesOf(await openOtherTab()).join(opened.card, 'Ada')
    await screen.findByText('classes: Period 3')
  })

  it('belong to one learner only', async () => {
    const opened = await openedClass()
    const { switchLearner } = await renderScreen(<Names />, {
      classes: withClasses,
      before: (store) => classesOf(store).join(opened.card, 'Ada'),
    })
    await screen.findByText('classes: Period 3')
    await switchLearner()
    await screen.findByText('classes:')
  })

  it('wait for their script, and are missing if it can’t be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let fail = (): void => undefined
    const joined: Classes['joined'] = () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('offline'))
      })
    await renderScreen(<Names />, { classes: { ...noClasses, joined } })
    expect(screen.getByText('waiting')).toBeTruthy()
    fail()
    await screen.findByText('missing')
  })

  it('notify no one after the page is left', async () => {
    const errors = vi.spyOn(console, 'error')
    let come = (): void => undefined
    const joined: Classes['joined'] = (store) =>
      new Promise((resolve) => {
        come = () => resolve(createJoinedClasses({ store, clock: systemClock, app: 'v9' }))
      })
    const { unmount } = await renderScreen(<Names />, { classes: { ...noClasses, joined } })
    unmount()
    come()
    await waitFor(() => expect(screen.queryByText(/classes/)).toBeNull())
    expect(errors).not.toHaveBeenCalled()
  })

  it('throw an error when the site has no classes', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await renderScreen(<Names />, { classes: { ...noClasses, isOffered: false } })
    expect(errors.mock.calls.flat().map(String).join('\n')).toContain('useClasses needs a site that has classes')
    expect(screen.queryByText(/waiting|classes:/)).toBeNull()
  })
})
