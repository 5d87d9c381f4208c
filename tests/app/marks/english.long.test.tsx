// @vitest-environment happy-dom
import { describe, vi } from 'vitest'
import { describeMarkedLessons } from './markedLessons'
import { describeMarkedScreens } from './markedScreens'

// These files are part of the scripts. The others are read like lessons.
vi.mock('../../../src/core/curriculum/signCards.json', (original) => markModule('signCards.json', original))
vi.mock('../../../src/core/curriculum/states.json', (original) => markModule('states.json', original))
vi.mock('#lessons/manifest.json', (original) => markModule('lessons/manifest.json', original))
vi.mock('#lessons/figures.json', (original) => markModule('lessons/figures.json', original))
vi.mock('#newsletters', (original) => markModule('newsletters.json', original))

async function markModule(path: string, original: () => Promise<unknown>): Promise<object> {
  const { markFile } = await import('./markedCourse')
  const { default: english } = (await original()) as { readonly default: unknown }
  const file = markFile(path, english, 'en') as object
  return { ...(Array.isArray(file) ? {} : file), default: file }
}

describe('a course in which every text is marked as English', () => {
  describeMarkedLessons('en')
  describeMarkedScreens('en')
})
