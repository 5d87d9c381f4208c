import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SteadyButton } from '../../src/ui/SteadyButton'
import { clicks, holdsEnter, key, pressesSpace, puts, sends, taps } from '../render/userEvents'
import { type Stage, stageOfTest } from '../render/Stage'

let stage: Stage
const pressed = vi.fn<(meaning: string) => void>()

beforeEach(() => {
  stage = stageOfTest()
  pressed.mockClear()
})

function shows(meaning: string, shownForMs?: number): Promise<void> {
  return stage.shows(
    <SteadyButton meaning={meaning} shownForMs={shownForMs} onPress={() => pressed(meaning)}>
      {meaning}
    </SteadyButton>,
  )
}
const button = () => stage.control('')
const after = (ms: number) => stage.waits(ms)

describe('a press on a control whose meaning can change', () => {
  it('counts when the meaning has been visible for half a second', async () => {
    await shows('undo')
    await after(499)
    await taps(button())
    expect(pressed).not.toHaveBeenCalled()
    await after(1)
    await taps(button())
    expect(pressed).toHaveBeenCalledExactlyOnceWith('undo')
  })

  it('shows the journeys how long its meaning must be visible', async () => {
    await shows('undo')
    expect(button().getAttribute('data-steady')).toBe('500')
    await shows('next', 0)
    expect(button().hasAttribute('data-steady')).toBe(false)
  })

  it('does nothing when the meaning changes during the press, however long', async () => {
    await shows('complete')
    await after(2000)
    const finger = puts(button())
    await finger.down()
    await shows('undo')
    await after(2000)
    await finger.up()
    expect(pressed).not.toHaveBeenCalled()
    await taps(button())
    expect(pressed).toHaveBeenCalledExactlyOnceWith('undo')
  })

  it('does nothing when it began right after the change', async () => {
    await shows('complete')
    await after(2000)
    await shows('undo')
    await after(100)
    const finger = puts(button())
    await finger.down()
    await after(2000)
    await finger.up()
    expect(pressed).not.toHaveBeenCalled()
  })

  it('does nothing when the meaning left and returned between presses', async () => {
    await shows('undo')
    await after(2000)
    await shows('complete')
    await shows('undo')
    await after(100)
    await taps(button())
    expect(pressed).not.toHaveBeenCalled()
  })

  it('does not restart when the same meaning is rendered again', async () => {
    await shows('undo')
    await after(400)
    await shows('undo')
    await after(100)
    await taps(button())
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('counts at once for a harmless action, but only the visible one', async () => {
    await shows('complete', 0)
    await taps(button())
    expect(pressed).toHaveBeenCalledExactlyOnceWith('complete')
    const finger = puts(button())
    await finger.down()
    await shows('other', 0)
    await finger.up()
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('counts from a keyboard as from a finger', async () => {
    await shows('undo')
    await pressesSpace(button())
    await holdsEnter(button(), { clicks: 1 })
    expect(pressed).not.toHaveBeenCalled()
    await after(500)
    await pressesSpace(button())
    await holdsEnter(button(), { clicks: 1 })
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  it('counts once when Enter is held while the meaning changes', async () => {
    await shows('complete')
    await after(2000)
    const change = async () => {
      await shows('undo')
      await after(50)
    }
    await holdsEnter(button(), { clicks: 40, between: change })
    expect(pressed).toHaveBeenCalledExactlyOnceWith('complete')
    await holdsEnter(button(), { clicks: 1 })
    expect(pressed).toHaveBeenLastCalledWith('undo')
  })

  it('counts from a screen reader, which sends only a click', async () => {
    await shows('undo')
    await after(100)
    await clicks(button())
    expect(pressed).not.toHaveBeenCalled()
    await after(400)
    await clicks(button())
    expect(pressed).toHaveBeenCalledExactlyOnceWith('undo')
  })

  it('forgets a finger that was lifted elsewhere', async () => {
    await shows('complete')
    await after(2000)
    await puts(button()).down()
    await shows('undo')
    await after(2000)
    await clicks(button())
    expect(pressed).toHaveBeenCalledExactlyOnceWith('undo')
  })

  it('forgets an Enter that was released after the focus moved', async () => {
    await shows('complete')
    await after(2000)
    await sends(button(), key('keydown', 'Enter'))
    await clicks(button())
    await sends(document.body, key('keyup', 'Enter'))
    await shows('undo')
    await after(2000)
    await clicks(button())
    expect(pressed).toHaveBeenLastCalledWith('undo')
  })

  it('submits no form when it does not count', async () => {
    const sent = vi.fn<() => void>()
    const form = () => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent()
        }}
      >
        <SteadyButton meaning="finish" type="submit">
          finish
        </SteadyButton>
      </form>
    )
    await stage.shows(form())
    await taps(button())
    expect(sent).not.toHaveBeenCalled()
    await after(500)
    await taps(button())
    expect(sent).toHaveBeenCalledOnce()
  })
})
