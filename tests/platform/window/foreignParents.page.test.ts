import { createElement as make, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { allowForeignParents } from '../../../src/platform/window/foreignParents'

const { removeChild, insertBefore } = Node.prototype
beforeEach(() => allowForeignParents())
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }))

/** Wraps a copy of every text in other elements, as a translation does. */
function translate(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    font.append(text.textContent ?? '')
    text.parentNode?.replaceChild(font, text)
  }
}

function drawn() {
  const box = document.createElement('div')
  const root = createRoot(box)
  const show = (page: ReactNode) => flushSync(() => root.render(page))
  return { box, show }
}

describe('a translated page', () => {
  it('removes what React removes, when it is next to a text', () => {
    const { box, show } = drawn()
    show(make('p', {}, 'Saved', ' ', make('b', {}, 'now')))
    translate(box)
    show(make('p', {}, make('i', {}, 'Gone')))
    expect(box.querySelector('b')).toBeNull()
    expect(box.textContent).toContain('Gone')
  })

  it('inserts what React adds, when the text behind it was replaced', () => {
    const { box, show } = drawn()
    show(make('p', {}, null, 'points'))
    translate(box)
    show(make('p', {}, make('b', { key: 'new' }, 'New'), 'points'))
    expect(box.querySelector('p > b')?.textContent).toBe('New')
  })

  it('shows the new words when its element has only a text', () => {
    const { box, show } = drawn()
    show(make('p', {}, make('span', {}, '1 point')))
    translate(box)
    show(make('p', {}, make('span', {}, '2 points')))
    expect(box.textContent).toBe('2 points')
  })
})

describe('a node', () => {
  const parent = () => {
    const element = document.createElement('div')
    element.innerHTML = '<p>a</p><p>b</p>'
    return element
  }

  it('is inserted before the container of its neighbor', () => {
    const box = parent()
    const text = box.lastElementChild?.firstChild ?? null
    expect(box.insertBefore(document.createElement('b'), text).tagName).toBe('B')
    expect([...box.children].map(({ tagName }) => tagName)).toEqual(['P', 'B', 'P'])
  })

  it('is inserted at the end when its neighbor is gone', () => {
    const box = parent()
    box.insertBefore(document.createElement('b'), document.createTextNode('gone'))
    expect(box.lastElementChild?.tagName).toBe('B')
    box.insertBefore(document.createElement('i'), null)
    expect(box.lastElementChild?.tagName).toBe('I')
  })

  it('is removed from its current parent', () => {
    const box = parent()
    const text = box.firstElementChild?.firstChild
    expect(text && box.removeChild(text)).toBe(text)
    expect(box.textContent).toBe('b')
    expect(() => text && box.removeChild(text)).not.toThrow()
  })
})
