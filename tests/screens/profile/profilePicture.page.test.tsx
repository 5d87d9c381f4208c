import { profileWords as words } from '#words/profile'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ProfileScreen } from '../../../src/screens/profile/ProfileScreen'
import { later } from '../../render/renderPart'
import { failingPuts } from '../../data/store/faultyStorage'
import { type RenderedScreen, renderScreen, type ScreenOptions } from '../renderScreen'

const SMALL = 'data:image/jpeg;base64,c21hbGw='
const chosen = new File(['a large picture'], 'me.jpg', { type: 'image/jpeg' })

/** Simulates a browser that decodes every file as a picture, once `decoded` resolves. */
function readsPictures(decoded: Promise<unknown> = Promise.resolve()): void {
  vi.stubGlobal('createImageBitmap', () => decoded.then(() => ({ width: 800, height: 600, close: () => undefined })))
  const data = Array.from({ length: 256 }, (_, at) => [200, 40, 0, 255][at % 4])
  const context = { fillRect: () => undefined, drawImage: () => undefined, getImageData: () => ({ data }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(SMALL)
}

async function openProfile(options: ScreenOptions = {}): Promise<RenderedScreen> {
  const page = await renderScreen(<ProfileScreen />, { path: '/profile', ...options })
  await screen.findByRole('button', { name: words.changeName })
  return page
}

const chooseButton = () => screen.findByRole('button', { name: new RegExp(`^${words.choosePhoto}`) })
const choose = (page: RenderedScreen) => page.user.upload(screen.getByLabelText(words.choosePhoto), chosen)

it('makes my picture small, shows it and confirms', async () => {
  readsPictures()
  const page = await openProfile()
  await choose(page)
  expect((await screen.findByRole('img', { name: words.photo })).getAttribute('src')).toBe(SMALL)
  await screen.findByText(words.photoSaved)
  expect(screen.getByRole('button', { name: new RegExp(`^${words.changePhoto}(?! or)`) })).toBeTruthy()
})

it('ignores a press for another picture while one is saved', async () => {
  const decoding = later<undefined>()
  readsPictures(decoding.promise)
  const page = await openProfile()
  const asked = vi.spyOn(screen.getByLabelText<HTMLInputElement>(words.choosePhoto), 'click')
  await page.user.click(await chooseButton())
  expect(asked).toHaveBeenCalledTimes(1)
  await choose(page)
  const askedBefore = asked.mock.calls.length
  const button = await chooseButton()
  expect(button.getAttribute('aria-busy')).toBe('true')
  await page.user.dblClick(button)
  expect(asked.mock.calls).toHaveLength(askedBefore)
  decoding.resolve(undefined)
  await screen.findByText(words.photoSaved)
})

it('rejects a file that is no picture, and allows the same again', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not an image')))
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = () => Promise.reject(new Error('not an image'))
    },
  )
  const page = await openProfile()
  await choose(page)
  await screen.findByText(words.photoRefused['not-a-picture'])
  readsPictures()
  await choose(page)
  await screen.findByText(words.photoSaved)
  expect(screen.queryByText(words.photoRefused['not-a-picture'])).toBeNull()
})

it('reports a full disk and keeps my initial', async () => {
  readsPictures()
  const page = await openProfile()
  failingPuts(Infinity)
  await choose(page)
  await screen.findByText(words.notSaved.quota)
  expect(screen.queryByRole('img', { name: words.photo })).toBeNull()
})

it('removes my picture, and focuses the button to choose another', async () => {
  const page = await openProfile({ before: (store) => store.setPhoto(SMALL) })
  await page.user.dblClick(await screen.findByRole('button', { name: words.removePhoto }))
  await screen.findByText(words.photoRemoved)
  await waitFor(() => expect(screen.queryByRole('img', { name: words.photo })).toBeNull())
  expect(document.activeElement).toBe(await chooseButton())
})

it('shows a picture that I choose in another tab', async () => {
  const page = await openProfile()
  const other = await page.openOtherTab()
  await other.setPhoto(SMALL)
  expect((await screen.findByRole('img', { name: words.photo })).getAttribute('src')).toBe(SMALL)
})

it('saves my picture even when I leave during resizing', async () => {
  const complaint = vi.spyOn(console, 'error')
  const decoding = later<undefined>()
  readsPictures(decoding.promise)
  const page = await openProfile()
  const saved = vi.spyOn(page.store, 'setPhoto')
  await choose(page)
  page.unmount()
  decoding.resolve(undefined)
  await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(SMALL))
  await expect(saved.mock.results[0]?.value).resolves.toMatchObject({ kind: 'saved' })
  expect(complaint).not.toHaveBeenCalled()
})
