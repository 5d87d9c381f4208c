import { type Config, configure, getConfig } from '@testing-library/react'
import { vi } from 'vitest'
import { patience } from '../seed/patienceOfRun'

const realNow = performance.now.bind(performance)
const usual = getConfig().asyncWrapper

/**
 * Lets Testing Library wait in real time on a page with fake timers. It detects them by the name `jest`, and would count only
 * the fake time that it advances itself. Then a minute passes in a second of looks, before a busy machine has answered.
 *
 * @param mostMs a wait advances the fake time by at most this much
 */
export function waitInRealTime(mostMs: number, asyncWrapper: Config['asyncWrapper'] = usual): void {
  let giveUpAt = 0
  let left = 0
  vi.stubGlobal('jest', {
    advanceTimersByTime: (ms: number) => {
      if (ms > 0 && realNow() > giveUpAt) vi.advanceTimersByTime(patience.waitMs)
      else if (ms <= left) {
        left -= ms
        vi.advanceTimersByTime(ms)
      }
    },
  })
  configure({
    asyncUtilTimeout: patience.waitMs,
    asyncWrapper: (run) => {
      giveUpAt = realNow() + patience.waitMs
      left = mostMs
      return asyncWrapper(run)
    },
  })
}
