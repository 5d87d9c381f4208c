import { HOME_STATE, type KeptRows } from '../../data/store/keptRows'
import type { JoinedRow } from './classRow'

/**
 * The fields of a class that decide what is handed in, and where. The type asks for an answer for each new field, so that
 * no later answer of a learner stays on the device.
 */
const DECIDES: Readonly<Record<keyof JoinedRow, boolean>> = {
  key: true,
  card: true,
  name: true,
  signing: true,
  isLeft: true,
  isSharing: true,
  notJoined: true,
  deletedAt: true,
  // These change because of a hand-in, or don't go into a report.
  joinedAt: false,
  sequence: false,
  last: false,
  reports: false,
  handedIn: false,
  provedMarks: false,
  plan: false,
}

const FIELDS = Object.entries(DECIDES).flatMap(([field, decides]) => (decides ? [field] : []))

/** Returns a text that changes when a new hand-in is needed. The row may be damaged, or of another version. */
export function handInMarks(row: unknown): string {
  const fields = row as Readonly<Record<string, unknown>>
  return JSON.stringify(FIELDS.map((field) => fields[field] ?? null))
}

/** Returns the learner's place, as the settings have it. Reports of learners who share outcomes have it too. */
export async function placeIn(kept: Pick<KeptRows, 'items'>): Promise<unknown> {
  return (await kept.items('settings')).find(({ key }) => key === HOME_STATE)?.value
}
