/**
 * The hub's program. Starts it, prints its addresses, and stops it with Ctrl-C. `npm run hub` installs and builds first.
 */
import { encodeQR } from 'qr'
import { siteOrigin } from '../build/siteOrigin'
import { ROOM_NAME, roomAddresses } from './access/ownAddresses'
import { hubOptions, USAGE } from './options'
import { announceName } from './room/announceName'
import { startHub } from './startHub'

try {
  process.loadEnvFile()
} catch {
  // There is no such file, and the build gets none either.
}
const options = hubOptions(process.argv.slice(2), siteOrigin(process.env['VITE_SITE_ORIGIN']), process.env)
if (typeof options === 'string') {
  console.error(`${options}\n\n${USAGE}`)
  process.exit(2)
}

// The path is relative to the project's root, where `npm run hub` runs.
const site = { root: 'dist', hosting: 'firebase.json' }
const showPin = (pin: string) => console.log(`PIN for one new class: ${pin}`)
const hub = await startHub(options, { site, showPin, isAlone: true }).catch((error: unknown) => {
  console.error(`The hub could not start: ${whyNot(error)}`)
  process.exit(1)
})
const quiet = announceName((reason) => console.log(`${ROOM_NAME} could not be announced here: ${reason}`))

const scheme = options.tls === undefined ? 'http' : 'https'
const address = (host: string) => `${scheme}://${host}:${hub.port}`
const [first = 'localhost', ...others] = roomAddresses()
console.log(`\nThe hub is at ${address(first)}\n\n${encodeQR(address(first), 'term')}`)
for (const other of [...others, ROOM_NAME]) console.log(`also at ${address(other)}`)
console.log(`How it fares: ${address(first)}/_hub\nStop with Ctrl-C.`)

let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  quiet()
  await hub.close()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

function whyNot(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'its port is taken. Choose another one with --port.'
  if (code === 'SQLITE_BUSY') return 'another hub has its folder open. Stop that one, or choose another with --data.'
  return error instanceof Error ? error.message : String(error)
}
