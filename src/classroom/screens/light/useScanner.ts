import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { CameraRefusal, CameraSource, OpenCamera } from '../../../platform/window/camera'
import { keepAwake } from '../../../platform/window/keepAwake'
import { usePageVisible } from './usePageVisible'

export type Scanning =
  /** The camera has not been started yet, or was stopped. */
  | { readonly kind: 'off' }
  /** The browser asks for permission, or the camera is starting. */
  | { readonly kind: 'asking' }
  /** `hint` is set if no code was read for some seconds: `dark` if the picture is dark, otherwise `nothing`. */
  | { readonly kind: 'running'; readonly camera: OpenCamera; readonly hint: 'dark' | 'nothing' | undefined }
  /** `lost` if the device stopped a running camera, `failed` if a part of the site or the browser failed. */
  | { readonly kind: 'refused'; readonly reason: CameraRefusal | 'lost' | 'failed' }
  /** The page is hidden. The camera starts again when the page returns. */
  | { readonly kind: 'away' }

interface ScannerParts {
  readonly source: CameraSource
  readonly video: RefObject<HTMLVideoElement | null>
  readonly onTexts: (texts: readonly string[]) => void
  /** True to start at once. */
  readonly isWanted: boolean
}

/** Milliseconds without a code before a hint is shown. */
const HINT_MS = 5000
/** Below this brightness the camera is covered or the room is dark. A screen in the picture would be brighter. */
const DARK = 0.08

/** Runs a camera that reads codes while it is on and the page is visible. At all other times the camera is released. */
export function useScanner({ source, video, onTexts, isWanted }: ScannerParts) {
  const [isOn, setOn] = useState(isWanted)
  const [attempt, setAttempt] = useState(0)
  const [id, setId] = useState<string | undefined>(undefined)
  const [scanning, setScanning] = useState<Scanning>({ kind: isWanted ? 'asking' : 'off' })
  const isVisible = usePageVisible()
  const tell = useEffectEvent(onTexts)

  useEffect(() => {
    let isHere = true
    void source.isAllowed().then((isAllowed) => {
      if (isHere && isAllowed) setOn(true)
    })
    return () => {
      isHere = false
    }
  }, [source])

  useEffect(() => {
    const element = video.current
    if (!isOn || !isVisible || element === null) return undefined
    let camera: OpenCamera | undefined
    let isHere = true
    const letSleep = keepAwake()
    const say = (next: Scanning): void => {
      if (isHere) setScanning(next)
    }

    async function run(element: HTMLVideoElement): Promise<void> {
      say({ kind: 'asking' })
      const opened = await source.open(element, id)
      if (opened.kind === 'refused') return say(opened)
      if (!isHere) return opened.close()
      camera = opened
      say({ kind: 'running', camera, hint: undefined })
      let readAt = performance.now()
      let hint: 'dark' | 'nothing' | undefined
      for (;;) {
        const texts = await camera.look()
        if (!isHere) return
        if (texts === undefined) return say({ kind: 'refused', reason: 'lost' })
        if (texts.length > 0) {
          readAt = performance.now()
          tell(texts)
        }
        const next = performance.now() - readAt < HINT_MS ? undefined : camera.brightness() < DARK ? 'dark' : 'nothing'
        if (next !== hint) say({ kind: 'running', camera, hint: next })
        hint = next
      }
    }
    void run(element)
      .catch(() => say({ kind: 'refused', reason: 'failed' }))
      .finally(() => {
        camera?.close()
        if (isHere) letSleep()
      })
    return () => {
      isHere = false
      camera?.close()
      letSleep()
    }
  }, [source, video, isOn, isVisible, id, attempt])

  const now: Scanning = !isOn ? { kind: 'off' } : isVisible ? scanning : { kind: 'away' }
  return {
    scanning: now,
    /** Starts the camera. After a failure it tries again. */
    start(): void {
      setOn(true)
      setAttempt((before) => before + 1)
    },
    stop: (): void => setOn(false),
    switchTo: setId,
  }
}
