import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { HandInProof } from '../../../../src/classroom/ports/JoinedClasses'
import type {
  TabletClasses,
  TabletOther,
  TabletReport,
  TabletTaken,
} from '../../../../src/classroom/ports/TabletClasses'
import { readEnvelopeFile } from '../../../../src/classroom/protocol/file/envelopeFile'
import { encodeBase64url } from '../../../../src/core/progress/file/base64url'
import * as giving from '../../../../src/platform/window/giveFile'
import { instant } from '../../../core/progress/samples'
import { joinClassWords as words } from '#words/joinClass'
import { relayWords } from '#words/relay'
import { rosterWords as roster } from '#words/roster'
import { FakeRelays, ROOM } from '../../../fakes/fakeRelays'
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
    take: async (_key, envelope) => {
      const names = envelope.length === 0 ? [] : ['Ada', 'Ben']
      for (const name of names) proofs.set(name, 'answered')
      const taken = names.map((name): TabletTaken => {
        return { learner: name as never, name, outcome: { kind: 'taken', confirmed: 1, isNewPlan: false } }
      })
      return [...taken, { learner: 'Cleo' as never, name: 'Cleo', outcome: { kind: 'refused', reason: 'connection' } }]
    },
  }
  return { tablet, proofs }
}

const NAMED = [{ name: 'couchdb', address: ROOM, user: 'u', password: 'p' }] as const

/** The page of a class on a device with three learners, after one press on *Hand in everyone*. */
async function everyone(tablet: TabletClasses = tabletOf().tablet, relays?: FakeRelays) {
  const someone = { email: '', color: 'foundations', picture: 'barn', kind: 'device', isProtected: false } as const
  const known = LEARNERS.map((name) => ({ ...someone, id: name as never, displayName: name }))
  const rendered = await inClass(undefined, {
    accounts: new MemoryAccounts(known),
    tablet: async () => tablet,
    ...(relays && { named: NAMED, relays: async () => relays }),
  })
  const presses = async (name: string) => {
    const [button] = await screen.findAllByRole('button', { name: new RegExp(`^${name}`, 'u') })
    if (button === undefined) throw new Error(`Nothing is named ${name}`)
    await rendered.user.click(button)
  }
  await presses(words.everyoneNow)
  return { ...rendered, presses }
}

/** Opens the fold for one learner after another. The test page does not do it by a press. */
async function opensOneByOne(): Promise<void> {
  const fold = (await screen.findByText(words.oneByOne)).closest('details')
  if (fold === null) throw new Error('There is no fold')
  await act(async () => {
    fold.open = true
    fireEvent(fold, new Event('toggle'))
  })
}
const codesOfAll = () => document.querySelector(`svg[aria-label="${words.everyoneCodes}"]`)

/** The text of a learner's row in the list. */
const lineOf = async (name: string) => {
  const line = (await screen.findAllByRole('listitem')).find((item) => within(item).queryByText(name) !== null)
  return line?.textContent
}

describe('everyone on this device', () => {
  it('is not offered when only one learner uses the device', async () => {
    await inClass()
    expect(screen.queryByText(words.everyone)).toBeNull()
  })

  it('lists every learner, and names the one whose data is gone', async () => {
    await everyone()
    expect(await lineOf('Ada')).toBe(`Ada${words.notIn}`)
    expect(await lineOf('Ben')).toBe(`Ben${words.notIn}`)
    expect(await lineOf('Cleo')).toBe(`Cleo${words.notRead.gone}`)
  })

  it('shows all reports in one loop of codes after one press', async () => {
    await everyone()
    await screen.findByText(words.everyoneShow)
    await vi.waitFor(() => expect(codesOfAll()).not.toBeNull())
    // For one learner at a time, the loop makes room.
    await opensOneByOne()
    await screen.findByText(words.person(1, 2, 'Ada'))
    expect(codesOfAll()).toBeNull()
  })

  it('sends all reports over the relay after one press', async () => {
    const { tablet, proofs } = tabletOf()
    const relays = new FakeRelays()
    const { handIn } = relays
    relays.handIn = async (options) => {
      for (const name of ['Ada', 'Ben']) proofs.set(name, 'on-relay')
      return await handIn(options)
    }
    await everyone(tablet, relays)
    await screen.findByText(words.everyoneSent(2))
    expect(relays.taps).toBe(1)
    expect(await lineOf('Ada')).toBe(`Ada${words.chip['on-relay']}`)
    expect(await lineOf('Cleo')).toBe(`Cleo${words.notRead.gone}`)
    expect(screen.queryByText(words.everyoneShow)).toBeNull()
  })

  it('shows the codes of those whom the relay did not take', async () => {
    const { tablet, proofs } = tabletOf()
    const relays = new FakeRelays()
    relays.outcome = 'offline'
    relays.handIn = async () => {
      proofs.set('Ada', 'on-relay')
      return 'offline'
    }
    await everyone(tablet, relays)
    await screen.findByText(relayWords.fault.offline)
    await screen.findByText(words.everyoneShow)
    expect(await lineOf('Ada')).toBe(`Ada${words.chip['on-relay']}`)
    expect(await lineOf('Ben')).toBe(`Ben${words.notIn}`)
  })

  it('explains the browser’s question before a press can lead to it', async () => {
    const relays = new FakeRelays()
    relays.way = 'ask'
    await everyone(tabletOf().tablet, relays)
    expect((await screen.findAllByText(relayWords.askText, { exact: false })).length).toBeGreaterThan(0)
  })

  it('is confirmed for everyone by one file', async () => {
    await everyone()
    const picker = await screen.findByLabelText(words.takeReceipts)
    const given = async (content: string) => {
      const files = [new File([content], 'x.class-receipts.txt')]
      await act(async () => void fireEvent.change(picker, { target: { files } }))
    }
    await given('no receipts')
    await screen.findByText(words.noReceipts)
    await given(encodeBase64url(new Uint8Array([0x50, 0x4c, 1, 2, 9])))
    await screen.findByText(words.confirmed(2))
    expect(await lineOf('Ada')).toBe(`Ada${words.chip.answered}`)
    expect(await lineOf('Ben')).toBe(`Ben${words.chip.answered}`)
    expect(await lineOf('Cleo')).toBe(`Cleo${words.notRead.gone}`)
    expect(screen.queryByText(words.everyoneShow)).toBeNull()
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
    const { presses } = await everyone()
    await presses(words.everyoneFile)
    await screen.findByText(words.givenFile.shared('Period-3-class.ledger-report.txt'))
    expect(give).toHaveBeenCalledOnce()
    const [, content = ''] = give.mock.calls[0] ?? []
    const file = readEnvelopeFile(new Uint8Array(await new Blob([content]).arrayBuffer()))
    expect(file.kind === 'reports' && file.envelopes).toHaveLength(2)
    expect(await lineOf('Ada')).toBe(`Ada${words.notIn}`)
    give.mockRestore()
  })

  it('confirms learners one by one, by digits or by a tick', async () => {
    const { user, advance } = await everyone()
    await opensOneByOne()
    const digits = await screen.findAllByLabelText(words.digits)
    const [field] = digits
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
    await everyone({ ...tabletOf().tablet, reports: async () => 'quota' })
    await screen.findByText(words.noList.quota)
  })
})
