import { lessonAt, type LessonAddress } from '../words/paths'

/** What stands above the text of a lesson: its title and the facts beside it, as they are read. */
export interface LessonStart extends LessonAddress {
  /** Texts by the name that the markup gives its place (`data-start`). */
  readonly texts: Readonly<Record<LessonStartPlace, string>>
}

export type LessonStartPlace = 'module' | 'number' | 'title' | 'subtitle' | 'duration' | 'points'

/**
 * Shows the title of the lesson at this address, out of the page's own HTML, until the lesson is read and drawn. Nothing
 * happens on a page that brings no such titles, or not this one.
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
