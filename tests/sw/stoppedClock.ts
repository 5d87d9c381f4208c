import { expect, vi } from 'vitest'
import { type Deployment, served } from './languageDist'
import { offline } from './lessonServer'
import { WorkerDevice } from './WorkerDevice'

/** The pauses of a worker take no time. Reading caches and hashing stay real. */
export function stopsClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
}

/** Waits for work of the worker, whose pauses take no time. */
export async function soon<Result>(work: Promise<Result>): Promise<Result> {
  const state = { isOver: false }
  const over = (): void => void (state.isOver = true)
  work.then(over, over)
  while (!state.isOver) await vi.advanceTimersByTimeAsync(500)
  return work
}

export const readinessOf = (device: WorkerDevice) => device.told.findLast(({ type }) => type === 'readiness')

export async function installs(device: WorkerDevice, deployment: Deployment): Promise<void> {
  await device.start(deployment)
  await soon(device.happens('install'))
}

/** Installs the first version of a device. It has no file yet. */
export async function begins(device: WorkerDevice, deployment: Deployment): Promise<void> {
  await installs(device, deployment)
  await soon(device.activates())
}

/** Its script never arrives, so it is not complete. */
export async function deviceWithoutScript(site: Deployment): Promise<WorkerDevice> {
  const device = new WorkerDevice()
  device.fetch = async (request) => (request.url.endsWith('/assets/en-1.js') ? offline() : served(site, request))
  await begins(device, site)
  await soon(device.says('readiness?'))
  return device
}

export async function answersOffline(device: WorkerDevice, deployment: Deployment): Promise<void> {
  device.fetch = offline
  for (const path of ['/about', '/assets/en-1.js', '/data/lessons/saving_1.json']) {
    const text = await soon(device.text(path, path === '/about' ? 'navigate' : 'cors'))
    expect(text, path).toBe(deployment.read(path)?.toString())
  }
}
