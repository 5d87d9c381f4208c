import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { awaitHeadingFocus, PageHeading, takeHeadingFocus } from '../../src/ui/PageHeading'
import { renderPart } from '../render/renderPart'

it('ignores the first page and focuses one heading for each navigation', () => {
  expect(takeHeadingFocus()).toBe(false)
  awaitHeadingFocus()
  awaitHeadingFocus()
  expect(takeHeadingFocus()).toBe(true)
  expect(takeHeadingFocus()).toBe(false)
})

describe('the heading of a page', () => {
  it('does not take the focus on the first page', () => {
    renderPart(<PageHeading>Dashboard</PageHeading>)
    expect(document.activeElement).toBe(document.body)
  })

  it('takes the focus after a navigation', () => {
    awaitHeadingFocus()
    renderPart(<PageHeading>Dashboard</PageHeading>)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' }))
  })

  it('takes the focus from a link that stays on the page', () => {
    renderPart(<a href="/dashboard">Dashboard</a>)
    screen.getByRole('link').focus()
    awaitHeadingFocus()
    renderPart(<PageHeading>Dashboard</PageHeading>)
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it('leaves the focus where the user has moved it after the navigation', () => {
    const page = (heading?: ReactNode) => (
      <>
        <button type="button">Ana</button>
        {heading}
      </>
    )
    const { rerender } = renderPart(page())
    awaitHeadingFocus()
    screen.getByRole('button').focus()
    rerender(page(<PageHeading>Dashboard</PageHeading>))
    expect(document.activeElement).toBe(screen.getByRole('button'))
    // Nothing that is shown later on this page may take the focus either.
    screen.getByRole('button').blur()
    rerender(page(<PageHeading key="whole">Dashboard</PageHeading>))
    expect(document.activeElement).toBe(document.body)
  })

  it('takes the focus for another lesson, but not on a rerender', () => {
    const lesson = (id: string) => (
      <>
        <input />
        <PageHeading pageKey={id}>{id}</PageHeading>
      </>
    )
    const { rerender } = renderPart(lesson('saving_1'))
    const field = screen.getByRole('textbox')
    field.focus()
    awaitHeadingFocus()
    rerender(lesson('saving_1'))
    expect(document.activeElement).toBe(field)
    rerender(lesson('saving_2'))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'saving_2' }))
  })

  it('passes the focus to the heading of the finished page', () => {
    const loading = (
      <div>
        <PageHeading>Learning Center</PageHeading>
      </div>
    )
    awaitHeadingFocus()
    const { rerender } = renderPart(loading)
    const first = screen.getByRole('heading')
    expect(document.activeElement).toBe(first)
    rerender(
      <main>
        <PageHeading>Learning Center</PageHeading>
      </main>,
    )
    expect(screen.getByRole('heading')).not.toBe(first)
    expect(document.activeElement).toBe(screen.getByRole('heading'))
  })

  it('keeps a focus that the user has moved when it is replaced', () => {
    const page = (heading: ReactNode) => (
      <>
        <input />
        {heading}
      </>
    )
    awaitHeadingFocus()
    const { rerender } = renderPart(page(<PageHeading key="loading">Learning Center</PageHeading>))
    screen.getByRole('textbox').focus()
    rerender(page(<PageHeading key="whole">Learning Center</PageHeading>))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})
