/**
 * `holdAuth.mjs <project> <port>` runs the Auth emulator alone, as a process that can be killed. It ends together with
 * its parent process, because the pipe to its standard input then closes.
 */
import { startAuth } from './startAuth.mjs'

const [projectId = '', port = ''] = process.argv.slice(2)
process.stdin.resume().once('end', () => process.exit(0))
await startAuth({ projectId, quiet: true, port: Number(port) })
