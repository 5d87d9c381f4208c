import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { HandInProof } from '../../../../src/classroom/ports/JoinedClasses'
import type { TabletClasses, TabletOther, TabletReport } from '../../../../src/classroom/ports/TabletClasses'
import * as giving from '../../../../src/platform/window/giveFile'
import { instant } from '../../../core/progress/samples'
import { joinClassWords as words } from '#words/joinClass'
import { rosterWords as roster } from '#words/roster'
import { MemoryAccounts } from '../../../fakes/MemoryAccounts'
import { inClass } from './showJoin'

const STEADY_MS = 500
const LEARNERS = ['Ada', 'Ben', 'Cleo']

/** A tablet with three learners, one of them without data on it. Proofs change the list. */
function tabletOf() {
  const proofs = new Map<string, HandInProof>()
  const report = (name: string, at: number): TabletReport => {
    const proof = proofs.get(name)
    if (name === 'Cleo') return { kind: 'failed', learner: name as never, name, reason: 'gone' }
    return {
      kind: 'made',
      learner: name as never,
      name,
      envelope: new Uint8Array(200).fill(at + 1),
      text: '{}',
      sequence: at + 1,
      isLeaving: false,
      handedIn: proof && { at: instant('2026-11-20T10:42:00.000Z'), proof, sequence: at + 1 },
    }
  }
  let others: readonly TabletOther[] = [{ learner: 'Noor' as never, name: 'Noor', isNamed: false }]
  const tablet: TabletClasses = {
    reports: async () => LEARNERS.map(report),
    everyone: async () => undefined,
    others: async () => others,
    tellOf: async (_key, learner, isNamed) => {
      others = others.map((other) => (other.learner === learner ? { ...other, isNamed } : other))
      return undefined
    },
    answer: async (_key, digits) => {
      if (digits.replace(/\D/gu, '') !== '12345678') return 'wrong'
      proofs.set('Ben', 'answered')
      return { learner: 'Ben' as never }
    },
    tick: async (learner) => {
      proofs.set(learner, 'ticked')
      return undefined
    },
  }
  return tablet
}

async function everyone(tablet: TabletClasses = tabletOf()) {
  const someone = { email: '', color: 'foundations', picture: 'barn', kind: 'device', isProtected: false } as const
  const known = LEARNERS.map((name) => ({ ...someone, id: name as never, displayName: name }))
  const rendered = await inClass(undefined, { accounts: new MemoryAccounts(known), tablet: async () => tablet })
  await rendered.user.click(await screen.findByRole('button', { name: new RegExp(`^${words.everyoneMake}`, 'u') }))
  return rendered
}

/** The text of a learner's row in the list. */
const lineOf = async (name: string) => {
  const line = (await screen.findAllByRole('listitem')).find((item) => within(item).queryByText(name) !== null)
  return line?.textContent
}

describe('everyone on this tablet', () => {
  it('is not offered when only one learner uses the device', async () => {
    await inClass()
    expect(screen.queryByText(words.everyone)).toBeNull()
  })

  it('lists every learner, and names the one whose data is gone', async () => {
    await everyone()
    expect(await lineOf('Ada')).toBe(`Ada${words.notIn}`)
    expect(await lineOf('Ben')).toBe(`Ben${words.notIn}`)
    expect(await lineOf('Cleo')).toBe(`Cleo${words.notRead.gone}`)
    expect(screen.getByText(words.person(1, 2, 'Ada'))).toBeTruthy()
  })

  it('asks learners who have not joined before it sends their names', async () => {
    const { user, advance } = await everyone()
    const presses = async (name: string) => {
      const button = await screen.findByRole('button', { name: new RegExp(`^${name}`, 'u') })
      await advance(STEADY_MS)
      await user.click(button)
    }
    expect(await lineOf('Noor')).toContain(roster.notNamed)
    await presses(roster.askFirst('Noor'))
    await screen.findByText(roster.ask('Noor', 'Ms. Okafor'))
    await presses(roster.no)
    expect(screen.queryByText(roster.ask('Noor', 'Ms. Okafor'))).toBeNull()
    await presses(roster.askFirst('Noor'))
    await presses(roster.yes('Noor'))
    await screen.findByText(roster.isNamed)
    await presses(roster.takeBack('Noor'))
    await screen.findByText(roster.notNamed)
  })

  it('saves all reports in one file, and marks none handed in', async () => {
    const give = vi.spyOn(giving, 'giveFile').mockResolvedValue('shared')
    const { user } = await everyone()
    await user.click(await screen.findByRole('button', { name: new RegExp(words.everyoneFile, 'u') }))
    await screen.findByText(words.givenFile.shared('Period-3-class.ledger-report.txt'))
    expect(give).toHaveBeenCalledOnce()
    expect(await lineOf('Ada')).toBe(`Ada${words.notIn}`)
    give.mockRestore()
  })

  it('confirms learners one by one, by digits or by a tick', async () => {
    const { user, advance } = await everyone()
    const digits = await screen.findAllByLabelText(words.digits)
    const field = digits.at(-1)
    if (field === undefined) throw new Error('No field for the digits')
    await user.type(field, '8765 4321{Enter}')
    await screen.findByText(words.wrongDigits)
    await user.clear(field)
    await user.type(field, '1234 5678{Enter}')
    await vi.waitFor(async () => expect(await lineOf('Ben')).toBe(`Ben${words.chip.answered}`))
    expect(await lineOf('Ada')).toBe(`Ada${words.notIn}`)
    await advance(STEADY_MS)
    await user.click(screen.getByRole('button', { name: words.sawOf('Ada') }))
    await screen.findByText(words.isIn('Ada'))
    expect(await lineOf('Ada')).toBe(`Ada${words.chip.ticked}`)
    await user.click(screen.getByRole('button', { name: words.next }))
    await screen.findByText(words.person(2, 2, 'Ben'))
  })

  it('shows an error when the tablet can’t list its learners', async () => {
    await everyone({ ...tabletOf(), reports: async () => 'quota' })
    await screen.findByText(words.noList.quota)
  })
})
