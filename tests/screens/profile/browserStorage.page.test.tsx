import { browserStorageWords as words } from '#words/browserStorage'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { KeepAsked } from '../../../src/screens/dashboard/KeepAsked'
import { BrowserStorage } from '../../../src/screens/profile/BrowserStorage'
import type { StorageHost } from '../../../src/platform/window/storagePersistence'
import { later, renderPart, advance } from '../../render/renderPart'
import { learner, completed } from '../../session/sampleCurriculum'

function browserWith(storage: StorageHost): void {
  vi.stubGlobal('navigator', { storage })
}
const answering = (value: boolean) => () => Promise.resolve(value)

it('shows that storage is persistent, its used and free space, the version', async () => {
  browserWith({ persisted: answering(true), estimate: () => Promise.resolve({ usage: 46e6, quota: 1.946e9 }) })
  renderPart(<BrowserStorage />)
  await advance()
  expect(screen.getByText(words.kept)).toBeTruthy()
  expect(screen.getByText('46 MB')).toBeTruthy()
  expect(screen.getByText('1.9 GB left for this site')).toBeTruthy()
  expect(screen.getByText(/^App v\d/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('asks the browser once, and confirms only after it agrees', async () => {
  const answer = later<boolean>()
  const persist = vi.fn(() => answer.promise)
  browserWith({ persisted: answering(false), persist })
  const { user } = renderPart(<BrowserStorage />)
  await advance()
  expect(screen.getByText(words.notPromised)).toBeTruthy()
  await user.click(screen.getByRole('button'))
  await user.click(screen.getByRole('button'))
  expect(persist).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(words.kept)).toBeNull()
  answer.resolve(true)
  await advance()
  expect(screen.getByText(words.kept)).toBeTruthy()
})

it('says that the browser declined, and can ask again', async () => {
  browserWith({ persisted: answering(false), persist: answering(false) })
  const { user } = renderPart(<BrowserStorage />)
  await advance()
  await user.click(screen.getByRole('button'))
  await advance()
  expect(screen.getByText(words.refused)).toBeTruthy()
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull()
})

it('claims nothing when the browser gives no answer', async () => {
  browserWith({})
  renderPart(<BrowserStorage />)
  await advance()
  expect(screen.getByText(words.unknown)).toBeTruthy()
  expect(screen.queryByText(words.used)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('explains the request on the dashboard, only after the first lesson', async () => {
  browserWith({ persisted: answering(false), persist: answering(true) })
  const { user, rerender } = renderPart(<KeepAsked document={learner()} />)
  await advance()
  expect(screen.queryByText(words.reason)).toBeNull()
  rerender(<KeepAsked document={completed(learner(), 'foundations_1')} />)
  expect(screen.getByText(words.reason)).toBeTruthy()
  await user.click(screen.getByRole('button'))
  await advance()
  expect(screen.queryByText(words.reason)).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
