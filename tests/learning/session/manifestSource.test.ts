import { expect, it } from 'vitest'
import { createLibrary, fallbackManifest } from '../../curriculum/withWords'
import { manifestSource } from '../../../src/learning/session/manifestSource'

it('shows a fallback until a screen that comes later could read the list, and asks no more then', async () => {
  const answers = [undefined, JSON.stringify(fallbackManifest)]
  let asked = 0
  const library = createLibrary(() => {
    const answer = answers[asked++]
    return answer === undefined ? Promise.reject(new Error('503')) : Promise.resolve(answer)
  })
  const source = manifestSource(library)
  const comes = () =>
    new Promise<() => void>((resolve) => {
      const leave = source.subscribe(() => resolve(leave))
    })
  await comes()
  expect(source.getSnapshot()).toMatchObject({ kind: 'fallback', trouble: 'unreachable' })
  const leave = await comes()
  expect(source.getSnapshot()).toMatchObject({ kind: 'loaded' })
  leave()
  source.subscribe(() => undefined)
  expect(asked).toBe(2)
})
