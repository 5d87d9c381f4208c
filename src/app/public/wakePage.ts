import { takeEarlyEvents, TOLD } from '../../platform/earlyEvents'
import { updates } from '../../platform/window/updates'
import type { AwakeParts } from './hydrateIslands'
import { tellReadiness } from './tellReadiness'

/** Events that show that someone is about to use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/**
 * Wakes a prerendered page when there is a reason: someone touches it, a learner is signed in, or an update is
 * available. Until that happens the page doesn't need React, so a visitor who only reads never loads it.
 */
export function wakePage(page: HTMLElement, parts: AwakeParts, load = () => import('./hydrateIslands')): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-island="offline-proof"]')) tellReadiness(place)

  const told: { readonly island: HTMLElement; readonly event: Event }[] = []
  const awake = new Set<HTMLElement>()
  /**
   * Once React has hydrated a part, React receives its events directly. Replaying these events would undo their effect.
   */
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
  // Events from before this script loaded.
  for (const event of takeEarlyEvents()) remember(event)
  // Without React, the form could not use the text that the visitor types.
  const hasForm = page.querySelector('[data-island="contact-form"]') !== null
  const isAwaited = hasForm || told.length > 0
  if (isAwaited || parts.account.getSnapshot() !== undefined || updates.getSnapshot().available) wake()
}

/** The part of the page with the control that an event is for. */
function islandOf({ target }: Event): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest('[data-island] button, [data-island] li')?.closest<HTMLElement>('[data-island]') ?? undefined
}

/**
 * Replays an event only for controls that React has since hydrated. The browser has already done its own default
 * action.
 */
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
