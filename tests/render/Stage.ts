import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, vi } from 'vitest'

/** A page with controllable time, whose elements can be pressed while it changes. It cleans up after the test. */
export class Stage {
  readonly #root: Root

  constructor() {
    vi.useFakeTimers()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    // React ignores the time stamp of an event at 0 ms.
    vi.advanceTimersByTime(1)
    document.body.innerHTML = '<main></main>'
    this.#root = createRoot(this.#find('main'))
  }

  async shows(node: ReactNode): Promise<void> {
    await act(() => Promise.resolve(this.#root.render(node)))
  }

  async waits(ms: number): Promise<void> {
    await act(() => vi.advanceTimersByTimeAsync(ms))
  }

  /** Finds the control whose text begins with this. */
  control(text: string): HTMLElement {
    const [found] = this.controls(text)
    if (found === undefined) throw new Error(`Nothing to press says “${text}”: ${this.names().join(' · ')}`)
    return found
  }

  controls(text: string): readonly HTMLElement[] {
    return this.#controls().filter((element) => element.textContent?.trim().startsWith(text))
  }

  names(): readonly string[] {
    return this.#controls().map((element) => element.textContent?.trim() ?? '')
  }

  async leaves(): Promise<void> {
    await act(() => Promise.resolve(this.#root.unmount()))
    document.body.innerHTML = ''
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }

  #controls(): readonly HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>('button, a[href], summary')]
  }

  #find(selector: string): HTMLElement {
    const found = document.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`The stage has no ${selector}`)
    return found
  }
}

let stage: Stage | undefined

/** Creates a stage for the current test. */
export function stageOfTest(): Stage {
  stage = new Stage()
  return stage
}

afterEach(async () => {
  await stage?.leaves()
  stage = undefined
})
