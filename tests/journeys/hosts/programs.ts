import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { nginxOfImage } from '../../../tools/images/nginxOfImage'
import { folderOf } from '../../../tools/serve/sitesByFolder.mjs'
import { findPython, findWebServer, mimeTypesOf } from '../../../tools/setup/webServers.mjs'
import type { Host } from './Host'
import { usablePort } from './usablePort'

/** A slow machine is no fault of the program. */
const START_MS = 30_000

/**
 * Serves the site with the settings of the image. Their blocks are those that docs/deploy.md shows.
 *
 * @param folder of a site that was built for one, such as `/learn/`
 */
export async function startNginx(root: string, folder = folderOf(root)): Promise<Host> {
  const program = findWebServer('nginx') ?? 'nginx'
  const insidePort = await usablePort()
  return startProgram((port, temporary) => {
    const listen = `127.0.0.1:${port}`
    const [site, types] = [linkTo(root, temporary), linkTo(mimeTypesOf(program), temporary)]
    const places = { listen, insidePort, site, types, temporary }
    const user = process.getuid?.() === 0 ? { user: 'root' } : {}
    writeFileSync(join(temporary, 'nginx.conf'), nginxOfImage(folder, { ...places, ...user }))
    return [program, ['-c', join(temporary, 'nginx.conf')]]
  })
}

export function startCaddy(root: string): Promise<Host> {
  return startProgram((port, folder) => {
    const site = linkTo(root, folder)
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\nimport ${site}/Caddyfile\n`)
    const variables = {
      SITE_ADDRESS: `http://localhost:${port}`,
      SITE_ROOT: site,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    }
    const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
    return [findWebServer('caddy') ?? 'caddy', args, variables]
  })
}

export function startPython(root: string): Promise<Host> {
  return startProgram((port) => [
    findPython() ?? 'python3',
    ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', resolve(root)],
  ])
}

/** A name for the path without the spaces that the project's own folder may have. Settings end a path at a space. */
function linkTo(path: string, folder: string): string {
  const link = join(folder, basename(path))
  symlinkSync(resolve(path), link)
  return link
}

type Command = readonly [program: string, args: readonly string[], variables?: Readonly<Record<string, string>>]

async function startProgram(commandOf: (port: number, folder: string) => Command): Promise<Host> {
  const port = await usablePort()
  const folder = mkdtempSync(join(tmpdir(), 'host-'))
  const [program, args, variables] = commandOf(port, folder)
  const child = spawn(program, args, { env: { ...process.env, ...variables }, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2000)))
  const ended = once(child, 'close').catch((error: unknown) => (said += String(error)))
  const stops = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  const deadline = Date.now() + START_MS
  const isRunning = () => child.pid !== undefined && child.exitCode === null
  while (!(await answers(origin)) || !isRunning()) {
    if (Date.now() > deadline || !isRunning()) {
      await stops()
      throw new Error(`${program} did not start: ${said}`)
    }
    await new Promise((done) => setTimeout(done, 50))
  }
  return { origin, stops }
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin)).ok
  } catch {
    return false
  }
}
