import { readLog } from '../../../src/core/progress/answerLog'
import type { ProgressDocument } from '../../../src/core/progress/document'
import type { QuestionKey } from '../../../src/core/progress/ids'
import { isJsonMap, type Json, type JsonMap, own } from '../../../src/core/progress/json'

/** The number of all answers ever given to a question, on all devices. */
export function timesAnswered({ practice }: ProgressDocument, key: QuestionKey): number {
  const entries = Object.values(mapIn(own(mapIn(practice as Json | undefined), key)))
  return entries.reduce<number>((sum, entry) => sum + (readLog(entry)?.count ?? 0), 0)
}

function mapIn(value: Json | undefined): JsonMap {
  return value !== undefined && isJsonMap(value) ? value : {}
}
