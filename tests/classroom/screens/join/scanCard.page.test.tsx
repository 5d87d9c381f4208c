import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { joinClassWords as words } from '#words/joinClass'
import { lightWords } from '#words/light'
import { cardText } from '../../../../src/classroom/protocol/card/classCard'
import { ScanCard } from '../../../../src/classroom/screens/join/ScanCard'
import { QrCode } from '../../../../src/classroom/screens/light/QrCode'
import { joinPath } from '../../../../src/words/links'
import { type OpenedClass, openedClass, tools } from '../../protocol/openedClass'
import { FakeCamera } from '../../../fakes/FakeCamera'
import { hashesEnd } from '../../../render/hashesEnd'
import { clicks } from '../../../render/userEvents'
import { type Stage, stageOfTest } from '../../../render/Stage'
import { readShown } from '../light/readShown'

let stage: Stage
let camera: FakeCamera
const onCard = vi.fn<(text: string) => void>()

beforeEach(() => {
  stage = stageOfTest()
  camera = new FakeCamera()
  camera.allowed = true
  onCard.mockClear()
})

const linkOf = async ({ card }: OpenedClass) => `https://site.example${joinPath(await cardText(card, tools))}`

async function sees(...texts: readonly string[]): Promise<void> {
  await act(() => camera.sees(...texts))
  await hashesEnd()
}

describe('a card on the teacher’s screen', () => {
  it('explains the camera before the browser asks', async () => {
    await stage.shows(<ScanCard onCard={onCard} source={camera} />)
    expect(document.body.textContent).toContain(lightWords.cameraWhy)
    expect(camera.asked).toBe(0)
  })

  it('can be pasted when the camera is denied, and says so', async () => {
    camera.refusal = 'none'
    await stage.shows(<ScanCard onCard={onCard} source={camera} />)
    await clicks(stage.control(words.scan))
    await act(() => vi.dynamicImportSettled())
    await stage.waits(600)
    expect(document.body.textContent).toContain(words.scanInstead)
  })

  it.each([
    ['Period 3', 'Ms. Okafor'],
    ['ж'.repeat(100), 'ي'.repeat(100)],
  ])('of %s is read once by the app’s camera', async (className, teacherName) => {
    const link = await linkOf(await openedClass(className, teacherName))
    await stage.shows(<QrCode text={link} label="card" />)
    const square = readShown('card')
    await stage.shows(<ScanCard onCard={onCard} source={camera} />)
    await clicks(stage.control(words.scan))
    await act(() => vi.dynamicImportSettled())
    await stage.waits(600)
    await sees('https://site.example/poster', square)
    await sees(square)
    expect(onCard.mock.calls).toEqual([[link]])
  })

  it('is skipped when it is damaged or has other keys', async () => {
    const [link, other] = [await linkOf(await openedClass()), await linkOf(await openedClass())]
    const foreign = link.slice(0, link.indexOf('#') + 40) + other.slice(other.indexOf('#') + 40)
    await stage.shows(<ScanCard onCard={onCard} source={camera} />)
    await clicks(stage.control(words.scan))
    await act(() => vi.dynamicImportSettled())
    await stage.waits(600)
    await sees(link.slice(0, -9), foreign)
    expect(onCard).not.toHaveBeenCalled()
    await sees(link)
    expect(onCard).toHaveBeenCalledTimes(1)
    await clicks(stage.control(lightWords.closeCamera))
    expect(camera.openId).toBeUndefined()
  })
})
