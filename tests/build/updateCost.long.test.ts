import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteChanges } from './siteChanges'
import { UpdatingDevice } from './UpdatingDevice'
import { Workshop } from './Workshop'

/** The check measures these changes. The benchmark measures all of them. */
const measured = ['One sentence of a lesson', 'One word of a screen', 'One line of points.ts']
const changes = siteChanges.filter(({ what }) => measured.includes(what))

const workshop = new Workshop()
let before: string
beforeAll(async () => {
  before = await workshop.builds(new Map())
})
afterAll(() => workshop.close())

it('has a start of the worker of at most 1 kB', () => {
  expect(readFileSync(join(before, 'sw.js')).length).toBeLessThanOrEqual(1000)
})

it('downloads nothing but the start of the worker when nothing changed', async () => {
  const device = new UpdatingDevice()
  await device.has(before)
  await device.updatesTo(before)
  expect(device.downloads.map(({ path }) => path)).toEqual(['/sw.js'])
})

it('measures every change that it names', () => {
  expect(changes.map(({ what }) => what)).toEqual(measured)
})

describe.each(changes)('a version that changes $what', ({ edits, atMostKb }) => {
  it(`costs at most ${atMostKb} kB`, async () => {
    const after = await workshop.builds(edits)
    const device = new UpdatingDevice()
    await device.has(before)
    expect(await device.updatesTo(after)).toBe('ready')
    expect(device.bytes, JSON.stringify(device.downloads)).toBeLessThanOrEqual(atMostKb * 1000)
  })
})
