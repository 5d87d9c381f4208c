import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { databaseOf, PIN_HEADER } from '../../src/classroom/protocol/relay/relayDocument'
import { encodeBase64url } from '../../src/core/progress/file/base64url'
import { NODE_FLAGS } from '../../tools/hub/nodeFlags.mjs'
import type { OpenedClass } from '../classroom/protocol/openedClass'
import { ask, basic } from './openHub'

/** A hub that runs like `npm run hub`: as a separate program. */
export interface HubProcess {
  readonly port: number
  /** The PIN that it showed when it started. */
  readonly pin: string
  readonly child: ChildProcess
}

/** The program and a folder for its data; `remove` deletes both. */
export interface HubProgram {
  readonly start: (more?: readonly string[]) => Promise<HubProcess>
  readonly data: string
  readonly remove: () => void
}

/** @param name of the folder in `.cache` for the program, from which it can resolve its packages */
export function bundleHub(name: string): HubProgram {
  const bundle = join('.cache', name)
  const data = mkdtempSync(join(tmpdir(), 'hub-'))
  const vite = ['node_modules/vite/bin/vite.js', 'build', '-c', 'tools/hub/vite.config.ts', '--outDir', bundle]
  execFileSync(process.execPath, vite)
  return {
    start: async (more = []) => {
      const child = spawn(process.execPath, [
        ...NODE_FLAGS,
        join(bundle, 'main.js'),
        '--port',
        '0',
        '--data',
        data,
        ...more,
      ])
      let [port, pin] = [0, '']
      for await (const line of createInterface({ input: child.stdout })) {
        pin = /^PIN for one new class: (.+)$/.exec(line)?.[1] ?? pin
        port = Number(/^The hub is at .+:(\d+)$/.exec(line)?.[1] ?? port)
        if (line === 'Stop with Ctrl-C.') break
      }
      return { port, pin, child }
    },
    data,
    remove: () => {
      for (const folder of [data, bundle]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @returns how it ended: its exit code, or the signal that ended it */
export async function end({ child }: HubProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<unknown> {
  const ended = once(child, 'exit')
  child.kill(signal)
  return await ended
}

/** Creates a class with the PIN shown at the start. @returns the status */
export async function makeClass({ port, pin }: HubProcess, { card }: OpenedClass): Promise<number> {
  const body = { verifyingKey: encodeBase64url(card.verifyingKey), sealingKey: encodeBase64url(card.sealingKey) }
  const headers = { authorization: basic(), [PIN_HEADER]: pin }
  return (await ask(port, { method: 'PUT', target: `/${databaseOf(card.classId)}`, headers, body })).status
}
