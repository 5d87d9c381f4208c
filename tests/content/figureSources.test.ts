import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readContent } from '../../tools/content/readContent'
import { readFolder } from '../../tools/content/readFolder'

const { content } = readContent(readFolder(fileURLToPath(new URL('../../public/data/lessons', import.meta.url))))
const figures = content?.figures ?? []
const isHomePage = (url: string): boolean => new URL(url).pathname === '/' && new URL(url).search === ''

describe('the source of a figure', () => {
  test('is a page about it, and not a home page', () => {
    const isShallow = (url: string): boolean => /^\/(?:[a-z]{3}\/?)?$/.test(new URL(url).pathname)
    expect(figures.filter(({ url }) => isShallow(url)).map(({ id }) => id)).toEqual([])
  })

  test('links to the cited law or IRS document itself', () => {
    const cites =
      /Internal Revenue Code|Revenue Procedure|IRS (?:Notice|Announcement|news)|Public Law|Regulation [EFZ]|\d CFR \d|U\.S\.C\. \d/
    const vague = figures.filter(({ source, url }) => cites.test(source) && isHomePage(url))
    expect(figures.filter(({ source }) => cites.test(source)).length).toBeGreaterThan(80)
    expect(vague.map(({ id }) => id)).toEqual([])
  })

  test('has the document’s own date, up to its compilation date', () => {
    const dated = /(?:Procedure|Notice|Announcement) 20\d\d-|Public Law 119-21|SECURE 2\.0 Act section/
    const undated = figures.filter(({ source, sourceDated }) => dated.test(source) && sourceDated === undefined)
    expect(undated.map(({ id }) => id)).toEqual([])
    const late = figures.filter(({ sourceDated, compiledOn }) => sourceDated !== undefined && sourceDated > compiledOn)
    expect(late.map(({ id }) => id)).toEqual([])
  })
})
