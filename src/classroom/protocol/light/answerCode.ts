import { type Bytes, uintOf } from '../bytes'
import type { ClassroomTools } from '../ClassroomTools'

/**
 * Eight digits from the SHA-256 of the decrypted text of a report. The teacher's screen shows the digits after the
 * report is stored. The learner's device made that text, so it can check the digits. No one else can know the digits
 * without opening the report.
 */
export async function answerCode(text: Bytes, { digest }: Pick<ClassroomTools, 'digest'>): Promise<string> {
  const number = uintOf((await digest(text)).subarray(0, 6)) ?? 0
  return String(number % 100_000_000).padStart(8, '0')
}
