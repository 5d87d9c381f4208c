import { type Bytes, uintOf } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'

/**
 * Eight digits of SHA-256 of the opened text of a report. The teacher's screen shows them once the report is stored, and
 * the learner's device, which made that text, tells by them that it arrived: whoever can't open it can't know them.
 */
export async function answerCode(text: Bytes, { digest }: Pick<ClassroomTools, 'digest'>): Promise<string> {
  const number = uintOf((await digest(text)).subarray(0, 6)) ?? 0
  return String(number % 100_000_000).padStart(8, '0')
}
