// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { awaitHeadingFocus, PageHeading, takeHeadingFocus } from '../../src/ui/PageHeading'
import { renderPart } from '../hands/renderPart'

it('leaves the first page alone and focuses one heading for each navigation', () => {
  expect(takeHeadingFocus()).toBe(false)
  awaitHeadingFocus()
  awaitHeadingFocus()
  expect(takeHeadingFocus()).toBe(true)
  expect(takeHeadingFocus()).toBe(false)
})

describe('the heading of a page', () => {
  it('leaves the focus alone on the page that was opened first', () => {
    renderPart(<PageHeading>Dashboard</PageHeading>)
    expect(document.activeElement).toBe(document.body)
  })

  it('takes the focus after a navigation', () => {
    awaitHeadingFocus()
    renderPart(<PageHeading>Dashboard</PageHeading>)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dashboard' }))
  })

  it('takes it again when the same screen shows another lesson, and not when it is only drawn again', () => {
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

  it('hands the focus on when the heading of the finished page takes its place', () => {
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

  it('leaves the focus where somebody has put it when another heading takes its place', () => {
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
