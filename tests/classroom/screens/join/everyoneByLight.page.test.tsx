import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { joinClassWords as words } from '#words/joinClass'
import { lightWords } from '#words/light'
import type { TabletClasses, TabletReport } from '../../../../src/classroom/ports/TabletClasses'
import { EveryoneByLight } from '../../../../src/classroom/screens/join/EveryoneByLight'
import type { LearnerId } from '../../../../src/core/progress/ids'
import { FakeCamera } from '../../../fakes/FakeCamera'
import { hashesEnd } from '../../../render/hashesEnd'
import { clicks, taps } from '../../../render/userEvents'
import { type Stage, stageOfTest } from '../../../render/Stage'
import { readShown } from '../light/readShown'

type Made = Extract<TabletReport, { kind: 'made' }>

const made = (name: string, seed: number): Made => ({
  kind: 'made',
  learner: name as LearnerId,
  name,
  envelope: Uint8Array.from({ length: 300 }, (_, at) => (at * seed) % 256),
  text: '{}',
  sequence: seed,
  handedIn: undefined,
  isLeaving: false,
})
const REPORTS = [made('Ada', 3), made('Ben', 5), made('Cleo', 7)]

let stage: Stage
let camera: FakeCamera
const onProved = vi.fn()
const tablet = {
  answer: vi.fn<TabletClasses['answer']>(async (_key, digits) =>
    digits === '11112222' ? { learner: 'Ada' as LearnerId } : 'wrong',
  ),
  tick: vi.fn<TabletClasses['tick']>(async () => undefined),
} satisfies Partial<TabletClasses>

async function shows(reports: readonly Made[]): Promise<void> {
  await stage.shows(
    <EveryoneByLight
      classKey="ab"
      tablet={tablet as unknown as TabletClasses}
      reports={reports}
      onProved={onProved}
      source={camera}
    />,
  )
  await hashesEnd()
}
const goes = async (label: string): Promise<void> => {
  await clicks(stage.control(label))
  await hashesEnd()
}
const text = (): string => document.body.textContent ?? ''

beforeEach(() => {
  stage = stageOfTest()
  camera = new FakeCamera()
  camera.allowed = true
  for (const mock of [onProved, tablet.answer, tablet.tick]) mock.mockClear()
})

describe('everyone on a tablet, with the camera', () => {
  it('shows each learner’s codes in turn, and stops at the last', async () => {
    await shows(REPORTS)
    const seen = [readShown(words.codesOf('Ada'))]
    expect(text()).toContain(words.person(1, 3, 'Ada'))
    await goes(words.before)
    expect(text()).toContain(words.person(1, 3, 'Ada'))
    await goes(words.next)
    seen.push(readShown(words.codesOf('Ben')))
    await goes(words.next)
    seen.push(readShown(words.codesOf('Cleo')))
    await goes(words.next)
    expect(text()).toContain(words.person(3, 3, 'Cleo'))
    expect(new Set(seen).size).toBe(3)
  })

  it('accepts the answer on the teacher’s screen, and rejects another one', async () => {
    await shows(REPORTS)
    await clicks(stage.control(lightWords.answer.read))
    await act(() => vi.dynamicImportSettled())
    await stage.waits(600)
    await act(() => camera.sees('99998888'))
    expect(text()).toContain(lightWords.answer.other)
    expect(onProved).not.toHaveBeenCalled()
    await act(() => camera.sees('11112222'))
    expect(tablet.answer.mock.calls).toEqual([
      ['ab', '99998888'],
      ['ab', '11112222'],
    ])
    expect(onProved).toHaveBeenCalledTimes(1)
    expect(text()).toContain(words.isHandedIn)
    // The message about one learner must not stay for the next.
    await goes(words.next)
    expect(text()).not.toContain(words.isHandedIn)
  })

  it('saves a tick for the learner shown, and reports a failure', async () => {
    await shows(REPORTS)
    await goes(words.next)
    await stage.waits(600)
    tablet.tick.mockResolvedValueOnce('quota')
    await taps(stage.control(words.sawOf('Ben')))
    await stage.waits(600)
    expect(text()).toContain(words.notProved.quota)
    expect(onProved).not.toHaveBeenCalled()
    await taps(stage.control(words.sawOf('Ben')))
    await stage.waits(600)
    expect(tablet.tick.mock.calls.at(-1)).toEqual(['Ben', 'ab', 5])
    expect(text()).toContain(words.isIn('Ben'))
    expect(onProved).toHaveBeenCalledTimes(1)
  })

  it('shows the remaining learners when one is removed from the list', async () => {
    await shows(REPORTS)
    await goes(words.next)
    await goes(words.next)
    await shows(REPORTS.slice(0, 2))
    expect(text()).toContain(words.person(2, 2, 'Ben'))
    await shows([])
    expect(text()).toBe('')
  })
})
