import type { CameraRefusal, CameraSource, OpenCamera } from '../../src/platform/window/camera'

/** A camera that sees the codes that a test gives it. */
export class FakeCamera implements CameraSource {
  allowed = false
  refusal: CameraRefusal | undefined
  ids: readonly string[] = ['back']
  hasTorch = false
  torchWorks = true
  light = 0.5
  /** The camera that is open, and whether its light is on. */
  openId: string | undefined
  shines = false
  asked = 0
  /** Resolves the pending read. */
  #see: ((texts: readonly string[] | undefined) => void) | undefined

  isAllowed(): Promise<boolean> {
    return Promise.resolve(this.allowed)
  }

  open(_video: HTMLVideoElement, id = this.ids[0] ?? ''): ReturnType<CameraSource['open']> {
    this.asked += 1
    if (this.refusal !== undefined) return Promise.resolve({ kind: 'refused', reason: this.refusal })
    this.openId = id
    return Promise.resolve(this.#opened(id))
  }

  /** Shows the camera a picture with these codes. Waits until there is a reader. */
  async sees(...texts: readonly string[]): Promise<void> {
    while (this.#see === undefined && this.openId !== undefined) await Promise.resolve()
    this.#answer(texts)
  }

  isTakenAway(): void {
    this.#answer(undefined)
  }

  #answer(texts: readonly string[] | undefined): void {
    const see = this.#see
    this.#see = undefined
    see?.(texts)
  }

  #opened(id: string): OpenCamera {
    let isClosed = false
    return {
      kind: 'open',
      id,
      ids: this.ids,
      isFront: id === 'front',
      hasTorch: this.hasTorch,
      shine: (isOn) => {
        this.shines = isOn && this.torchWorks
        return Promise.resolve(this.shines)
      },
      look: () =>
        new Promise((resolve) => {
          this.#see = resolve
        }),
      brightness: () => this.light,
      close: () => {
        if (isClosed) return
        isClosed = true
        this.openId = undefined
        this.#answer(undefined)
      },
    }
  }
}
