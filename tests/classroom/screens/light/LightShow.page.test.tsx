import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lightWords as words } from '#words/light'
import type { Bytes } from '../../../../src/classroom/protocol/bytes'
import { LightCollector } from '../../../../src/classroom/protocol/light/LightCollector'
import { LightShow } from '../../../../src/classroom/screens/light/LightShow'
import { QrCode } from '../../../../src/classroom/screens/light/QrCode'
import { classroomTools } from '../../../../src/platform/classroomTools'
import { hashesEnd } from '../../../render/hashesEnd'
import { clicks } from '../../../render/userEvents'
import { type Stage, stageOfTest } from '../../../render/Stage'
import { readShown } from './readShown'

const LABEL = 'Your report'
let stage: Stage
let visibility = 'visible'

beforeEach(() => {
  stage = stageOfTest()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
})

const reportOf = (length: number): Bytes => Uint8Array.from({ length }, (_, at) => (at * 7 + (at >> 8)) % 256)

async function shows(bytes: Bytes, rate?: number): Promise<void> {
  await stage.shows(<LightShow bytes={bytes} label={LABEL} {...(rate === undefined ? {} : { rate })} />)
  await hashesEnd()
}
const text = (): string => document.body.textContent ?? ''

async function becomes(next: 'visible' | 'hidden'): Promise<void> {
  visibility = next
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}

/** Reads the code shown at each of `turns` steps. */
async function looks(turns: number, everyMs: number): Promise<readonly string[]> {
  const seen: string[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    seen.push(readShown(LABEL))
    await stage.waits(everyMs)
  }
  return seen
}

describe('a report shown as codes', () => {
  it('repeats its codes in a loop and decodes to the same bytes', async () => {
    const report = reportOf(1900)
    await shows(report, 5)
    expect(text()).toContain(words.code(1, 5))
    const seen = await looks(10, 200)
    expect(new Set(seen).size).toBe(5)
    expect(seen.slice(5)).toEqual(seen.slice(0, 5))
    expect(text()).toContain(words.round(3))
    const collector = new LightCollector(classroomTools)
    const taken = []
    for (const frame of seen.slice(0, 5)) taken.push(await collector.take(frame))
    expect(taken.at(-1)).toMatchObject({ kind: 'whole', bytes: report })
  })

  it('never repeats a code when it is long', async () => {
    await shows(reportOf(6000), 5)
    expect(new Set(await looks(24, 200)).size).toBe(24)
    expect(text()).toContain(words.codeOfMany(25, 16))
  })

  it('scrolls into view once, not at each code', async () => {
    // Newer browsers return a promise.
    const comes = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve() as never)
    await shows(reportOf(1_900), 8)
    await looks(6, 125)
    expect(comes.mock.calls).toEqual([[{ block: 'nearest' }]])
    await stage.shows(null)
    expect(text()).toBe('')
  })

  it('is a single code when it is short', async () => {
    await shows(reportOf(200))
    expect(new Set(await looks(3, 1000)).size).toBe(1)
    expect(stage.names()).toEqual([])
  })

  it('changes speed within the limits of a camera', async () => {
    await shows(reportOf(1900), 5)
    for (let press = 0; press < 5; press += 1) await clicks(stage.control(words.slower))
    expect(text()).toContain(words.rate(2))
    const first = readShown(LABEL)
    await stage.waits(499)
    expect(readShown(LABEL)).toBe(first)
    await stage.waits(1)
    expect(readShown(LABEL)).not.toBe(first)
    for (let press = 0; press < 9; press += 1) await clicks(stage.control(words.faster))
    expect(text()).toContain(words.rate(8))
  })

  it('starts slowly for a learner who prefers reduced motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
    await shows(reportOf(1900))
    expect(text()).toContain(words.rate(2))
  })

  it('pauses while the page is hidden', async () => {
    await shows(reportOf(1900), 5)
    await becomes('hidden')
    const shown = readShown(LABEL)
    await stage.waits(1000)
    expect(readShown(LABEL)).toBe(shown)
    await becomes('visible')
    await stage.waits(200)
    expect(readShown(LABEL)).not.toBe(shown)
  })

  it('starts over with the first code of another report', async () => {
    await shows(reportOf(1900), 5)
    await stage.waits(600)
    await shows(reportOf(700), 5)
    await vi.waitUntil(() => text().includes(words.code(1, 2)))
    expect(text()).not.toContain(words.code(1, 5))
  })

  it('explains the alternative when the content is too large for codes', async () => {
    await shows(reportOf(70_000))
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(words.notShown)
  })
})

describe('a single code', () => {
  it('contains its text, with the quiet zone that cameras need', async () => {
    const link = 'https://example.org/learning?view=join#UExD-_x'
    await stage.shows(<QrCode text={link} label="The card" />)
    expect(readShown('The card')).toBe(link)
    const starts = [...(document.querySelector('svg path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)]
    expect(Math.min(...starts.flatMap(([, x, y]) => [Number(x), Number(y)]))).toBe(4)
  })

  it('gives every module the same number of screen pixels', async () => {
    vi.stubGlobal('devicePixelRatio', 3)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
    await stage.shows(<QrCode text="48210937" label="Answer" />)
    const svg = document.querySelector('svg')
    const modules = Number(svg?.getAttribute('viewBox')?.split(' ')[2])
    expect(modules).toBe(29)
    expect((Number(svg?.getAttribute('width')) * 3) / modules).toBe(10)
  })
})
