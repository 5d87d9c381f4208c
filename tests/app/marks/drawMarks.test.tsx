import * as fc from 'fast-check'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { oldWordingWords as words } from '#words/oldWording'
import { drawMarks } from '../../../src/app/marks/drawMarks'
import { jsx, jsxs } from '../../../src/app/marks/jsxRuntime'
import { marked } from '../../../src/core/curriculum/languageMark'
import { PhoneText } from '../../../src/ui/PhoneText'

const english = marked('Hello', 'en')
const old = marked('Hola', 'x-old')
const html = (...[type, props]: Parameters<typeof jsx>) => renderToStaticMarkup(jsx(type, props))

describe('an element whose text', () => {
  it('has no mark is made by React with the same props', () => {
    const props = fc.record({
      children: fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()), fc.constant(null)),
      title: fc.string(),
      lang: fc.string(),
    })
    fc.assert(
      fc.property(fc.constantFrom('p' as const, 'option' as const, PhoneText, Link), props, (type, given) => {
        const drawn = drawMarks(type, given)
        expect(drawn.type).toBe(type)
        expect(drawn.props).toBe(given)
      }),
    )
  })

  it('is English has that language and direction', () => {
    expect(html('p', { children: english })).toBe('<p lang="en" dir="ltr">Hello</p>')
    expect(html('bdi', { dir: 'auto', children: english })).toBe('<bdi dir="auto" lang="en">Hello</bdi>')
    expect(html('option', { value: english, children: english })).toBe(
      '<option value="Hello" lang="en" dir="ltr">Hello</option>',
    )
  })

  it('is English in part has the language on that part', () => {
    expect(html('p', { children: `Abrir ${english} hoy` })).toBe(
      '<p><span>Abrir </span><span lang="en" dir="ltr">Hello</span><span> hoy</span></p>',
    )
    expect(html('option', { children: `Abrir ${english}` })).toBe('<option>Abrir Hello</option>')
  })

  it('is English beside others has the language on itself', () => {
    expect(renderToStaticMarkup(jsxs('p', { children: ['Sí', english] }))).toBe(
      '<p>Sí<span lang="en" dir="ltr">Hello</span></p>',
    )
    expect(html(Fragment, { children: english })).toBe('<span lang="en" dir="ltr">Hello</span>')
  })

  it('is drawn by a link has the language inside of the link', () => {
    const link = renderToStaticMarkup(<MemoryRouter>{jsx(Link, { to: '/', children: english })}</MemoryRouter>)
    expect(link).toContain('><span lang="en" dir="ltr">Hello</span></a>')
  })

  it('has phone numbers is English as a whole', () => {
    const text = 'Call 211 now'
    expect(html(PhoneText, { children: marked(text, 'en') })).toBe(
      `<span lang="en" dir="ltr">${html(PhoneText, { children: text })}</span>`,
    )
    expect(html(PhoneText, { children: `Sí. ${marked(text, 'en')}` })).toContain('<span>Sí. </span><span lang="en"')
  })

  it('has an old wording has a sign that says so', () => {
    const page = html('p', { children: old })
    expect(page).toMatch(/^<p><span>Hola<\/span><span class="[^"]*" title="/)
    expect(page).toContain(`title="${words.explained}"`)
    expect(page).toContain(`<span class="sr"> (${words.sign})</span>`)
    expect(html(PhoneText, { children: old })).toContain(words.sign)
    expect(html('option', { children: old })).toBe('<option>Hola</option>')
  })
})

it('leaves no mark in an attribute', () => {
  expect(html('p', { title: `Foto: ${english}` })).toBe('<p title="Foto: Hello"></p>')
})
