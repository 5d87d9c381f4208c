import { act } from 'react'

/** The events that a browser sends for each way to press a control. */

/** A finger or a mouse on one control. Anything can happen to the page between `down` and `up`. */
export interface Finger {
  readonly down: () => Promise<void>
  readonly up: () => Promise<void>
}

export function puts(target: Element): Finger {
  return {
    down: () => sends(target, new PointerEvent('pointerdown', { bubbles: true, cancelable: true })),
    up: async () => {
      await sends(target, new PointerEvent('pointerup', { bubbles: true, cancelable: true }))
      await sends(target, new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    },
  }
}

export async function taps(target: Element): Promise<void> {
  const finger = puts(target)
  await finger.down()
  await finger.up()
}

/** A screen reader, voice control, or the Enter key in a field of the form. */
export function clicks(target: Element): Promise<void> {
  return sends(target, new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }))
}

export async function pressesSpace(target: Element): Promise<void> {
  await sends(target, key('keydown', ' '))
  await sends(target, key('keyup', ' '))
  await clicks(target)
}

interface Held {
  readonly clicks: number
  readonly between?: () => Promise<void>
}

/** Holding Enter clicks with every repetition of the key. */
export async function holdsEnter(target: Element, { clicks: count, between }: Held): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    await sends(target, key('keydown', 'Enter', number > 0))
    await clicks(target)
    await between?.()
  }
  await sends(target, key('keyup', 'Enter'))
}

export function key(type: string, name: string, repeat = false): KeyboardEvent {
  return new KeyboardEvent(type, { key: name, repeat, bubbles: true, cancelable: true })
}

export async function sends(target: Element, event: Event): Promise<void> {
  await act(() => Promise.resolve(target.dispatchEvent(event)))
}
