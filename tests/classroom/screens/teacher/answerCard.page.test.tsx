import { act, useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { classCollectWords as words } from '#words/classCollect'
import type { Collected, OpenBook } from '../../../../src/classroom/ports/TaughtClasses'
import { AnswerCard } from '../../../../src/classroom/screens/teacher/collect/AnswerCard'
import { type Taking, useTaking } from '../../../../src/classroom/screens/teacher/collect/useTaking'
import { type Stage, stageOfTest } from '../../../render/Stage'
import { readShown } from '../light/readShown'

let stage: Stage
let taking: Taking
let finish: (collected: Collected) => void
const chime = vi.fn()
/** A class book whose transaction ends when the test says so. */
const book = {
  collect: () =>
    new Promise<Collected>((resolve) => {
      finish = resolve
    }),
} as unknown as OpenBook

function Collecting({ tell }: { readonly tell: (now: Taking) => void }) {
  const now = useTaking(book, () => new Date('2026-11-21T09:00:00Z'), chime)
  useEffect(() => tell(now))
  return <AnswerCard answered={now.answered} book={{ decisions: {} }} />
}

beforeEach(async () => {
  stage = stageOfTest()
  chime.mockClear()
  await stage.shows(<Collecting tell={(now) => void (taking = now)} />)
})

const stored = (name: string, answer: string): Collected =>
  ({ kind: 'stored', name, answer, isWaiting: false, news: { lessons: 1, quizzes: 0, answers: 0 } }) as Collected
const shown = (): number => document.querySelectorAll('svg[role="img"]').length
const text = (): string => document.body.textContent ?? ''

async function comes(): Promise<void> {
  await act(async () => void taking.take(new Uint8Array(3), 'light'))
}
const ends = (collected: Collected): Promise<void> => act(async () => finish(collected))

describe('the answer on the teacher’s screen', () => {
  it('appears as digits and a code only after the report is stored', async () => {
    await comes()
    expect(text()).toBe('')
    expect(shown()).toBe(0)
    expect(chime).not.toHaveBeenCalled()
    await ends(stored('Ada', '04711234'))
    expect(text()).toContain('0471 1234')
    expect(text()).toContain(words.stored('Ada'))
    expect(readShown(words.answerCode('04711234'))).toBe('04711234')
    expect(chime).toHaveBeenCalledTimes(1)
  })

  it.each([
    { kind: 'not-taken', reason: 'quota' },
    { kind: 'refused', reason: 'forged', name: undefined },
  ] as const)('is not shown when the report is $kind', async (collected) => {
    await comes()
    await ends(collected)
    expect(shown()).toBe(0)
    expect(chime).not.toHaveBeenCalled()
  })

  it('stays until the next report is stored', async () => {
    await comes()
    await ends(stored('Ada', '04711234'))
    await comes()
    expect(readShown(words.answerCode('04711234'))).toBe('04711234')
    await ends(stored('Ben', '99990000'))
    expect(text()).not.toContain('0471')
    expect(readShown(words.answerCode('99990000'))).toBe('99990000')
  })
})
