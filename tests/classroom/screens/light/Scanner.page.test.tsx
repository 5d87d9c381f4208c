import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cameraWords as words } from '#words/camera'
import { Scanner } from '../../../../src/classroom/screens/light/Scanner'
import { FakeCamera } from '../../../fakes/FakeCamera'
import { clicks } from '../../../render/userEvents'
import { type Stage, stageOfTest } from '../../../render/Stage'

let stage: Stage
let camera: FakeCamera
let visibility = 'visible'
const read = vi.fn<(texts: readonly string[]) => void>()

beforeEach(() => {
  stage = stageOfTest()
  camera = new FakeCamera()
  read.mockClear()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
})

const text = (): string => document.body.textContent ?? ''

async function shows(news = ''): Promise<void> {
  await stage.shows(
    <Scanner source={camera} onTexts={read} news={news} otherWay={<button type="button">Choose files</button>}>
      <p>3 of 4 codes</p>
    </Scanner>,
  )
  await stage.waits(600)
}

async function starts(): Promise<void> {
  await shows()
  await clicks(stage.control(words.start))
  await stage.waits(600)
}

async function becomes(next: 'visible' | 'hidden'): Promise<void> {
  visibility = next
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await stage.waits(600)
}

describe('a camera that reads codes', () => {
  it('explains itself and asks for nothing until it is started', async () => {
    await shows()
    expect(text()).toContain(words.why)
    expect(camera.asked).toBe(0)
    expect(text()).not.toContain('3 of 4 codes')
    await clicks(stage.control(words.start))
    expect(camera.asked).toBe(1)
  })

  it('starts automatically if the person has allowed it before', async () => {
    camera.allowed = true
    await shows()
    expect(camera.openId).toBe('back')
    expect(text()).toContain('3 of 4 codes')
  })

  it('passes on all codes of every picture', async () => {
    await starts()
    await act(() => camera.sees('ONE', 'OTHER'))
    await act(() => camera.sees())
    await act(() => camera.sees('ONE'))
    expect(read.mock.calls).toEqual([[['ONE', 'OTHER']], [['ONE']]])
  })

  it('is released when it is stopped and when the page is left', async () => {
    await starts()
    await clicks(stage.control(words.stop))
    expect(camera.openId).toBeUndefined()
    await stage.waits(600)
    await clicks(stage.control(words.start))
    await stage.waits(600)
    expect(camera.openId).toBe('back')
    await stage.leaves()
    expect(camera.openId).toBeUndefined()
  })

  it('is off while the page is hidden, and starts again afterward', async () => {
    await starts()
    await becomes('hidden')
    expect(camera.openId).toBeUndefined()
    expect(text()).toContain(words.away)
    await becomes('visible')
    expect(camera.openId).toBe('back')
  })

  it('is released if it opens after the page is left', async () => {
    await shows()
    let give: (value: Awaited<ReturnType<FakeCamera['open']>>) => void = () => undefined
    const opened = await camera.open(document.createElement('video'))
    vi.spyOn(camera, 'open').mockReturnValue(new Promise((resolve) => void (give = resolve)))
    await clicks(stage.control(words.start))
    expect(text()).toContain(words.asking)
    await becomes('hidden')
    expect(camera.openId).toBe('back')
    await act(async () => give(opened))
    expect(camera.openId).toBeUndefined()
  })

  it.each(['denied', 'none', 'busy', 'unsupported'] as const)(
    'explains %s, with an alternative and a retry',
    async (refusal) => {
      camera.refusal = refusal
      await starts()
      expect(text()).toContain(words.refused[refusal])
      expect(text()).toContain(words.instead)
      expect(stage.names()).toEqual([words.again, 'Choose files'])
      camera.refusal = undefined
      await clicks(stage.control(words.again))
      await stage.waits(600)
      expect(camera.openId).toBe('back')
    },
  )

  it('reports that the device took it away', async () => {
    await starts()
    await act(async () => camera.isTakenAway())
    expect(text()).toContain(words.refused.lost)
    expect(camera.openId).toBeUndefined()
  })

  it('reports a failure', async () => {
    vi.spyOn(camera, 'open').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    await starts()
    expect(text()).toContain(words.refused.failed)
  })

  it('shows a hint when it reads nothing, and removes it again', async () => {
    await starts()
    await stage.waits(4300)
    await act(() => camera.sees())
    expect(text()).not.toContain(words.nothing)
    await stage.waits(200)
    await act(() => camera.sees())
    expect(text()).toContain(words.nothing)
    camera.light = 0.02
    await act(() => camera.sees())
    expect(text()).toContain(words.dark)
    await act(() => camera.sees('ONE'))
    expect(text()).not.toContain(words.dark)
  })

  it('turns on the light, and says when it can’t', async () => {
    camera.hasTorch = true
    await starts()
    await clicks(stage.control(words.torchOn))
    expect(camera.shines).toBe(true)
    await clicks(stage.control(words.torchOff))
    expect(camera.shines).toBe(false)
    camera.torchWorks = false
    await clicks(stage.control(words.torchOn))
    expect(text()).toContain(words.noTorch)
  })

  it('has no button for a missing light or second camera', async () => {
    await starts()
    expect(stage.names()).toEqual([words.stop, 'Choose files'])
  })

  it('switches to another camera, and closes the one before', async () => {
    camera.ids = ['back', 'front']
    await starts()
    await clicks(stage.control(words.switch))
    await stage.waits(600)
    expect(camera.openId).toBe('front')
    await clicks(stage.control(words.switch))
    await stage.waits(600)
    expect(camera.openId).toBe('back')
  })

  it('announces the news of its screen', async () => {
    await shows('Dalia H. is in')
    const said = [...document.querySelectorAll('[role="status"]')].map((element) => element.textContent)
    expect(said).toContain('Dalia H. is in')
  })
})
