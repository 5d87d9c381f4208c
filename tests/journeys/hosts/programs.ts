import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findPython, findWebServer, mimeTypesOf } from '../../../tools/setup/webServers.mjs'
import type { Host } from './Host'
import { usablePort } from './usablePort'

/** A slow machine is no fault of the program. */
const START_MS = 30_000

/**
 * Serves the site with the blocks that docs/deploy.md shows.
 *
 * @param folder of a site that was built for one, such as `/learn/`
 */
export function startNginx(root: string, folder = '/'): Promise<Host> {
  const program = findWebServer('nginx') ?? 'nginx'
  return startProgram((port, temporary) => {
    const site = resolve(root)
    const own = `${temporary}/own.socket`
    const siteBlock = (listen: string) => [
      '  server {',
      `    listen ${listen};`,
      `    root ${site};`,
      `    include ${site}/nginx.conf;`,
      '  }',
    ]
    const folderBlock = [
      '  server {',
      `    listen 127.0.0.1:${port};`,
      '    location = / { return 204; }',
      `    location = ${folder.slice(0, -1)} { return 301 ${folder}; }`,
      `    location ${folder} { proxy_pass http://unix:${own}:/; proxy_redirect / ${folder}; }`,
      '  }',
    ]
    const settings = [
      'daemon off;',
      `pid ${temporary}/pid;`,
      'error_log stderr;',
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events {}',
      'http {',
      `  include ${mimeTypesOf(program)};`,
      '  access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `  ${name}_temp_path ${temporary}/${name};`,
      ),
      ...(folder === '/' ? siteBlock(`127.0.0.1:${port}`) : [...siteBlock(`unix:${own}`), ...folderBlock]),
      '}',
    ]
    writeFileSync(join(temporary, 'nginx.conf'), settings.join('\n'))
    return [program, ['-c', join(temporary, 'nginx.conf')]]
  })
}

export function startCaddy(root: string): Promise<Host> {
  return startProgram((port, folder) => {
    const site = resolve(root)
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
    if (Date.now() < deadline && isRunning()) continue
    await stops()
    throw new Error(`${program} did not start: ${said}`)
  }
  return { origin, stops }
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin)).ok
  } catch {
    await new Promise((done) => setTimeout(done, 50))
    return false
  }
}
