import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { joinClassWords as words } from '#words/joinClass'
import { lightWords } from '#words/light'
import type { Classes } from '../../../../src/classroom/ports/Classes'
import type { TabletClasses } from '../../../../src/classroom/ports/TabletClasses'
import { createJoinedClasses } from '../../../../src/classroom/joined/joinedClasses'
import { HandInAll } from '../../../../src/classroom/screens/join/HandInAll'
import { notSentFrom, sameOrNext, sendAll } from '../../../../src/classroom/screens/join/readDevice'
import { ThisWeek } from '../../../../src/classroom/screens/join/ThisWeek'
import { DashboardScreen } from '../../../../src/screens/dashboard/DashboardScreen'
import { systemClock } from '../../../../src/platform/clock'
import { instant } from '../../../core/progress/samples'
import { FakeRelays } from '../../../fakes/fakeRelays'
import { MemoryAccounts } from '../../../fakes/MemoryAccounts'
import { noClasses } from '../../../fakes/noClasses'
import { renderScreen } from '../../../screens/renderScreen'
import { classesOf } from '../../classSamples'
import { openedClass } from '../../protocol/openedClass'

const made = (name: string, proof?: 'ticked' | 'on-relay' | 'answered') => ({
  kind: 'made' as const,
  learner: name as never,
  name,
  envelope: new Uint8Array(200).fill(name.length),
  text: '{}',
  sequence: 1,
  isLeaving: false,
  handedIn: proof && { at: instant('2026-11-20T10:42:00.000Z'), proof, sequence: 1 },
})
const tablet = {
  others: async () => [],
  reports: async () => [made('Ada'), made('Ben')],
} as unknown as TabletClasses

const known = ['Ada', 'Ben'].map((name) => ({
  id: name as never,
  displayName: name,
  email: '',
  color: 'foundations' as const,
  picture: 'barn' as const,
  kind: 'device' as const,
  isProtected: false,
}))

/** Shows the dashboard. Ada has joined these classes. */
async function dashboard(classNames: readonly string[], learners = known) {
  const classes: Classes = {
    ...noClasses,
    ThisWeek,
    joined: async (store) => createJoinedClasses({ store, clock: systemClock, app: 'v9' }),
    tablet: async () => tablet,
  }
  return await renderScreen(<DashboardScreen />, {
    classes,
    accounts: new MemoryAccounts(learners),
    before: async (store) => {
      for (const name of classNames) await classesOf(store).join((await openedClass(name)).card, 'Ada')
    },
  })
}
const button = async (name: string) => (await screen.findAllByRole('button', { name: new RegExp(`^${name}`, 'u') }))[0]

describe('on the dashboard of a shared device', () => {
  it('one press hands in everyone', async () => {
    const { user } = await dashboard(['Period 3'])
    const press = await button(words.everyoneNow)
    if (press === undefined) throw new Error('There is no button')
    await user.click(press)
    await screen.findByText(words.everyoneShow)
    expect(screen.getAllByText(words.notIn)).toHaveLength(2)
  })

  it('two classes have buttons of different names', async () => {
    await dashboard(['Period 3', 'Period 4'])
    await screen.findByRole('button', { name: lightWords.actionOn(words.everyoneNow, 'Period 3') })
    await screen.findByRole('button', { name: lightWords.actionOn(words.everyoneFile, 'Period 4') })
  })

  it('is not offered to a single learner', async () => {
    await dashboard(['Period 3'], known.slice(0, 1))
    await screen.findByText(words.nothingYet)
    await vi.dynamicImportSettled()
    expect(screen.queryByText(words.everyoneNow)).toBeNull()
  })
})

describe('the learners of a device', () => {
  it('can be handed in without a page of the class', () => {
    // The dashboard loads this part on its own.
    expect(HandInAll).toBeTypeOf('function')
  })

  it('still have to hand in reports that have not arrived', () => {
    const reports = [made('A'), made('Be', 'ticked'), made('Cle', 'on-relay'), made('Dora', 'answered')]
    const failed = { kind: 'failed', learner: 'E' as never, name: 'E', reason: 'gone' } as const
    const left = notSentFrom({ tablet, others: [], reports: [...reports, failed] })
    expect(left.map(([first]) => first)).toEqual([1, 2])
  })

  it('keep a running loop of codes while their reports stay the same', () => {
    const before = [made('A').envelope, made('Be').envelope]
    expect(sameOrNext(before, [made('A').envelope, made('Be').envelope])).toBe(before)
    const next = [made('A').envelope]
    expect(sameOrNext(before, next)).toBe(next)
    expect(sameOrNext(undefined, next)).toBe(next)
  })

  it('are told that a relay could not be asked', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    expect(await sendAll(() => Promise.reject(new Error('no script')))).toBe('unavailable')
    expect(await sendAll(async () => new FakeRelays())).toBe('done')
    warn.mockRestore()
  })
})
