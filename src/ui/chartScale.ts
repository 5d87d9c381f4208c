/** The values from the first to the last tick; both are whole steps and enclose the data. */
export interface Ticks {
  readonly from: number
  readonly to: number
  readonly values: readonly number[]
}

const NICE = [1, 2, 2.5, 5, 10] as const

/**
 * Round ticks around the data, zero among them, in steps of 1, 2, 2.5 or 5 times a power of ten.
 *
 * @param count about how many steps there is room for.
 */
export function valueTicks(min: number, max: number, count: number): Ticks {
  const low = Math.min(0, min)
  const high = Math.max(0, max)
  // Less than any amount that is shown is nothing.
  const span = high - low < 1e-9 ? 1 : high - low
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (NICE.find((nice) => nice * power >= rough * (1 - 1e-9)) ?? 10)
  return ticksBy(step, Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step || step)
}

/**
 * Ticks along the bottom, in the smallest of the steps that leaves room: 12, 24, 36 months read better than 10, 20, 30.
 * The first is the first step at or above the start; the data may end between two ticks.
 */
export function stepTicks(from: number, to: number, steps: readonly number[], count: number): Ticks {
  const step = steps.find((candidate) => (to - from) / candidate <= count) ?? steps.at(-1) ?? 1
  const { values } = ticksBy(step, Math.ceil(from / step - 1e-9) * step, Math.floor(to / step + 1e-9) * step)
  return { from, to, values }
}

function ticksBy(step: number, from: number, to: number): Ticks {
  const count = Math.max(0, Math.round((to - from) / step))
  // Counted, not added up: 0.1 + 0.2 would miss the tick at 0.3.
  const values = Array.from({ length: count + 1 }, (_, index) =>
    Number(((Math.round(from / step) + index) * step).toPrecision(12)),
  )
  return { from, to, values }
}
