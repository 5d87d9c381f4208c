import { describe, expect, it } from 'vitest'
import { nextVideoPicture } from '../../../src/platform/window/videoPictures'

function paints() {
  const waiting: (() => void)[] = []
  return {
    onNextPaint: (tell: () => void) => void waiting.push(tell),
    paint: () => waiting.splice(0).forEach((tell) => tell()),
  }
}

describe('the next picture of a video', () => {
  it('is reported by the video when it can', async () => {
    const tells: (() => void)[] = []
    const video = { currentTime: 0, readyState: 4, requestVideoFrameCallback: (tell: () => void) => tells.push(tell) }
    const waiting = nextVideoPicture(video, new AbortController().signal, () => undefined)
    for (const tell of tells) tell()
    await expect(waiting).resolves.toBe(true)
  })

  it('is checked at every paint otherwise, and never taken twice', async () => {
    const { onNextPaint, paint } = paints()
    const video = { currentTime: 1, readyState: 4 }
    let isThere = false
    const waiting = nextVideoPicture(video, new AbortController().signal, onNextPaint).then((is) => {
      isThere = is
    })
    paint()
    paint()
    await Promise.resolve()
    expect(isThere).toBe(false)
    video.currentTime = 1.1
    paint()
    await waiting
    expect(isThere).toBe(true)
  })

  it('is no longer awaited when the camera is closed', async () => {
    const { onNextPaint } = paints()
    const end = new AbortController()
    const waiting = nextVideoPicture({ currentTime: 1, readyState: 4 }, end.signal, onNextPaint)
    end.abort()
    await expect(waiting).resolves.toBe(false)
    await expect(nextVideoPicture({ currentTime: 1, readyState: 4 }, end.signal, onNextPaint)).resolves.toBe(false)
  })
})
