import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cameraWords } from '#words/camera'
import { joinClassWords } from '#words/joinClass'
import { lightWords } from '#words/light'
import { AnswerDigits, type ProofRefused } from '../../../../src/classroom/screens/join/AnswerDigits'
import { ReadAnswer } from '../../../../src/classroom/screens/light/ReadAnswer'
import { FakeCamera } from '../../../fakes/FakeCamera'
import { clicks } from '../../../render/userEvents'
import { type Stage, stageOfTest } from '../../../render/Stage'

const words = lightWords.answer
const MINE = '04711234'
let stage: Stage
let camera: FakeCamera
let outcome: ProofRefused | undefined
const answer = vi.fn(async (digits: string): Promise<ProofRefused | undefined> => (digits === MINE ? outcome : 'wrong'))

beforeEach(async () => {
  stage = stageOfTest()
  camera = new FakeCamera()
  camera.allowed = true
  outcome = undefined
  answer.mockClear()
  await stage.shows(<AnswerDigits answer={answer} source={camera} />)
})

const text = (): string => document.body.textContent ?? ''

async function opens(): Promise<void> {
  await clicks(stage.control(words.read))
  await act(() => vi.dynamicImportSettled())
  await stage.waits(600)
}

/** Shows the camera a picture with these codes, and waits for the result. */
async function sees(...texts: readonly string[]): Promise<void> {
  await act(() => camera.sees(...texts))
  await stage.waits(50)
}

describe('the answer on a teacher’s screen', () => {
  it('is read on request, proves the report, and closes the camera', async () => {
    expect(camera.asked).toBe(0)
    await opens()
    expect(text()).toContain(words.hold)
    expect(stage.names().slice(1)).toEqual([lightWords.closeCamera])
    await sees(MINE)
    expect(answer.mock.calls).toEqual([[MINE]])
    expect(text()).toContain(joinClassWords.isHandedIn)
    expect(camera.openId).toBeUndefined()
    expect(stage.controls(words.read)).toHaveLength(1)
  })

  it('is tried once if it belongs to another learner, and scanning continues', async () => {
    await opens()
    await sees('11112222')
    await sees('11112222')
    expect(text()).toContain(words.other)
    expect(text()).not.toContain(joinClassWords.isHandedIn)
    expect(camera.openId).toBe('back')
    await sees('11112222', MINE)
    expect(answer.mock.calls).toEqual([['11112222'], [MINE]])
    expect(text()).toContain(joinClassWords.isHandedIn)
  })

  it('stays confirmed when the camera sees another answer before it closes', async () => {
    await opens()
    await act(async () => {
      void camera.sees(MINE)
      await vi.waitFor(() => expect(answer).toHaveBeenCalledWith(MINE))
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
      void camera.sees('11112222')
    })
    await stage.waits(50)
    expect(text()).toContain(joinClassWords.isHandedIn)
  })

  it('ignores codes of seven or nine digits, and a link with eight', async () => {
    await opens()
    await sees('0471123', '047112345', 'https://site.example/04711234', ' 04711234')
    expect(answer).not.toHaveBeenCalled()
  })

  it('shows an error when it can’t be saved, and can be retried', async () => {
    outcome = 'quota'
    await opens()
    await sees(MINE)
    expect(text()).toContain(joinClassWords.notProved.quota)
    expect(text()).not.toContain(joinClassWords.isHandedIn)
    expect(camera.openId).toBeUndefined()
    outcome = undefined
    await opens()
    await sees(MINE)
    expect(text()).toContain(joinClassWords.isHandedIn)
    expect(text()).not.toContain(joinClassWords.notProved.quota)
  })

  it('can be typed when the camera is denied', async () => {
    camera.allowed = false
    camera.refusal = 'denied'
    await opens()
    expect(text()).toContain(cameraWords.refused.denied)
    await clicks(stage.control(lightWords.closeCamera))
    const field = document.querySelector<HTMLInputElement>('input[name="digits"]')
    if (field === null) throw new Error('There is no field for digits')
    field.value = `${MINE.slice(0, 4)} ${MINE.slice(4)}`
    await clicks(stage.control(joinClassWords.check))
    expect(answer.mock.calls.at(-1)).toEqual(['0471 1234'])
  })

  it('is tried once until the camera is opened again', async () => {
    let settle: (outcome: 'done' | 'other') => void = () => undefined
    const onDigits = vi.fn(
      () =>
        new Promise<'done' | 'other'>((resolve) => {
          settle = resolve
        }),
    )
    await stage.shows(<ReadAnswer onDigits={onDigits} source={camera} />)
    await opens()
    await sees(MINE)
    await sees(MINE, MINE)
    expect(onDigits.mock.calls).toEqual([[MINE]])
    await act(async () => settle('other'))
    expect(text()).toContain(words.other)
    await clicks(stage.control(lightWords.closeCamera))
    await opens()
    expect(text()).toContain(words.hold)
    await sees(MINE)
    expect(onDigits).toHaveBeenCalledTimes(2)
  })

  it('names the alternative when the camera is not available', async () => {
    camera.refusal = 'busy'
    await opens()
    expect(text()).toContain(cameraWords.refused.busy)
    expect(text()).toContain(words.instead)
    expect(text()).not.toContain(cameraWords.instead)
  })
})
