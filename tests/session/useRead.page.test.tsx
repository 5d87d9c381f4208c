import { act, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { PromiseSource } from '../../src/session/promiseSource'
import { type Session, SessionProvider } from '../../src/session/SessionContext'
import { useOnce, useRead, useStarted } from '../../src/session/useRead'
import { createStore } from '../../src/platform/createStore'
import { advance, later, renderPart } from '../render/renderPart'
import { draft, place, sampleManifest } from './sampleCurriculum'

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state: { readonly error?: Error } = {}
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : <p>Failed: {error.message}</p>
  }
}

const shown = () => screen.getByRole('paragraph').textContent
/** React logs errors that a boundary catches. */
const isExpected = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

/** A live read whose answers the test gives. */
function liveRead<T>() {
  const store = createStore<{ readonly value?: T; readonly failure?: Error }>({})
  const source: PromiseSource<T> = {
    subscribe: store.subscribe,
    getSnapshot: () => {
      const { value, failure } = store.getSnapshot()
      if (failure !== undefined) throw failure
      return value
    },
  }
  return { source, set: store.set }
}

describe('a watched read', () => {
  function Watching({ of }: { readonly of: PromiseSource<string> }) {
    return <p>{useRead(of) ?? 'reading'}</p>
  }

  it('is undefined until it is read, and then follows the value', () => {
    const { source, set } = liveRead<string>()
    renderPart(<Watching of={source} />)
    expect(shown()).toBe('reading')
    act(() => set({ value: 'one lesson' }))
    expect(shown()).toBe('one lesson')
    act(() => set({ value: 'two lessons' }))
    expect(shown()).toBe('two lessons')
  })

  it('throws its error into the boundary', () => {
    isExpected()
    const { source, set } = liveRead<string>()
    renderPart(
      <Boundary>
        <Watching of={source} />
      </Boundary>,
    )
    act(() => set({ failure: new Error('closed') }))
    expect(shown()).toBe('Failed: closed')
  })

  it('resets at once when the learner changes', () => {
    const [maya, noor] = [liveRead<string>(), liveRead<string>()]
    const { rerender } = renderPart(<Watching of={maya.source} />)
    act(() => maya.set({ value: 'Maya’s' }))
    rerender(<Watching of={noor.source} />)
    expect(shown()).toBe('reading')
    act(() => maya.set({ value: 'Maya’s still' }))
    expect(shown()).toBe('reading')
    act(() => noor.set({ value: 'Noor’s' }))
    expect(shown()).toBe('Noor’s')
  })
})

describe('useOnce', () => {
  function Asking({ ask }: { readonly ask: () => Promise<string> }) {
    return <p>{useOnce(ask) ?? 'asking'}</p>
  }

  it('asks once, however often the page is rendered', async () => {
    const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('here'))
    const { rerender } = renderPart(<Asking ask={ask} />)
    expect(shown()).toBe('asking')
    await advance()
    rerender(<Asking ask={ask} />)
    expect(shown()).toBe('here')
    expect(ask).toHaveBeenCalledOnce()
  })

  it('asks again under another key', async () => {
    const answers = ['first', 'second']
    const ask = () => Promise.resolve(answers.shift() ?? '')
    const { rerender } = renderPart(<Asking key="1" ask={ask} />)
    await advance()
    rerender(<Asking key="2" ask={ask} />)
    expect(shown()).toBe('asking')
    await advance()
    expect(shown()).toBe('second')
  })

  it('throws a rejection into the boundary', async () => {
    isExpected()
    renderPart(
      <Boundary>
        <Asking ask={() => Promise.reject(new Error('gone'))} />
      </Boundary>,
    )
    await advance()
    expect(shown()).toBe('Failed: gone')
  })

  it('ignores an answer that arrives after unmounting', async () => {
    const complaint = vi.spyOn(console, 'error')
    const answer = later<string>()
    const { unmount } = renderPart(<Asking ask={() => answer.promise} />)
    unmount()
    answer.reject(new Error('late'))
    await advance()
    expect(complaint).not.toHaveBeenCalled()
  })
})

describe('useStarted', () => {
  it('is undefined until both lessons and quizzes are read', () => {
    const places = liveRead<readonly ReturnType<typeof place>[]>()
    const drafts = liveRead<readonly ReturnType<typeof draft>[]>()
    const session = { reads: { lessonPlaces: places.source, quizDrafts: () => drafts.source } } as unknown as Session
    function Started() {
      const started = useStarted(sampleManifest)
      return <p>{started === undefined ? 'reading' : `${started.places.length} and ${started.drafts.length}`}</p>
    }
    renderPart(
      <SessionProvider session={session}>
        <Started />
      </SessionProvider>,
    )
    act(() => places.set({ value: [place('credit_1', '2026-11-20T08:00:00.000Z')] }))
    expect(shown()).toBe('reading')
    act(() => drafts.set({ value: [] }))
    expect(shown()).toBe('1 and 0')
    act(() => drafts.set({ value: [draft('credit', '2026-11-20T09:00:00.000Z')] }))
    expect(shown()).toBe('1 and 1')
  })
})
