import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { joinClassWords } from '#words/joinClass'
import { lightWords } from '#words/light'
import type { JoinedClass, JoinedClasses } from '../../../../src/classroom/ports/JoinedClasses'
import type { Bytes } from '../../../../src/classroom/protocol/bytes'
import { LightFrames } from '../../../../src/classroom/protocol/light/LightFrames'
import { TakePlan } from '../../../../src/classroom/screens/join/TakePlan'
import { type OnPlan, ReadPlan } from '../../../../src/classroom/screens/light/ReadPlan'
import { classroomTools } from '../../../../src/platform/classroomTools'
import { FakeCamera } from '../../../fakes/FakeCamera'
import { hashesEnd } from '../../../render/hashesEnd'
import { clicks } from '../../../render/userEvents'
import { type Stage, stageOfTest } from '../../../render/Stage'

const words = lightWords.plan
type Refused = Awaited<ReturnType<JoinedClasses['takePlan']>>

let stage: Stage
let camera: FakeCamera
let outcome: Refused
const takePlan = vi.fn(async (_key: string, _envelope: Uint8Array): Promise<Refused> => outcome)

beforeEach(async () => {
  stage = stageOfTest()
  camera = new FakeCamera()
  camera.allowed = true
  outcome = undefined
  takePlan.mockClear()
  const joined = { key: 'ab' } as JoinedClass
  const classes = { takePlan, takeReceipts: async () => 0, list: async () => [] } as unknown as JoinedClasses
  await stage.shows(<TakePlan joined={joined} classes={classes} source={camera} />)
})

const text = (): string => document.body.textContent ?? ''
const bytesOf = (length: number, seed: number): Bytes => Uint8Array.from({ length }, (_, at) => (at * 31 + seed) % 256)

async function opens(): Promise<void> {
  await clicks(stage.control(words.read))
  await act(() => vi.dynamicImportSettled())
  await stage.waits(600)
}

/** Shows all frames once, each with an unrelated code that the camera should ignore. */
async function showsAll(whole: Bytes, turns?: number): Promise<void> {
  const frames = await LightFrames.of(whole, 200, classroomTools)
  for (let turn = 0; turn < (turns ?? frames.count); turn += 1) {
    await act(() => camera.sees('https://site.example/poster', frames.textAt(turn)))
    await hashesEnd()
    await stage.waits(20)
  }
}

describe('a plan that a teacher shows as codes', () => {
  it('names the alternative when the camera is denied', async () => {
    camera.refusal = 'denied'
    await opens()
    expect(text()).toContain(words.instead)
  })

  it('is taken when it is complete, and closes the camera', async () => {
    const plan = bytesOf(700, 3)
    await opens()
    await showsAll(plan, 2)
    expect(text()).toContain(words.part(2, 4))
    expect(takePlan).not.toHaveBeenCalled()
    await showsAll(plan)
    expect(takePlan.mock.calls).toEqual([['ab', plan]])
    expect(text()).toContain(joinClassWords.planTaken)
    expect(camera.openId).toBeUndefined()
  })

  it.each([
    ['another-class', joinClassWords.planFault['another-class']],
    ['forged', joinClassWords.planFault.forged],
    ['another-kind', words.noPlan],
    ['not-an-envelope', words.noPlan],
    ['cut-short', words.cutShort],
  ] as const)('is rejected as %s once, with the reason, and scanning continues', async (refused, said) => {
    outcome = refused
    await opens()
    await showsAll(bytesOf(500, 1))
    await showsAll(bytesOf(500, 1))
    expect(takePlan).toHaveBeenCalledTimes(1)
    expect(text()).toContain(said)
    expect(camera.openId).toBe('back')
    outcome = undefined
    await showsAll(bytesOf(500, 2))
    expect(takePlan).toHaveBeenCalledTimes(2)
    expect(text()).toContain(joinClassWords.planTaken)
  })

  it('reports that it is already here, and closes the camera', async () => {
    outcome = 'old'
    await opens()
    await showsAll(bytesOf(300, 4))
    expect(text()).toContain(joinClassWords.planFault.old)
    expect(camera.openId).toBeUndefined()
  })

  it('is taken on the next showing after the disk failed', async () => {
    outcome = 'quota'
    await opens()
    await showsAll(bytesOf(300, 5))
    expect(text()).toContain(joinClassWords.planFault.quota)
    outcome = undefined
    await showsAll(bytesOf(300, 5))
    expect(takePlan).toHaveBeenCalledTimes(2)
    expect(text()).toContain(joinClassWords.planTaken)
  })

  it('can be canceled', async () => {
    await opens()
    await clicks(stage.control(lightWords.closeCamera))
    expect(camera.openId).toBeUndefined()
    expect(stage.controls(words.read)).toHaveLength(1)
  })

  it('is read again only if the caller wants it again', async () => {
    const onWhole = vi.fn<OnPlan>(async () => ({ why: 'Not now', next: 'again' }))
    await stage.shows(<ReadPlan onWhole={onWhole} source={camera} />)
    await opens()
    await showsAll(bytesOf(300, 6))
    expect(text()).toContain('Not now')
    onWhole.mockImplementation(async () => ({ why: 'Never', next: 'done' }))
    await showsAll(bytesOf(300, 6))
    await showsAll(bytesOf(300, 6))
    expect(onWhole.mock.calls).toEqual([[bytesOf(300, 6)], [bytesOf(300, 6)]])
    expect(text()).toContain('Never')
  })
})
