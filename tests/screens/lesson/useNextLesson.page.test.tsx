import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { findModule } from '../../../src/core/curriculum/findLesson'
import { useNextLesson } from '../../../src/screens/lesson/useNextLesson'
import type { ModuleInfo } from '../../../src/core/curriculum/parseManifest'
import { useManifest } from '../../../src/session/useRead'
import { lesson } from '../../core/progress/samples'
import { readPublicFile, renderScreen } from '../renderScreen'

const NOTHING: readonly never[] = []

function Reading({ module, number }: { readonly module: ModuleInfo; readonly number: number }) {
  useNextLesson(module, lesson(`foundations_${number}`), NOTHING, NOTHING)
  return <h1>Reading</h1>
}

function Page({ number }: { readonly number: number }) {
  const manifest = useManifest()
  const module = manifest && findModule(manifest.value, 'foundations')
  return module ? <Reading module={module} number={number} /> : null
}

/** Reads this lesson of the first module for some seconds. Returns the requests for lessons, which may still grow. */
async function requestsBeside(number: number): Promise<() => readonly string[]> {
  const fetchText = vi.fn<(path: string) => Promise<string>>(readPublicFile)
  const { advance } = await renderScreen(<Page number={number} />, { path: '/learning', fetchText })
  await screen.findByRole('heading', { name: 'Reading' })
  for (let second = 0; second < 5; second += 1) await advance(1000)
  return () => fetchText.mock.calls.map(([path]) => path).filter((path) => path.includes('foundations_'))
}

it('reads the next lesson once the page is idle', async () => {
  const requests = await requestsBeside(1)
  await waitFor(() => expect(requests()).toEqual(['data/lessons/foundations_2.json']))
})

it('reads nothing beside the last lesson of a module', async () => {
  expect((await requestsBeside(8))()).toEqual([])
})
