import { screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { oldWordingWords } from '#words/oldWording'
import { SessionTitle } from '../../../src/app/learner/DocumentTitle'
import { type RenderedScreen, renderScreen, type ScreenOptions } from '../../screens/renderScreen'
import { type Mark, markFile, OF_COURSE, shownOf, TAGS } from './markedCourse'

export const FOLDER = 'public/data/lessons/'
export const readCourse = (file: string): unknown => JSON.parse(readFileSync(FOLDER + file, 'utf8'))

/** Shows screens in a course where every text has the mark. */
export function markedPage(mark: Mark) {
  const fileOf = async (path: string): Promise<string> => {
    const file = path.replace('data/lessons/', '')
    const value = markFile(`lessons/${file}`, readCourse(file), mark)
    // Two questions are enough.
    if (!file.endsWith('_quiz.json')) return JSON.stringify(value)
    const { questions, ...rest } = value as { readonly questions: readonly unknown[] }
    return JSON.stringify({ ...rest, questions: questions.slice(0, 2), again: undefined })
  }
  return {
    fileOf,
    show: (element: ReactNode, options: ScreenOptions = {}): Promise<RenderedScreen> =>
      renderScreen(
        <>
          <SessionTitle />
          <main>{element}</main>
        </>,
        { fetchText: fileOf, ...options },
      ),
    /** Fails when a part of a mark is on the page, or a text of the course is there without its language or any sign. */
    isMarked(root: Element = document.body): void {
      const { tags, unnamed, texts } = shownOf(root)
      expect(tags).toEqual([])
      expect(texts).toBeGreaterThan(0)
      if (mark === 'en') expect(unnamed).toEqual([])
      else expect(root.querySelector(`[title="${oldWordingWords.explained}"]`)).not.toBeNull()
      expect(document.title).not.toMatch(TAGS)
    },
  }
}

export const ofCourse = () => screen.findAllByText(OF_COURSE)

export async function press({ user, advance }: RenderedScreen, name: string): Promise<void> {
  const button = first(await screen.findAllByRole('button', { name: new RegExp(`^${name}`) }))
  await advance(600)
  await user.click(button)
}

export function first<T>(all: readonly T[]): T {
  const [one] = all
  if (one === undefined) throw new Error('There is none')
  return one
}
