/**
 * Role: limits the answers stored for a question, which would otherwise grow with every device that a learner ever
 * used.
 * Guarantee: every count is kept, and so is the last answer from each device. The oldest answers are removed first, by
 * the days in the logs. The result sorts after the original document, so copies still join, even with versions that
 * have no limit. Applying this limit twice has the same result as applying it one time.
 * Must not: depend on which devices still exist, or on a clock.
 */
import { addTo } from './addTo'
import { type AnswerLog, shortenedEntry, writtenDayOf } from './answerLog'
import { type DeviceAnswers, isOutdated, type ProgressDocument } from './document'
import type { DeviceId } from './ids'
import { compareScalars, ownEntries } from './json'
import { deviceLogs, type Practice } from './practice'

/** The limit for one question across all devices. Two devices with full logs don't exceed it. */
export const MOST_ANSWERS = 12

/** Shortens logs that exceed the limit. Returns the same object if no log does. */
export function boundAnswers(document: ProgressDocument): ProgressDocument {
  if (isOutdated(document)) return document
  const shortened = ownEntries(document.practice ?? {})
    .filter(([, devices]) => Object.keys(devices ?? {}).length > 2)
    .map(([key]) => [key, shortenedLogs(deviceLogs(document, key))] as const)
    .filter(([, logs]) => logs.length > 0)
  if (shortened.length === 0) return document
  const practice = Object.fromEntries(shortened.map(([key, logs]) => [key, Object.fromEntries(logs)])) as Practice
  const bounded = addTo(document, { practice })
  return bounded.kind === 'done' ? bounded.document : document
}

type DeviceLog = readonly [DeviceId, AnswerLog]

function shortenedLogs(logs: readonly DeviceLog[]): readonly (readonly [DeviceId, DeviceAnswers])[] {
  const kept = new Map(logs.map(([device, { answers }]) => [device, answers]))
  const count = [...kept.values()].reduce((sum, { length }) => sum + length, 0)
  for (let left = count; left > MOST_ANSWERS; left -= 1) {
    const device = oldestIn(kept)
    if (device === undefined) break
    kept.set(device, kept.get(device)?.slice(1) ?? [])
  }
  return logs.flatMap(([device, log]) => {
    const length = kept.get(device)?.length ?? 0
    return length === log.answers.length ? [] : [[device, shortenedEntry(log, length)] as const]
  })
}

/**
 * The device with the oldest answer, not counting each device's last answer; undefined if no device has more than one
 * answer.
 */
function oldestIn(kept: ReadonlyMap<DeviceId, readonly string[]>): DeviceId | undefined {
  const [oldest] = [...kept]
    .flatMap(([device, [first, ...more]]) =>
      first === undefined || more.length === 0 ? [] : [{ device, day: writtenDayOf(first) }],
    )
    .sort((a, b) => compareScalars(a.day, b.day) || compareScalars(a.device, b.device))
  return oldest?.device
}
