/** `npm run account` finds, exports, deletes or blocks one account of a Firebase project. */
import { createInterface } from 'node:readline/promises'
import { runAccount } from './runAccount'

const keyboard = createInterface({ input: process.stdin, output: process.stdout })
try {
  process.exitCode = await runAccount(process.argv.slice(2), {
    env: process.env,
    say: (line) => console.log(line),
    answer: (question) => keyboard.question(question),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  keyboard.close()
}
