import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useElementWidth } from '../../src/ui/useElementWidth'
import { renderPart } from '../render/renderPart'

let width = 0
const observers: FakeResizeObserver[] = []

class FakeResizeObserver {
  readonly tell: () => void
  readonly observe = vi.fn<(element: Element) => void>()
  readonly unobserve = vi.fn<(element: Element) => void>()
  readonly disconnect = vi.fn<() => void>()

  constructor(tell: () => void) {
    this.tell = tell
    observers.push(this)
  }
}

function Chart() {
  const [box, measured] = useElementWidth<HTMLDivElement>(640)
  return <div ref={box}>{`${measured} px wide`}</div>
}

async function becomes(next: number): Promise<void> {
  width = next
  await act(async () => observers.at(-1)?.tell())
}

describe('the width of a chart', () => {
  beforeEach(() => {
    observers.length = 0
    width = 320
    vi.stubGlobal('ResizeObserver', FakeResizeObserver)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  })

  it('is its container’s from the first paint, and follows it', async () => {
    renderPart(<Chart />)
    expect(screen.getByText('320 px wide')).toBeTruthy()
    await becomes(900)
    expect(screen.getByText('900 px wide')).toBeTruthy()
  })

  it('keeps its value while the chart is folded', async () => {
    renderPart(<Chart />)
    await becomes(0)
    expect(screen.getByText('320 px wide')).toBeTruthy()
  })

  it('has a default when the chart starts folded', () => {
    width = 0
    renderPart(<Chart />)
    expect(screen.getByText('640 px wide')).toBeTruthy()
  })

  it('is no longer observed when the chart is gone', () => {
    const { unmount } = renderPart(<Chart />)
    const [observer] = observers
    expect(observer?.observe).toHaveBeenCalledOnce()
    unmount()
    expect(observer?.disconnect).toHaveBeenCalledOnce()
  })
})
