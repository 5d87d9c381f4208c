import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { lessonWords as words } from '#words/lesson'
import { LessonScreen } from '../../../src/screens/lesson/LessonScreen'
import { lesson, moduleId } from '../../core/progress/samples'
import { readPublicFile, renderScreen, type ScreenOptions } from '../renderScreen'

const TITLE = 'Introduction to Money Management'

function openLesson(options: ScreenOptions) {
  const place = { path: '/lesson/foundations/foundations_1', pattern: '/lesson/:moduleId/:lessonId' }
  return renderScreen(<LessonScreen />, { ...place, ...options })
}

describe('the next lesson', () => {
  const NEXT = new RegExp(`^${words.lessonNumber('2')}`)
  const toNext = () => screen.getByRole('link', { name: NEXT })
  const end = () => screen.queryByRole('navigation', { name: words.lessons })

  /** Opens the first lesson, and goes to the next one when it was read. */
  async function goesOn(options: ScreenOptions = {}) {
    const read = vi.fn<(path: string) => void>()
    const page = await openLesson({
      ...options,
      fetchText: async (path) => {
        const text = await readPublicFile(path)
        read(path)
        return text
      },
    })
    await screen.findByRole('navigation', { name: words.lessons })
    await page.advance(3000)
    await waitFor(() => expect(read).toHaveBeenCalledWith('data/lessons/foundations_2.json'))
    await page.advance(1)
    await page.user.click(toNext())
    return page
  }

  it('opens without a wait', async () => {
    await goesOn()
    expect(screen.queryByText(words.loading)).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe(TITLE)
    await waitFor(() => expect(end()).not.toBeNull())
  })

  it('opens whole at the place where I stopped reading', async () => {
    const second = { lessonId: lesson('foundations_2'), moduleId: moduleId('foundations'), heading: '', stepsDone: [] }
    await goesOn({
      before: (store) => store.saveLessonPlace({ ...second, read: 0.5, at: '2026-11-19T09:00:00.000Z' }, []),
    })
    expect(screen.queryByText(words.loading)).toBeNull()
    expect(end()).not.toBeNull()
  })

  it('waits for its file when it is not read yet', async () => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const { user } = await openLesson({
      fetchText: async (path) => {
        if (path.includes('foundations_2')) await held
        return readPublicFile(path)
      },
    })
    await user.click(await screen.findByRole('link', { name: NEXT }))
    expect(screen.getByText(words.loading)).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    release()
    await waitFor(() => expect(end()).not.toBeNull())
    expect(screen.queryByText(words.loading)).toBeNull()
  })
})
