import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cardBytes, type CardFault } from '../../../../src/classroom/protocol/card/classCard'
import { envelopeFileText, LARGEST_FILE } from '../../../../src/classroom/protocol/file/envelopeFile'
import { sealPlan } from '../../../../src/classroom/protocol/plan/sealPlan'
import type { Plan } from '../../../../src/classroom/protocol/plan/plan'
import { encodeBase64url } from '../../../../src/core/progress/file/base64url'
import { joinClassPath } from '../../../../src/words/links'
import { joinClassWords as words } from '#words/joinClass'
import { reloadPageWords } from '#words/reloadPage'
import { classesOf, made } from '../../classSamples'
import { flipped, learnerSigner, type OpenedClass, openedClass, tools } from '../../protocol/openedClass'
import { day, instant, lesson } from '../../../core/progress/samples'
import { cardOf, inClass, show } from './showJoin'

const linkTo = (bytes: Uint8Array) => `https://site.example${joinClassPath}#${encodeBase64url(bytes)}`

/** Links with a card that must not be joined, by fault. */
async function badLinks(): Promise<Readonly<Record<CardFault, string>>> {
  const [{ card }, other] = [await openedClass(), await openedClass()]
  const bytes = await cardBytes(card, tools)
  const [newer, unreadable] = [bytes.slice(), await cardBytes({ ...card, relays: 'none' as never }, tools)]
  newer[2] = 2
  return {
    'not-a-card': 'https://site.example/about',
    'too-large': linkTo(await cardBytes({ ...card, className: 'x'.repeat(9000) }, tools)),
    newer: linkTo(newer),
    torn: linkTo(bytes.subarray(0, -9)),
    foreign: linkTo(await cardBytes({ ...card, sealingKey: other.card.sealingKey }, tools)),
    'bad-name': linkTo(await cardBytes({ ...card, className: 'Period \u202e3' }, tools)),
    unreadable: linkTo(unreadable),
  }
}

const FAULTS: readonly CardFault[] = ['not-a-card', 'too-large', 'newer', 'torn', 'foreign', 'bad-name', 'unreadable']

describe('a class card that is not valid', () => {
  it.each(FAULTS)('joins nothing and explains what to do: %s', async (fault) => {
    const card = cardOf((await badLinks())[fault])
    const { user, store } = await show({ card })
    await screen.findByRole('heading', { level: 2, name: words.fault[fault] })
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull()
    const offered = screen.queryByRole('button', { name: reloadPageWords.action }) !== null
    expect(offered).toBe(fault === 'newer')
    await user.click(screen.getByRole('button', { name: words.anotherCard }))
    await screen.findByLabelText(words.linkLabel)
    expect(card.getSnapshot()).toBeNull()
    expect(await store.classes.count()).toBe(0)
  })
})

const ASKED = { until: day('2027-01-31'), message: '', parts: [{ kind: 'lesson', id: lesson('saving_1') }] } as const
const planOf = (sequence: number): Plan => ({ sequence, madeAt: instant('2026-11-20T09:00:00.000Z'), ...ASKED })
const sealed = ({ card, signer }: OpenedClass, sequence = 5) => sealPlan(planOf(sequence), signer, card, tools)
const textOf = (bytes: Uint8Array) => encodeBase64url(bytes)

type Bad = readonly [said: string, file: (opened: OpenedClass) => Promise<string>]

const BAD_PLANS: Readonly<Record<string, Bad>> = {
  'of another class': [words.planFault['another-class'], async () => textOf(await sealed(await openedClass()))],
  'older than the one that is here': [words.planFault.old, async (opened) => textOf(await sealed(opened, 3))],
  'the one that is here': [words.planFault.old, async (opened) => textOf(await sealed(opened, 4))],
  'made by a classmate, who has the card': [
    words.planFault.forged,
    async ({ card }) => {
      const classmate = await learnerSigner()
      return textOf(await sealPlan(planOf(5), { ...classmate, key: card.verifyingKey }, card, tools))
    },
  ],
  'changed on the way': [
    words.planFault.forged,
    async (opened) => {
      const bytes = await sealed(opened)
      return textOf(flipped(bytes, bytes.length - 80))
    },
  ],
  'sealed under the key of another card': [
    words.planFault.unopened,
    async ({ card, signer }) =>
      textOf(await sealPlan(planOf(5), signer, { ...card, planKey: tools.random(32) }, tools)),
  ],
  'of a newer version': [
    words.planFault.newer,
    async (opened) => {
      const bytes = await sealed(opened)
      bytes[2] = 2
      return textOf(bytes)
    },
  ],
  'in a bundle, as reports are': [words.noPlanFile, async (opened) => envelopeFileText([await sealed(opened)])],
  'without its end': [words.planFault['cut-short'], async (opened) => textOf((await sealed(opened)).subarray(0, 90))],
  'a shopping list': [words.planFileFault['not-ours'], async () => 'Eggs, flour, nails'],
  'a backup': [words.planFileFault.backup, async () => textOf(tools.encode('ledger-backup 1'))],
  empty: [words.planFileFault.empty, async () => ''],
  'larger than any plan': [words.planFault['too-large'], async () => 'x'.repeat(LARGEST_FILE + 1)],
}

describe('a plan that is not for this week', () => {
  it.each(Object.entries(BAD_PLANS))('changes nothing and gives the reason: %s', async (_name, [said, fileOf]) => {
    const { user, opened, store, key } = await inClass()
    const picker = screen.getByLabelText<HTMLInputElement>(words.takePlan)
    const choose = (text: string) => user.upload(picker, new File([text], 'plan.txt'))
    await choose(textOf(await sealed(opened, 4)))
    await screen.findByText(words.planTaken)
    const before = await classesOf(store).list()
    await choose(await fileOf(opened))
    await screen.findByText(said)
    expect(await classesOf(store).list()).toEqual(before)
    expect(before[0]?.plan?.sequence).toBe(4)
    await made(classesOf(store), key)
  })
})
