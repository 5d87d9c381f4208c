import { act, useEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bytes } from '../../../../src/classroom/protocol/bytes'
import { LightFrames } from '../../../../src/classroom/protocol/light/LightFrames'
import { type LightIn, type LightOutcome, useLightIn } from '../../../../src/classroom/screens/light/useLightIn'
import { classroomTools } from '../../../../src/platform/classroomTools'
import { hashesEnd } from '../../../render/hashesEnd'
import { type Stage, stageOfTest } from '../../../render/Stage'

let stage: Stage
let light: LightIn
let outcome: LightOutcome
const onWhole = vi.fn(async (_bytes: Bytes): Promise<LightOutcome> => outcome)

function Reader({ tell }: { readonly tell: (reading: LightIn) => void }) {
  const reading = useLightIn(onWhole)
  useEffect(() => tell(reading))
  return <p>{reading.part === undefined ? 'ready' : `${reading.part.have} of ${reading.part.count}`}</p>
}

beforeEach(async () => {
  stage = stageOfTest()
  outcome = 'done'
  onWhole.mockClear()
  await stage.shows(<Reader tell={(reading) => void (light = reading)} />)
})

const bytesOf = (seed: number): Bytes => Uint8Array.from({ length: 500 }, (_, at) => (at * 13 + seed) % 256)
const framesOf = (whole: Bytes) => LightFrames.of(whole, 200, classroomTools)

async function reads(...texts: readonly string[]): Promise<void> {
  await act(async () => light.onTexts(texts))
  await hashesEnd()
}

describe('content read from a screen', () => {
  it('is passed on once when complete, and shows its progress before', async () => {
    const frames = await framesOf(bytesOf(1))
    await reads(frames.textAt(2))
    expect(document.body.textContent).toBe('1 of 3')
    await reads('HELLO', frames.textAt(0))
    expect(document.body.textContent).toBe('2 of 3')
    expect(onWhole).not.toHaveBeenCalled()
    await reads(frames.textAt(1), frames.textAt(1))
    expect(onWhole.mock.calls).toEqual([[bytesOf(1)]])
    expect(document.body.textContent).toBe('ready')
    await reads(frames.textAt(0), frames.textAt(1), frames.textAt(2))
    expect(onWhole).toHaveBeenCalledTimes(1)
  })

  it('is kept separate when two screens are in view', async () => {
    const [one, other] = [await framesOf(bytesOf(1)), await framesOf(bytesOf(2))]
    for (const turn of [0, 1, 2]) await reads(one.textAt(turn), other.textAt(turn))
    expect(onWhole.mock.calls.map(([bytes]) => bytes)).toEqual([bytesOf(1), bytesOf(2)])
  })

  it('is passed on again if it could not be saved', async () => {
    outcome = 'again'
    const frames = await framesOf(bytesOf(1))
    const all = [0, 1, 2].map((turn) => frames.textAt(turn))
    await reads(...all)
    outcome = 'done'
    await reads(...all)
    await reads(...all)
    expect(onWhole).toHaveBeenCalledTimes(2)
  })
})
