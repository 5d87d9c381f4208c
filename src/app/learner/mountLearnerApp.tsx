import { createRoot } from 'react-dom/client'
import { matchPath } from 'react-router-dom'
import type { Learner } from '../../accounts/accounts'
import { loginPath, patterns } from '../../words/paths'
import { LearnerApp, type LearnerAppProps } from './LearnerApp'
import type { Services } from './Services'
import { learnerScreenAt, preloadScreenAt } from './screens'

type MountParts = Omit<LearnerAppProps, 'initial'>

/**
 * The first authentication check, then the app (specification, section 2: pages render only after it). The check reads
 * this device and no network; script, database and lesson are fetched beside it.
 */
export async function mountLearnerApp(root: HTMLElement, parts: MountParts): Promise<void> {
  const { pathname } = window.location
  const script = preloadScreenAt(pathname)
  warmLesson(parts.services, pathname)
  const learner = await firstCheck(parts.services)
  if (learner === undefined && learnerScreenAt(pathname) !== undefined) sendToLogin()
  // Whatever fails here shows, with its words, where the screen would stand.
  if (learner !== undefined) await parts.services.stores.open(learner.id).catch(() => undefined)
  await (window.location.pathname === pathname ? script : preloadScreenAt(window.location.pathname))
  createRoot(root).render(<LearnerApp {...parts} initial={learner} />)
}

async function firstCheck({ accounts }: Services): Promise<Learner | undefined> {
  try {
    return await accounts.current()
  } catch (error) {
    console.warn('Authentication check failed', error)
    return undefined
  }
}

/** Before React mounts, so that the first page is no navigation: no focus is moved and no step is added to go back. */
function sendToLogin(): void {
  const { pathname, search, hash } = window.location
  window.history.replaceState(null, '', loginPath(pathname + search + hash))
}

/** The library remembers it for the lesson screen. */
function warmLesson({ library }: Services, pathname: string): void {
  const lesson = matchPath(patterns.lesson, pathname)?.params
  if (lesson?.moduleId !== undefined && lesson.lessonId !== undefined) {
    void library.lesson(lesson.moduleId, lesson.lessonId)
  }
}
