import { readFile } from 'node:fs/promises'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import manifestJson from '../../public/data/lessons/manifest.json'
import lessonJson from '../../public/data/lessons/foundations_5.json'
import { contentWords } from '#words/content'
import { showFirstWords, showLessonStart } from '../../src/app/lessonStart'
import { parseLesson } from '../../src/core/curriculum/parseLesson'
import { parseManifest } from '../../src/core/curriculum/parseManifest'
import { LessonArticle } from '../../src/screens/lesson/LessonArticle'
import { LessonHero } from '../../src/screens/lesson/LessonHero'
import { prepareLesson, timeOf } from '../../src/screens/lesson/prepareLesson'
import tools from '../../src/screens/lesson/tools/LessonTools.module.css'
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

/** The file as the page's first script requested it. */
const ahead = (file: unknown) => ({ pathname: '/lesson/foundations/foundations_5', file: Promise.resolve(file) })
const firstWords = () => [...root.querySelectorAll('[data-words] > p')].map(({ textContent }) => textContent)
const { introduction } = lessonJson.content

describe('the first words of a lesson', () => {
  beforeEach(() => showLessonStart(root, '/lesson/foundations/foundations_5'))

  it('are in the place where the lesson will have them', async () => {
    await showFirstWords(root, ahead(lessonJson))
    const { lesson } = lessonAsRead()
    const references = { figures: [], glossary: [], today: '2026-11-21' }
    const read = render(
      <LessonArticle
        lesson={prepareLesson({ ...lesson, sections: lesson.sections.slice(0, 2) }, [], [])}
        references={references}
        stepsDone={[]}
        onStep={() => undefined}
        stepFailure={undefined}
        articleRef={() => undefined}
      />,
    )
    const place = (article: Element | null) => ({
      classes: article?.className,
      text: article?.textContent,
      parts: [...(article?.children ?? [])].map((part) => [part.tagName, ...[...part.children].map((p) => p.tagName)]),
    })
    expect(place(root.querySelector('article'))).toEqual(place(read.container.querySelector('article')))
    expect(firstWords()).toEqual([introduction])
  })

  it('are not for screen readers, which read them in the lesson', async () => {
    await showFirstWords(root, ahead(lessonJson))
    expect(root.querySelector('[data-words]')?.closest('[aria-hidden="true"]')).not.toBeNull()
  })

  it('come without a button, a link or a note', async () => {
    await showFirstWords(root, ahead(lessonJson))
    expect(root.querySelector('button, input, summary, [role="note"]')).toBeNull()
    expect(root.querySelectorAll('article *:not(section, p)')).toHaveLength(0)
    expect(root.querySelector(`.${tools.space}`)?.textContent).toBe('Read aloudText sizeBookmarkNote')
  })

  it('are text, even if the file has HTML', async () => {
    const text = '<img src=x onerror="alert(1)"> is text.'
    await showFirstWords(root, ahead({ ...lessonJson, content: { ...lessonJson.content, introduction: text } }))
    expect(firstWords()).toEqual([text])
  })

  it.each([
    ['no file was requested', undefined],
    ['the file can’t be read', ahead(undefined)],
    ['the file is of another form', ahead('Goals')],
    ['the file has null in its place', ahead(null)],
    ['the file has the text of another lesson', ahead({ ...lessonJson, title: 'Debt', content: { introduction } })],
    ['the lesson has sections instead', ahead({ ...lessonJson, sections: [{ type: 'text', content: 'Other' }] })],
    ['the introduction has a figure', ahead(withIntroduction('You owe {{apr}}.'))],
    ['the introduction is no text', ahead(withIntroduction(7))],
  ])('are left to the lesson if %s', async (_, file) => {
    const before = root.innerHTML
    await showFirstWords(root, file)
    expect(root.innerHTML).toBe(before)
  })

  it('don’t change a lesson that is rendered already', async () => {
    root.innerHTML = '<main><h1>Setting Money Goals You Can Reach</h1></main>'
    await showFirstWords(root, ahead(lessonJson))
    expect(root.innerHTML).toBe('<main><h1>Setting Money Goals You Can Reach</h1></main>')
  })
})

it('shows no first words without a title', async () => {
  await showFirstWords(root, ahead(lessonJson))
  expect(root.innerHTML).toBe(html)
})

function withIntroduction(value: unknown) {
  return { ...lessonJson, content: { ...lessonJson.content, introduction: value } }
}

it('shows the first words of every lesson of the course', async () => {
  const shown = await Promise.all(
    manifestJson.modules.flatMap(({ id, lessons }) =>
      lessons.map(async (lesson) => {
        const copy = document.createElement('div')
        copy.innerHTML = html
        showLessonStart(copy, lessonPath(id, lesson.id))
        const file: unknown = JSON.parse(await readFile(`public/data/lessons/${lesson.contentFile}`, 'utf8'))
        await showFirstWords(copy, ahead(file))
        return copy.querySelector('[data-words] > p')?.textContent ?? ''
      }),
    ),
  )
  expect(new Set(shown.filter((words) => words !== '')).size).toBe(49)
})
