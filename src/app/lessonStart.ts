import { lessonAt, type LessonAddress } from '../words/paths'

/** The start of a lesson, above its text: the title and the facts next to it, as displayed. */
export interface LessonStart extends LessonAddress {
  /** The texts, keyed by the name of their place in the markup (`data-start`). */
  readonly texts: Readonly<Record<LessonStartPlace, string>>
}

export type LessonStartPlace = 'module' | 'number' | 'title' | 'subtitle' | 'duration' | 'points'

/**
 * Shows the title of the lesson at this address from the page's own HTML, until the lesson is loaded and rendered. Does
 * nothing on a page that does not have this lesson's title.
 */
export function showLessonStart(root: HTMLElement, pathname: string): void {
  const template = root.querySelector('template')
  const address = lessonAt(pathname)
  if (template === null || address === undefined) return
  const starts: readonly LessonStart[] = JSON.parse(template.dataset['starts'] ?? '[]')
  const start = starts.find(({ moduleId, lessonId }) => moduleId === address.moduleId && lessonId === address.lessonId)
  if (start === undefined) return
  const drawn = template.content.cloneNode(true) as DocumentFragment
  for (const [place, text] of Object.entries(start.texts)) {
    const element = drawn.querySelector(`[data-start="${place}"]`)
    if (text === '') element?.remove()
    else element?.replaceChildren(text)
  }
  root.replaceChildren(drawn)
}
