import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Ledger } from '../../src/ui/Ledger'
import { useSideScroll } from '../../src/ui/useSideScroll'
import { renderPart } from '../render/renderPart'

let needed = 0
let tell: () => void = () => undefined
/** A browser reports each element when it is first observed. */
const observe = vi.fn<(element: Element) => void>(() => tell())
const disconnect = vi.fn<() => void>()

class FakeResizeObserver {
  readonly observe = observe
  readonly disconnect = disconnect

  constructor(measure: () => void) {
    tell = measure
  }
}

function Box() {
  const [box, scrolls] = useSideScroll<HTMLDivElement>()
  return (
    <div ref={box}>
      <p>{scrolls ? 'It scrolls' : 'It fits'}</p>
    </div>
  )
}

const renderLedger = () =>
  renderPart(
    <Ledger
      caption="Points by day"
      columns={[{ label: 'Day', kind: 'text' }]}
      rows={[{ id: 'a', cells: ['Monday'] }]}
    />,
  )

describe('a ledger (useSideScroll)', () => {
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', FakeResizeObserver)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(288)
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => needed)
    observe.mockClear()
    disconnect.mockClear()
    needed = 288
  })

  it('is reached by the keyboard only while it is too wide', () => {
    renderLedger()
    expect(screen.queryByRole('region')).toBeNull()
    needed = 410
    act(() => tell())
    expect(screen.getByRole('region', { name: 'Points by day' }).tabIndex).toBe(0)
    needed = 288
    act(() => tell())
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is a scrolling region as soon as it is laid out', () => {
    needed = 410
    renderLedger()
    expect(screen.getByRole('region', { name: 'Points by day' })).toBeTruthy()
  })

  it('observes its box and content until it is gone', () => {
    const { unmount } = renderPart(<Box />)
    expect(screen.getByText('It fits')).toBeTruthy()
    expect(observe.mock.calls.map(([{ tagName }]) => tagName)).toEqual(['DIV', 'P'])
    unmount()
    expect(disconnect).toHaveBeenCalledOnce()
  })
})
