import { takeEarlyEvents, TOLD } from '../../platform/earlyEvents'
import { updates } from '../../platform/window/updates'
import type { AwakeParts } from './hydrateIslands'
import { tellReadiness } from './tellReadiness'

/** By these somebody shows that they are about to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/**
 * Wakes a prerendered page when there is a reason: somebody touches it, somebody learns here and the bar must say so, or
 * an update is there to be offered. Till then it needs no React, and who only reads never fetches it.
 */
export function wakePage(page: HTMLElement, parts: AwakeParts, load = () => import('./hydrateIslands')): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-island="offline-proof"]')) tellReadiness(place)

  const told: { readonly island: HTMLElement; readonly event: Event }[] = []
  const awake = new Set<HTMLElement>()
  /** What a part is told once it is React's, React hears by itself: told again it would undo what it did. */
  const remember = (event: Event): void => {
    const island = islandOf(event)
    if (island !== undefined && !awake.has(island)) told.push({ island, event })
  }
  const tell = (island: HTMLElement): void => {
    awake.add(island)
    const events = told.filter((one) => one.island === island).map(({ event }) => event)
    const over = events.filter(({ type }) => type === 'pointerover').at(-1)
    for (const event of events) if (event === over || event.type !== 'pointerover') tellAgain(event)
  }
  let isAwake = false
  const sleepers: (() => void)[] = []
  const wake = (): void => {
    if (isAwake) return
    isAwake = true
    for (const stop of sleepers) stop()
    hydrate().catch((error: unknown) => {
      console.error(error)
      forget()
    })
  }
  const forget = (): void => {
    for (const type of TOLD) page.removeEventListener(type, remember, true)
  }
  async function hydrate(): Promise<void> {
    const { hydrateIslands } = await load()
    await hydrateIslands(page, parts, tell)
    forget()
  }

  for (const type of TOLD) page.addEventListener(type, remember, true)
  for (const type of SIGNS) window.addEventListener(type, wake, { capture: true, passive: true })
  sleepers.push(
    () => {
      for (const type of SIGNS) window.removeEventListener(type, wake, { capture: true })
    },
    parts.account.subscribe(wake),
    updates.subscribe(wake),
  )
  // Pressed before this script had come.
  for (const event of takeEarlyEvents()) remember(event)
  // What is typed before React has come would be typed in vain.
  const hasForm = page.querySelector('[data-island="contact-form"]') !== null
  const isAwaited = hasForm || told.length > 0
  if (isAwaited || parts.account.getSnapshot() !== undefined || updates.getSnapshot().available) wake()
}

/** The part of the page with the control that an event is for. */
function islandOf({ target }: Event): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest('[data-island] button, [data-island] li')?.closest<HTMLElement>('[data-island]') ?? undefined
}

/** As far as it meant a control that React has since come to: what the browser does by itself is done. */
function tellAgain(event: Event): void {
  const { type, target } = event
  if (!(target instanceof Element) || !target.isConnected) return
  const button = target.closest<HTMLElement>('button')
  if (event instanceof PointerEvent && type === 'pointerover') {
    const { pointerType } = event
    if (target.matches(':hover')) target.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }))
  } else if (button === null) return
  else if (event instanceof KeyboardEvent) {
    button.dispatchEvent(new KeyboardEvent(type, { key: event.key, bubbles: true, cancelable: true }))
  } else button.click()
}
