import { lessonWords as words } from '#words/lesson'
import { describe, expect, it, vi } from 'vitest'
import { CompletionBar } from '../../../src/screens/lesson/CompletionBar'
import { type Session, SessionProvider } from '../../../src/session/SessionContext'
import { completeLesson } from '../../../src/core/progress/lessons'
import type { ProgressDocument } from '../../../src/core/progress/document'
import { clicks, holdsEnter, puts, taps } from '../../render/userEvents'
import { type Stage, stageOfTest } from '../../render/Stage'
import { day, device, doneBy, fresh, lesson } from '../../core/progress/samples'

const LESSON = lesson('foundations_1')
const before = fresh()
const after = doneBy(
  completeLesson(before, {
    lessonId: LESSON,
    device: device('tablet'),
    today: day('2026-03-02'),
  }),
)

/** Opens the bar of a lesson, and returns the calls to the store. */
function open() {
  const stage: Stage = stageOfTest()
  const completed = vi.fn<() => Promise<unknown>>(() =>
    Promise.resolve({ kind: 'saved', document: after, revision: 2 }),
  )
  const undone = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ kind: 'saved', document: before, revision: 2 }))
  const learner = { displayName: 'Maya', email: '', picture: 'boat', color: 'banking' }
  const shown = vi.fn<(document: ProgressDocument) => void>()
  const session = {
    learner,
    store: { completeLesson: completed, undoLesson: undone },
    reads: { progress: { show: shown } },
  } as unknown as Session
  const arrives = (document: ProgressDocument) =>
    stage.shows(
      <SessionProvider session={session}>
        <CompletionBar
          lessonId={LESSON}
          title="Money"
          document={document}
          today={day('2026-03-02')}
          isJustOpened={false}
          kept={<p>Saved on this device</p>}
          next={<a href="/lesson/foundations/foundations_2">Next lesson</a>}
        />
      </SessionProvider>,
    )
  return { stage, completed, undone, shown, arrives }
}

it('shows the points earned when all of them are spent', async () => {
  const { arrives } = open()
  await arrives({ ...after, spentBefore: 50 })
  expect(document.body.textContent).toContain(words.done('50'))
})

describe('the bar of a lesson during a sync', () => {
  it('undoes nothing when the lesson syncs as complete during a press', async () => {
    const { stage, arrives, undone, completed } = open()
    await arrives(before)
    await stage.waits(5000)
    const finger = puts(stage.control(words.markComplete))
    await finger.down()
    await arrives(after)
    await finger.up()
    await taps(stage.control('Undo'))
    await stage.waits(400)
    await clicks(stage.control('Undo'))
    expect([completed.mock.calls.length, undone.mock.calls.length]).toEqual([0, 0])
    await stage.waits(100)
    await taps(stage.control('Undo'))
    expect(undone).toHaveBeenCalledOnce()
  })

  it('completes nothing when the lesson is undone elsewhere during a press', async () => {
    const { stage, arrives, undone, completed } = open()
    await arrives(after)
    await stage.waits(5000)
    const finger = puts(stage.control('Undo'))
    await finger.down()
    await arrives(before)
    await finger.up()
    expect([completed.mock.calls.length, undone.mock.calls.length]).toEqual([0, 0])
  })

  it('completes once, and undoes nothing, when Enter is held', async () => {
    const { stage, arrives, undone, completed } = open()
    await arrives(before)
    const between = async () => {
      await arrives(after)
      await stage.waits(50)
    }
    await holdsEnter(stage.control(words.markComplete), { clicks: 30, between })
    expect([completed.mock.calls.length, undone.mock.calls.length]).toEqual([1, 0])
  })
})

describe('the bar of a lesson that was just completed', () => {
  it('offers the next lesson beside Undo, and names the storage place', async () => {
    const { stage, arrives } = open()
    await arrives(before)
    await stage.waits(1000)
    await taps(stage.control(words.markComplete))
    await arrives(after)
    expect(stage.names()).toEqual(['Undo', 'Next lesson'])
    expect(document.body.textContent).toContain('Saved on this device')
  })

  it('shows completion only once saved, after focus left the removed button', async () => {
    const { stage, arrives, completed, shown } = open()
    let isSaved = (): void => undefined
    const saving = new Promise((resolve) => {
      isSaved = () => resolve({ kind: 'saved', document: after })
    })
    completed.mockReturnValue(saving)
    await arrives(before)
    await stage.waits(1000)
    const button = stage.control(words.markComplete)
    button.focus()
    await taps(button)
    await stage.waits(1000)
    expect(shown).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
    isSaved()
    await stage.waits(0)
    expect(shown).toHaveBeenCalledExactlyOnceWith(after)
    expect(document.activeElement).toBe(document.querySelector('section'))
  })

  it('shows nothing and keeps the button’s focus when saving fails', async () => {
    const { stage, arrives, completed, shown } = open()
    completed.mockResolvedValue({ kind: 'failed', reason: 'quota' })
    await arrives(before)
    await stage.waits(1000)
    const button = stage.control(words.markComplete)
    button.focus()
    await taps(button)
    await stage.waits(0)
    expect(shown).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
  })

  it('does not name the storage place while nothing has changed', async () => {
    const { arrives } = open()
    await arrives(after)
    expect(document.body.textContent).not.toContain('Saved on this device')
  })
})

describe('persistent storage', () => {
  const storage = { persisted: () => Promise.resolve(false), persist: vi.fn<() => Promise<boolean>>() }

  it('is requested when a completion is saved, not on failure or undo', async () => {
    const { stage, arrives, completed } = open()
    vi.stubGlobal('navigator', { storage, userAgent: 'Chrome/142.0' })
    storage.persist.mockResolvedValue(false)
    completed.mockResolvedValueOnce({ kind: 'failed', reason: 'quota' })
    await arrives(before)
    await stage.waits(5000)
    await clicks(stage.control(words.markComplete))
    expect(storage.persist).not.toHaveBeenCalled()
    await clicks(stage.control(words.markComplete))
    expect(storage.persist).toHaveBeenCalledOnce()
    await arrives(after)
    await stage.waits(5000)
    await clicks(stage.control('Undo'))
    expect(storage.persist).toHaveBeenCalledOnce()
  })
})
