import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleHub, type HubProgram } from '../hub/hubProcess'

/* The folder is outside the project, so that the hub finds no packages but its own. */
const parent = mkdtempSync(join(tmpdir(), 'packed-hub-'))
const packed = join(parent, 'hub')
let program: HubProgram

beforeAll(() => {
  program = bundleHub('packed-hub')
  execFileSync(process.execPath, ['tools/images/packHub.mjs', packed, '--hub', '.cache/packed-hub', '--site', 'public'])
  writeFileSync(join(packed, 'dist/index.html'), 'home')
}, 60_000)
afterAll(() => {
  program.remove()
  rmSync(parent, { recursive: true })
})

it('starts with its own packages and serves the site', async () => {
  const args = ['.cache/hub/main.js', '--port', '0', '--data', program.data]
  const child = spawn(process.execPath, args, { cwd: packed, stdio: ['ignore', 'pipe', 'inherit'] })
  let port = ''
  for await (const line of createInterface({ input: child.stdout })) {
    port = /^The hub is at .+:(\d+)$/.exec(line)?.[1] ?? port
    if (line === 'Stop with Ctrl-C.') break
  }
  const home = await fetch(`http://localhost:${port}/`)
  expect([home.status, await home.text()]).toEqual([200, 'home'])
  expect((await fetch(`http://localhost:${port}/_hub`)).status).toBe(200)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}, 30_000)

it('has no packages of the site or of tests', () => {
  const names = readdirSync(join(packed, 'node_modules'))
  expect(names).toEqual(expect.arrayContaining(['hono', 'libsql', 'multicast-dns', 'qr']))
  expect(names).not.toContain('react')
  expect(names).not.toContain('vite')
  expect(names.length).toBeLessThan(50)
})
