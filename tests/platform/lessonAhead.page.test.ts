import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lessonAheadScript } from '../../src/platform/lessonAhead'
import { createRoster } from '../../src/platform/window/roster'
import { createTabGate } from '../../src/platform/window/tabGate'

const ana = { id: 'ana', firstName: 'Ana', kind: 'device', isProtected: false } as const
const LESSON = '/lesson/foundations/foundations_5'
const FILE = '/data/lessons/foundations_5.json'
const asked: string[] = []

/** Runs the text of a script element, as a browser does, and gives the addresses that it requests. */
function open(pathname = LESSON, base = '/', folder = ''): readonly string[] {
  history.replaceState(null, '', pathname)
  runInThisContext(lessonAheadScript(base, folder, ['foundations_1', 'foundations_5']))
  return asked
}
const signIn = (learner: object = { id: 'ana', firstName: 'Ana' }): void =>
  localStorage.setItem('ledger-learner', JSON.stringify(learner))

/** The page before this one was left at this time. */
const leavesPage = (at: number): void =>
  sessionStorage.setItem('ledger-let-in', JSON.stringify({ ...letIn(), left: { at } }))
const letIn = () => JSON.parse(sessionStorage.getItem('ledger-let-in') ?? '{}') as object
const protects = (): void => {
  signIn()
  createRoster().note([{ ...ana, isProtected: true }])
  createTabGate().open('ana')
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ title: 'Goals' })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  asked.length = 0
  globalThis.ledgerLesson = undefined
  history.replaceState(null, '', '/')
})

describe('a page of a lesson', () => {
  it('requests the lesson for a learner without a PIN or a password', async () => {
    signIn()
    createRoster().note([ana])
    expect(open()).toEqual([FILE])
    expect(globalThis.ledgerLesson?.pathname).toBe(LESSON)
    expect(await globalThis.ledgerLesson?.file).toEqual({ title: 'Goals' })
  })

  it('requests nothing for an address of no lesson', () => {
    signIn()
    createRoster().note([ana])
    for (const name of ['foundations_99', 'foundations', 'foundations_1 foundations_5']) {
      expect(open(`/lesson/foundations/${name}`)).toEqual([])
    }
  })

  it('requests the lesson in a tab that a PIN unlocked', () => {
    signIn()
    createRoster().note([{ ...ana, isProtected: true }])
    createTabGate().open('ana')
    leavesPage(Date.now())
    expect(open()).toEqual([FILE])
  })

  it.each([
    ['no one is learning', () => createRoster().note([ana])],
    [
      'the learner has a PIN and the tab is new',
      () => {
        signIn()
        createRoster().note([{ ...ana, isProtected: true }])
      },
    ],
    [
      'the tab was unlocked for another learner',
      () => {
        signIn()
        createRoster().note([{ ...ana, isProtected: true }])
        createTabGate().open('ben')
        leavesPage(Date.now())
      },
    ],
    [
      'the tab may have been idle for too long',
      () => {
        signIn()
        createRoster().note([{ ...ana, isProtected: true }])
        createTabGate().open('ana')
        createTabGate().touched(300_000)
        leavesPage(Date.now())
      },
    ],
    [
      'the tab was closed and restored',
      () => {
        protects()
        leavesPage(performance.timeOrigin - 5)
      },
    ],
    ['the browser was killed and restored the tab', protects],
    [
      'the clock was set back',
      () => {
        protects()
        leavesPage(Date.now() + 60_000)
      },
    ],
    ['the learner is not on the list of the device', () => signIn()],
    [
      'the record of the learner is damaged',
      () => {
        localStorage.setItem('ledger-learner', '{"id":')
        createRoster().note([ana])
      },
    ],
    [
      'the list of the device is damaged',
      () => {
        signIn()
        localStorage.setItem('ledger-learners', '{"ana":true}')
      },
    ],
  ])('requests nothing when %s', (_, prepares) => {
    prepares()
    expect(open()).toEqual([])
    expect(globalThis.ledgerLesson).toBeUndefined()
  })

  it('requests nothing when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(open()).toEqual([])
  })

  it('has no file when it can’t be read', async () => {
    signIn()
    createRoster().note([ana])
    vi.stubGlobal('fetch', async () => new Response('<h1>Sign in to the hotel</h1>'))
    open()
    expect(await globalThis.ledgerLesson?.file).toBeUndefined()
  })
})

it('requests the file in the folder and the language of its page', () => {
  localStorage.setItem('/learn/:ledger-learner', JSON.stringify(ana))
  localStorage.setItem('/learn/:ledger-learners', JSON.stringify([ana]))
  expect(open(`/learn${LESSON}`, '/learn/', 'es/')).toEqual([`/learn/es${FILE}`])
})

it.each(['/dashboard', '/lesson/foundations', '/lesson/foundations/..%2Fmanifest', '/quiz/foundations'])(
  'requests nothing at %s',
  (pathname) => {
    signIn()
    createRoster().note([ana])
    expect(open(pathname)).toEqual([])
  },
)
