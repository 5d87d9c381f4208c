import { useCallback, useEffect, useRef, useState } from 'react'
import type { LessonId, ModuleId } from '../../core/progress/ids'
import { isSameJson } from '../../core/progress/isSameJson'
import type { LessonPlace } from '../../data/store/learningRows'
import { type StepTick, withTick } from '../../data/store/stepTick'
import type { SaveFailure } from '../../data/store/storeHealth'
import { useSession } from '../../session/SessionContext'
import type { ContentsEntry } from './contents'
import { isWorthRestoring, type ReadingTracker } from './readingTracker'

/** How long the page must stand still before its place is written: a phone's disk is slow, and scrolling is not. */
const SETTLE_MS = 900

/** Nearer to the top than this, the page has not been scrolled. */
const TOP_PX = 8

interface LessonPlaceOptions {
  readonly moduleId: ModuleId
  readonly lessonId: LessonId
  /** What was kept before, or undefined at the first visit. */
  readonly kept: LessonPlace | undefined
  /** A finished lesson opens at its top. */
  readonly isComplete: boolean
  readonly contents: readonly ContentsEntry[]
  readonly tracker: ReadingTracker
}

export interface LessonPlaceKeeper {
  readonly stepsDone: readonly number[]
  readonly setStepDone: (index: number, isDone: boolean) => void
  /** Why the last ticked step was not kept. */
  readonly stepFailure: SaveFailure | undefined
}

/**
 * Keeps where the learner is in a lesson, and goes back there at the next visit: silently, without moving the focus,
 * and only if the page has not been moved in the meantime.
 */
export function useLessonPlace(options: LessonPlaceOptions): LessonPlaceKeeper {
  const { moduleId, lessonId, kept, isComplete, contents, tracker } = options
  const { store, reads, clock } = useSession()
  const [stepsDone, setStepsDone] = useState<readonly number[]>(kept?.stepsDone ?? [])
  const [stepFailure, setStepFailure] = useState<SaveFailure | undefined>(undefined)
  /** What is written: read at moments when nothing renders. Scrolling must not render the lesson. */
  const place = useRef({ read: kept?.read ?? 0, heading: kept?.heading ?? '', stepsDone })
  const isRestored = useRef(false)

  /** Of steps that are not known to be kept, by index. */
  const ticks = useRef(new Map<number, StepTick>())

  const write = useCallback(async (): Promise<SaveFailure | undefined> => {
    const sent = [...ticks.current.values()]
    const here = { lessonId, moduleId, ...place.current, at: clock.now().toISOString() }
    const failure = await store.saveLessonPlace(here, sent)
    if (failure !== undefined) return failure
    for (const tick of sent) if (ticks.current.get(tick.index) === tick) ticks.current.delete(tick.index)
    return undefined
  }, [store, clock, lessonId, moduleId])

  // Ticked in another tab. Most news of places are of scrolling: they render nothing.
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
      tracker.goTo(read)
    }
  }, [isComplete, tracker])

  useEffect(() => {
    let timer = 0
    let hasMoved = false
    // A place that could not be written costs the learner a scroll, so it says nothing.
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
      // A lesson that opens at its top has not been moved: what was kept stands until it is.
      if (!hasMoved && window.scrollY < TOP_PX) return
      hasMoved = true
      const heading = contents.find((entry) => entry.id === tracker.heading())?.title ?? ''
      place.current = { ...place.current, read: tracker.exactShare(), heading }
      keepSoon()
    }
    const keepNow = (): void => {
      if (timer !== 0 && document.visibilityState === 'hidden') keep()
    }
    // Opening a lesson is already a place: it is what the dashboard continues with.
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
