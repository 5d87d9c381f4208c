/** The part of a video element that reports its pictures. */
export interface PictureVideo {
  readonly currentTime: number
  readonly readyState: number
  requestVideoFrameCallback?(tell: () => void): number
}

/** `HAVE_CURRENT_DATA` in the standard, which means that there is a picture. */
const HAS_PICTURE = 2

/** Waits for the next picture of a playing video. Resolves to false if the signal aborts. */
export function nextVideoPicture(
  video: PictureVideo,
  signal: AbortSignal,
  onNextPaint: (tell: () => void) => void = (tell) => void requestAnimationFrame(tell),
): Promise<boolean> {
  return new Promise((resolve) => {
    const shownAt = video.currentTime
    const isOver = (): boolean => {
      if (signal.aborted) resolve(false)
      return signal.aborted
    }
    if (isOver()) return
    signal.addEventListener('abort', isOver, { once: true })
    const done = (): void => {
      signal.removeEventListener('abort', isOver)
      resolve(!signal.aborted)
    }
    const ask = (): void => {
      if (isOver()) return
      if (video.readyState >= HAS_PICTURE && video.currentTime !== shownAt) done()
      else onNextPaint(ask)
    }
    if (video.requestVideoFrameCallback === undefined) onNextPaint(ask)
    else video.requestVideoFrameCallback(done)
  })
}
