import { describe, expect, it } from 'vitest'
import { ownPhoto } from '../../../src/screens/profile/Identity'
import { removePhoto, savePhoto } from '../../../src/screens/profile/PhotoButtons'
import type { ResizedPhoto } from '../../../src/platform/window/resizePhoto'
import { photoOf, setPhoto } from '../../../src/core/progress/profile'
import { openTestStore } from '../../data/store/openTestStore'
import { learner } from '../../session/sampleCurriculum'

const FILE = new Blob(['a picture'])
const SMALL = 'data:image/jpeg;base64,AAAA'
const resizing = (result: ResizedPhoto) => () => Promise.resolve(result)

describe('a chosen picture', () => {
  it('is saved small, and can be removed', async () => {
    const store = await openTestStore()
    const saved = await savePhoto(FILE, store, resizing({ kind: 'resized', dataUrl: SMALL }))
    expect(saved).toEqual({ isSaved: true, text: 'Your picture is saved.' })
    expect(ownPhoto(await store.progress())).toBe(SMALL)
    expect(await removePhoto(store)).toEqual({ isSaved: true, text: 'Your picture is removed.' })
    expect(photoOf(await store.progress())).toBeNull()
    expect(ownPhoto(await store.progress())).toBeUndefined()
  })

  it.each([
    ['not-a-picture', 'can’t read that file as a picture'],
    ['too-large', 'too large'],
    ['unavailable', 'doesn’t let us shrink pictures'],
  ] as const)('rejected as %s leaves the old one and says why', async (reason, text) => {
    const store = await openTestStore()
    await store.setPhoto(SMALL)
    const saved = await savePhoto(FILE, store, resizing({ kind: 'refused', reason }))
    expect(saved).toEqual({ isSaved: false, text: expect.stringContaining(text) })
    expect(ownPhoto(await store.progress())).toBe(SMALL)
  })

  it('says so when it could not be saved', async () => {
    const store = { setPhoto: () => Promise.resolve({ kind: 'failed', reason: 'private-mode' } as const) }
    const saved = await savePhoto(FILE, store, resizing({ kind: 'resized', dataUrl: SMALL }))
    expect(saved).toEqual({ isSaved: false, text: expect.stringContaining('private window') })
  })
})

describe('the picture that is shown', () => {
  it.each([
    ['one made here', SMALL, SMALL],
    ['none', null, undefined],
    [
      'the address of an account’s picture, which would tell who is learning',
      'https://pictures.example/maya',
      undefined,
    ],
    ['a drawing with a script', 'data:image/svg+xml;base64,AAAA', undefined],
    ['a page', 'data:text/html,<b>hello</b>', undefined],
  ])('%s', (_, photo, shown) => {
    const result = setPhoto(learner(), photo)
    if (result.kind === 'refused') throw new Error(result.reason)
    expect(ownPhoto(result.document)).toBe(shown)
  })
})
