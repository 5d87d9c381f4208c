import type { LessonAhead } from '../platform/lessonAhead'
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

/** The parts of a lesson's file that are shown before its script has loaded. Nothing has checked the file. */
interface UncheckedLesson {
  readonly title?: unknown
  readonly sections?: unknown
  readonly content?: { readonly introduction?: unknown; readonly hero?: { readonly title?: unknown } | null } | null
}

/**
 * Shows the introduction below the title that `showLessonStart` has shown, in the place where the lesson will show it.
 * Screen readers read it only when the lesson is rendered, so they never read it twice.
 */
export async function showFirstWords(root: HTMLElement, ahead: LessonAhead | undefined): Promise<void> {
  const file = (await ahead?.file) as UncheckedLesson | null | undefined
  const place = root.querySelector('[data-words]')
  const title = root.querySelector('[data-start="title"]')?.textContent
  // The lesson may be rendered already, and a file may have the text of another lesson.
  if (!place || (file?.content?.hero?.title ?? file?.title) !== title || file?.sections) return
  const paragraphs = plainParagraphs(file?.content?.introduction)
  place.append(...paragraphs.map((text) => Object.assign(document.createElement('p'), { textContent: text })))
  // The skeleton begins again below the text, invisible. A visible one would move down.
  if (paragraphs.length > 0 && place.nextElementSibling) place.after(place.nextElementSibling)
}

/**
 * The paragraphs of a text that has nothing but words, as `parseText` reads them. Empty for a text with a list, a figure
 * or a mark, which the lesson's own script has to read.
 */
export function plainParagraphs(text: unknown): readonly string[] {
  if (typeof text !== 'string' || /\*\*|\{\{|\r|\u{E0001}|^(?:-|\d+\.) /mu.test(text)) return []
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph !== '')
}
