import { describe, expect, it } from 'vitest'
import { documentTitle } from '../../src/app/learner/documentTitle'
import { learnerScreenAt, learnerScreens } from '../../src/app/learner/screens'
import { publicPages } from '../../src/app/public/publicPages'
import { publicPathAt, publicPaths } from '../../src/app/public/publicPaths'
import type { Manifest } from '../../src/curriculum/curriculum'
import { fallbackManifest } from '../../src/curriculum/fallbackManifest'
import { existingPaths } from '../../src/words/existingPaths'
import { lessonPath, paths, quizPath, type SitePath } from '../../src/words/paths'

describe('the list of existing paths', () => {
  it('names what is built, and nothing else', () => {
    const screens = learnerScreens.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(':'))
    expect(new Set<string>(existingPaths)).toEqual(new Set([...publicPaths, paths.login, ...screens]))
  })

  it('has a page for every public path', () => {
    expect([...publicPages.keys()]).toEqual(publicPaths)
  })
})

describe('the frame of a screen', () => {
  it.each([
    ['/dashboard', 'section'],
    ['/dashboard/', 'section'],
    ['/learning', 'section'],
    [lessonPath('foundations', 'foundations_1'), 'reading'],
    [quizPath('real_estate'), 'task'],
    ['/', undefined],
    ['/login', undefined],
    ['/lesson/foundations', undefined],
    ['/quiz/foundations/more', undefined],
    ['/nowhere', undefined],
  ])('%s: %s', (path, frame) => {
    expect(learnerScreenAt(path)?.frame).toBe(frame)
  })
})

describe('a public path', () => {
  it.each<[string, SitePath | undefined]>([
    ['/', '/'],
    ['', '/'],
    ['/nowhere', undefined],
    ['/dashboard', undefined],
  ])('%j: %s', (pathname, path) => {
    expect(publicPathAt(pathname)).toBe(path)
  })
})

describe('the title of the document', () => {
  const manifest: Manifest = fallbackManifest

  it.each([
    ['/login', 'Sign in · Prairie Ledger'],
    ['/dashboard', 'Dashboard · Prairie Ledger'],
    ['/learning', 'Learning Center · Prairie Ledger'],
    ['/lesson/foundations/foundations_1', 'Introduction to Money Management · Prairie Ledger'],
    ['/lesson/foundations/foundations_99', 'Lesson · Prairie Ledger'],
    ['/quiz/foundations', 'Quiz: Financial Foundations · Prairie Ledger'],
    ['/quiz/unheard_of', 'Quiz · Prairie Ledger'],
    ['/nowhere/at-all', 'Page not found · Prairie Ledger'],
  ])('%s: %s', (path, title) => {
    expect(documentTitle(path, manifest)).toBe(title)
  })

  it('names a lesson generally until the manifest is there', () => {
    expect(documentTitle('/lesson/foundations/foundations_1', undefined)).toBe('Lesson · Prairie Ledger')
  })
})

describe('the path of a lesson', () => {
  it('keeps a strange id inside its part', () => {
    expect(lessonPath('a/b', '?c')).toBe('/lesson/a%2Fb/%3Fc')
  })
})
