import { readyOfflineWords as words } from '#words/readyOffline'
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fallbackManifest } from '../../core/curriculum/withWords'
import { ReadyOffline } from '../../../src/screens/profile/ReadyOffline'
import { reportSource } from '../../../src/screens/profile/reportSource'
import type { FileCheck, FileReport } from '../../../src/platform/fileMessages'
import type { KeptFiles } from '../../../src/platform/window/keptFiles'
import { createReadiness } from '../../../src/platform/window/readiness'
import type { FileTally } from '../../../src/platform/workerMessages'
import { later } from '../../render/renderPart'
import { renderScreen } from '../renderScreen'

const [first] = fallbackManifest.modules
if (first === undefined) throw new Error('a curriculum has modules')
const reportOf = (lessons: number, lastCheck?: FileReport['lastCheck']): FileReport => ({
  type: 'files',
  edition: 'aB3dE6gH',
  modules: { [first.id]: { lessons: { done: lessons, total: 8 }, quizzes: { done: 1, total: 1 } } },
  lastCheck,
})

async function opens(report: FileReport | undefined, check: KeptFiles['check'] = vi.fn()) {
  const record = createReadiness()
  const files = { report: vi.fn(() => Promise.resolve(report)), check }
  const source = reportSource(files, record)
  const page = await renderScreen(<ReadyOffline manifest={fallbackManifest} files={files} report={source} />, {
    path: '/profile',
    now: '2026-11-20T09:00:00',
  })
  return { ...page, files, record }
}
const button = () => screen.getByRole('button', { name: new RegExp(`^${words.check}`) })

describe('the list of modules available offline', () => {
  it('shows each module, with its remaining download', async () => {
    await opens(reportOf(5))
    await screen.findByText(words.lessons(5, 8))
    expect(screen.getByText(words.toFetch(3))).toBeTruthy()
    expect(screen.queryByText(words.ready)).toBeNull()
    expect(screen.getByRole('status').textContent).toBe(words.checkText)
  })

  it('reserves its space and says nothing before it is known', async () => {
    const { promise, resolve } = later<FileReport | undefined>()
    const record = createReadiness()
    const files = { report: () => promise, check: vi.fn() }
    const source = reportSource(files, record)
    await renderScreen(<ReadyOffline manifest={fallbackManifest} files={files} report={source} />, { path: '/profile' })
    expect(screen.getAllByRole('term')).toHaveLength(fallbackManifest.modules.length)
    expect(screen.queryByText(words.ready)).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')
    await act(async () => resolve(reportOf(8)))
    expect(screen.getByText(words.ready)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe(words.checkText)
  })

  it('updates when files arrive, and ignores an earlier late answer', async () => {
    const { files, record } = await opens(reportOf(5))
    await screen.findByText(words.lessons(5, 8))
    const late = later<FileReport | undefined>()
    files.report.mockReturnValueOnce(late.promise).mockResolvedValueOnce(reportOf(8))
    act(() => record.become('waiting'))
    act(() => record.become('unsupported'))
    await screen.findByText(words.ready)
    await act(async () => late.resolve(reportOf(6)))
    expect(screen.getByText(words.lessons(8, 8))).toBeTruthy()
  })

  it('has no table and no button when no worker responds', async () => {
    await opens(undefined)
    await screen.findByText(words.unknown)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a check of every file', () => {
  const whole: FileCheck = { type: 'checked', total: 212, mended: 0, missing: 0, later: 0 }

  it.each([
    [whole, words.allWhole(212)],
    [{ ...whole, mended: 2 }, words.mended(2, 212)],
    [{ ...whole, mended: 2, missing: 1 }, words.missing(1)],
    [{ ...whole, missing: 1, isFull: true } as const, words.missingFull(1)],
    [{ ...whole, later: 59 }, words.later(0, 153, 59)],
    [{ ...whole, mended: 1, later: 59 }, words.later(1, 153, 59)],
    [undefined, words.noAnswer],
  ])('reports its result: %j', async (result, said) => {
    const { user, advance } = await opens(reportOf(8), () => Promise.resolve(result))
    await screen.findByText(words.ready)
    await advance(500)
    await user.click(button())
    expect((await screen.findByText(said)).getAttribute('role')).toBe('status')
  })

  it('runs once for many presses, shows progress, and ends silently', async () => {
    const answer = later<FileCheck | undefined>()
    let tell: ((tally: FileTally) => void) | undefined
    const check = vi.fn((told: (tally: FileTally) => void) => {
      tell = told
      return answer.promise
    })
    const { user, advance, unmount } = await opens(reportOf(8), check)
    await screen.findByText(words.ready)
    await advance(500)
    await user.dblClick(button())
    expect(check).toHaveBeenCalledOnce()
    act(() => tell?.({ done: 41, total: 212 }))
    expect(screen.getByText(words.checking(41, 212))).toBeTruthy()
    expect(screen.queryByText(words.allWhole(212))).toBeNull()
    unmount()
    await act(async () => answer.resolve(whole))
  })

  it('shows the day of the last check, unless in the future', async () => {
    await opens(reportOf(8, { at: new Date('2026-11-19T08:00:00').toISOString(), files: 212 }))
    await screen.findByText('Last checked Nov 19: all 212 files OK.')
  })

  it('has no day when the clock was set back', async () => {
    await opens(reportOf(8, { at: new Date('2031-01-01T08:00:00').toISOString(), files: 212 }))
    await screen.findByText(words.lastCheckedUndated(212))
  })
})
