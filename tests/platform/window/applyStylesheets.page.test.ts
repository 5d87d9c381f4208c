import { beforeEach, expect, it } from 'vitest'
import { addStylesheets } from '../../../src/platform/window/applyStylesheets'

const added = () => [...document.head.children].map((link) => [link.getAttribute('rel'), link.getAttribute('href')])
beforeEach(() => document.head.replaceChildren())

it('loads the stylesheets of a page in the order of its HTML', () => {
  addStylesheets('/assets/leaf-1.css /assets/about-1.css')
  expect(added()).toEqual([
    ['stylesheet', '/assets/leaf-1.css'],
    ['stylesheet', '/assets/about-1.css'],
  ])
})

it('loads nothing when a page has none', () => {
  addStylesheets('')
  expect(added()).toEqual([])
})
