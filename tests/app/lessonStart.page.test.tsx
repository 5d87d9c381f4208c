import { readFile } from 'node:fs/promises'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import manifestJson from '../../public/data/lessons/manifest.json'
import lessonJson from '../../public/data/lessons/foundations_5.json'
import { contentWords } from '#words/content'
import { showLessonStart } from '../../src/app/lessonStart'
import { parseLesson } from '../../src/core/curriculum/parseLesson'
import { parseManifest } from '../../src/core/curriculum/parseManifest'
import { LessonHero } from '../../src/screens/lesson/LessonHero'
import { prepareLesson, timeOf } from '../../src/screens/lesson/prepareLesson'
import { renderLesson } from '../../src/prerender'
import { lessonPath } from '../../src/words/links'
import { day } from '../core/progress/samples'

const html = await renderLesson((file) => readFile(`public/data/lessons/${file}`, 'utf8'))
let root: HTMLElement

beforeEach(() => {
  root = document.createElement('div')
  root.innerHTML = html
  document.body.replaceChildren(root)
})
afterEach(cleanup)

function lessonAsRead() {
  const manifest = parseManifest(manifestJson)
  const lesson = parseLesson(lessonJson, contentWords)
  if (manifest.kind !== 'valid' || lesson.kind !== 'valid') throw new Error('The course cannot be read.')
  const [module] = manifest.value.modules
  const info = module?.lessons[4]
  if (module === undefined || info === undefined) throw new Error('The course has no fifth lesson.')
  return { module, lessonId: info.id, lesson: lesson.value }
}

/**
 * Elements with their classes and texts, without link targets, the picture and marks, which only the loaded lesson has.
 */
function outline(element: Element | null): unknown {
  if (element === null) return null
  const children = [...element.children].filter(({ tagName }) => tagName !== 'IMG' && tagName !== 'svg')
  const text = children.length === 0 ? element.textContent : undefined
  const isTextOnly = children.length === 1 && children[0]?.tagName === 'SPAN' && element.tagName === 'LI'
  return {
    tag: element.tagName,
    class: element.className,
    text: isTextOnly ? element.textContent : text,
    children: isTextOnly ? [] : children.map(outline),
  }
}

it('matches the start of the lesson, word for word', () => {
  showLessonStart(root, '/lesson/foundations/foundations_5')
  const { module, lessonId, lesson } = lessonAsRead()
  const read = render(
    <MemoryRouter>
      <LessonHero
        module={module}
        lessonId={lessonId}
        lesson={prepareLesson(lesson, [], [])}
        duration={timeOf(lesson)}
        isComplete={false}
        completedOn={undefined}
        today={day('2026-11-21')}
        isKept={false}
        isLocked={false}
      />
    </MemoryRouter>,
  )
  expect(outline(root.querySelector('main header'))).toEqual(outline(read.container.querySelector('header')))
})

it('exists for every lesson of the course', () => {
  const lessons = manifestJson.modules.flatMap(({ id, lessons }) => lessons.map((lesson) => ({ id, lesson })))
  expect(lessons).toHaveLength(49)
  const shown = lessons.map(({ id, lesson }) => {
    const copy = document.createElement('div')
    copy.innerHTML = html
    showLessonStart(copy, lessonPath(id, lesson.id))
    return copy
  })
  const titles = shown.map((copy) => copy.querySelector('main h1')?.textContent ?? '')
  expect(new Set(titles.filter((title) => title !== '')).size).toBe(49)
  const places = shown.flatMap((copy) => [...copy.querySelectorAll('[data-start]')])
  expect(places.filter(({ textContent }) => textContent === '')).toEqual([])
})

it.each([
  ['a lesson that the course does not have', '/lesson/foundations/foundations_99'],
  ['a lesson under another module', '/lesson/banking/foundations_5'],
  ['another page', '/dashboard'],
])('leaves the plain shell for %s', (_name, path) => {
  showLessonStart(root, path)
  expect(root.innerHTML).toBe(html)
  expect(root.querySelector('h1')).toBeNull()
})

it('does nothing on a page without titles', () => {
  root.innerHTML = '<p>The shell</p>'
  showLessonStart(root, '/lesson/foundations/foundations_5')
  expect(root.innerHTML).toBe('<p>The shell</p>')
})
