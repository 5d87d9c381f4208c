import { useCallback, useEffect, useRef, useState } from 'react'
import type { LessonId, ModuleId } from '../../core/progress/ids'
import { isSameJson } from '../../core/progress/isSameJson'
import { type LessonPlace, type StepTick, withTick } from '../../data/store/learningRows'
import type { SaveFailure } from '../../data/store/storeHealth'
import { useSession } from '../../session/SessionContext'
import { hasUntouchedFocus } from '../../ui/PageHeading'
import type { ContentsEntry } from './contents'
import { isWorthRestoring, type ReadingTracker } from './readingTracker'

/**
 * The time without scrolling before the place is saved, in milliseconds. Phone storage is too slow to save during
 * scrolling.
 */
const SETTLE_MS = 900

/** Above this scroll position, in pixels, the page counts as not scrolled. */
const TOP_PX = 8

interface LessonPlaceOptions {
  readonly moduleId: ModuleId
  readonly lessonId: LessonId
  /** The saved place, or undefined at the first visit. */
  readonly kept: LessonPlace | undefined
  /** A completed lesson opens at its top. */
  readonly isComplete: boolean
  readonly contents: readonly ContentsEntry[]
  readonly tracker: ReadingTracker
}

export interface LessonPlaceKeeper {
  readonly stepsDone: readonly number[]
  readonly setStepDone: (index: number, isDone: boolean) => void
  /** The reason that the last checked step was not saved. */
  readonly stepFailure: SaveFailure | undefined
}

/**
 * Saves the learner's place in a lesson. At the next visit, restores it with the focus on that part's heading, and only
 * if the learner has not scrolled yet (contract, section 2.2).
 */
export function useLessonPlace(options: LessonPlaceOptions): LessonPlaceKeeper {
  const { moduleId, lessonId, kept, isComplete, contents, tracker } = options
  const { store, reads, clock } = useSession()
  const [stepsDone, setStepsDone] = useState<readonly number[]>(kept?.stepsDone ?? [])
  const [stepFailure, setStepFailure] = useState<SaveFailure | undefined>(undefined)
  /** The place is in a ref, because it is saved outside of rendering, and scrolling must not render the lesson. */
  const place = useRef({ read: kept?.read ?? 0, heading: kept?.heading ?? '', stepsDone })
  const isRestored = useRef(false)

  /** The checked or unchecked steps that may not be saved yet, by index. */
  const ticks = useRef(new Map<number, StepTick>())

  const write = useCallback(async (): Promise<SaveFailure | undefined> => {
    const sent = [...ticks.current.values()]
    const here = { lessonId, moduleId, ...place.current, at: clock.now().toISOString() }
    const failure = await store.saveLessonPlace(here, sent)
    if (failure !== undefined) return failure
    for (const tick of sent) if (ticks.current.get(tick.index) === tick) ticks.current.delete(tick.index)
    return undefined
  }, [store, clock, lessonId, moduleId])

  // Receives steps checked in another tab. Most place updates come from scrolling and render nothing.
  useEffect(() => {
    const { subscribe, getSnapshot } = reads.lessonPlaces
    return subscribe(() => {
      const saved = getSnapshot()?.find((other) => other.lessonId === lessonId)?.stepsDone
      if (saved === undefined) return
      const next = [...ticks.current.values()].reduce(withTick, saved)
      if (isSameJson(next, place.current.stepsDone)) return
      place.current = { ...place.current, stepsDone: next }
      setStepsDone(next)
    })
  }, [reads, lessonId])

  useEffect(() => {
    if (isRestored.current) return
    isRestored.current = true
    const { read } = place.current
    if (!isComplete && isWorthRestoring(read) && window.scrollY < TOP_PX && window.location.hash === '') {
      const heading = tracker.goTo(read)
      if (hasUntouchedFocus()) heading?.focus({ preventScroll: true })
    }
  }, [isComplete, tracker])

  useEffect(() => {
    let timer = 0
    let hasMoved = false
    // If saving fails, the learner only loses a scroll position, so no error is shown.
    const keep = (): void => {
      window.clearTimeout(timer)
      timer = 0
      void write()
    }
    const keepSoon = (): void => {
      window.clearTimeout(timer)
      timer = window.setTimeout(keep, SETTLE_MS)
    }
    const move = (): void => {
      // A lesson that opens at its top has not been scrolled. The saved place is not replaced until the learner
      // scrolls.
      if (!hasMoved && window.scrollY < TOP_PX) return
      hasMoved = true
      const heading = contents.find((entry) => entry.id === tracker.heading())?.title ?? ''
      place.current = { ...place.current, read: tracker.exactShare(), heading }
      keepSoon()
    }
    const keepNow = (): void => {
      if (timer !== 0 && document.visibilityState === 'hidden') keep()
    }
    // A place is saved as soon as a lesson is opened, so that the learner can continue it from the dashboard.
    keepSoon()
    const unsubscribe = tracker.subscribe(move)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', keepNow)
      if (timer !== 0) keep()
    }
  }, [write, contents, tracker])

  const setStepDone = useCallback(
    (index: number, isDone: boolean): void => {
      const tick = { index, isDone }
      ticks.current.set(index, tick)
      const next = withTick(place.current.stepsDone, tick)
      place.current = { ...place.current, stepsDone: next }
      setStepsDone(next)
      setStepFailure(undefined)
      void write().then(setStepFailure)
    },
    [write],
  )

  return { stepsDone, setStepDone, stepFailure }
}
