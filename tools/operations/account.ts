/** `npm run account` finds, exports, deletes or blocks one account of a Firebase project. */
import { createInterface } from 'node:readline/promises'
import { runAccount } from './runAccount'

/** Returns an empty text if the input ends without an answer. */
async function answer(question: string): Promise<string> {
  const keyboard = createInterface({ input: process.stdin, output: process.stdout })
  const ended = new Promise<string>((resolve) => {
    keyboard.once('close', () => resolve(''))
  })
  const answered = await Promise.race([keyboard.question(question), ended])
  keyboard.close()
  return answered
}

try {
  const say = (line: string): void => console.log(line)
  process.exitCode = await runAccount(process.argv.slice(2), { env: process.env, say, answer })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
