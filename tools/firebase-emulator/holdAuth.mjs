/**
 * `holdAuth.mjs <project> <port>`: the Auth emulator alone, as a process that can be killed. It ends when the one that
 * started it ends, however that was: nobody holds the other end of its input then.
 */
import { startAuth } from './startAuth.mjs'

const [projectId = '', port = ''] = process.argv.slice(2)
process.stdin.resume().once('end', () => process.exit(0))
await startAuth({ projectId, quiet: true, port: Number(port) })
