import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { classBookWords } from '#words/classBook'
import { openingClassWords } from '#words/openingClass'
import { partnershipsWords } from '#words/partnerships'
import { teachersWords as words } from '#words/teachers'
import { teachingWords } from '#words/teaching'
import { render } from '../../src/prerender'
import { classPath } from '../../src/words/links'
import { MADE_UP_KEY } from '../../src/words/madeUpKey'
import { paths } from '../../src/words/paths'
import { filledSite } from './filledSite'

const ORIGIN = 'https://ledger.example.org'
const contentOf = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
const unescaped = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"')
const textOf = (html: string) => unescaped(html.replaceAll(/<!--.*?-->|<[^>]+>/g, ''))
const html = contentOf(render(paths.teachers).html)

describe('the page for teachers', () => {
  it('leads to the classes and to the sample class', () => {
    expect(html).toContain(`href="${classPath()}">${openingClassWords.opening.title}</a>`)
    expect(unescaped(html)).toContain(`href="${classPath(MADE_UP_KEY)}">${classBookWords.tryAction}</a>`)
  })

  it('names only words that a screen has, to the letter', () => {
    const named = [...html.matchAll(/<b>([^<]+)<\/b>/g)].map(([, name = '']) => unescaped(name))
    const screens = readdirSync('src/words/en')
      .filter((file) => !['teachers.ts', 'teaching.ts'].includes(file))
      .map((file) => readFileSync(`src/words/en/${file}`, 'utf8'))
      .join('\n')
    // A name that the screen fills in is the learner’s or the class’s own.
    const written = (name: string) => name.replace(/Maya|Period 3/, '${isolated(name)}')
    const isWritten = (name: string) => screens.includes(`'${name}'`) || screens.includes(`\`${name}\``)
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !isWritten(written(name)))).toEqual([])
  })

  it('counts ten minutes, and no step begins before an earlier one', () => {
    const minutes = words.steps.map(({ minute }) => minute)
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
    expect([minutes[0], minutes.at(-1)]).toEqual([0, 10])
    for (const minute of minutes) expect(html).toContain(`${words.minute(minute)}</p>`)
  })

  it('has every responsibility that a teacher accepts when creating a class', () => {
    for (const duty of openingClassWords.opening.duties) expect(textOf(html)).toContain(duty)
  })

  it('has an index whose links all have a target', () => {
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.length).toBe(7)
    for (const id of targets) expect(html).toContain(`<section id="${id}"`)
  })

  it('says that it can be printed, and that only on a screen', () => {
    expect(html).toContain(`<p class="noPrint">${words.note}</p>`)
  })

  it('names its address and that of the site if known', () => {
    const known = textOf(contentOf(render(paths.teachers, ORIGIN).html))
    expect(known).toContain('This page on the web: ledger.example.org/teachers')
    expect(known).toContain('Our address: ledger.example.org')
    expect(known).not.toContain('https://')
    expect(textOf(html)).not.toMatch(/on the web:|Our address:/)
  })

  it('links to the guide for schools if the source is known', () => {
    const guide = 'href="https://github.com/prairie-ledger/site/blob/HEAD/docs/schools.md"'
    const filled = contentOf(render(paths.teachers, ORIGIN, filledSite).html)
    expect(filled).toContain(guide)
    expect(textOf(filled)).not.toContain(teachingWords.schoolsAsk)
    expect(html).not.toContain('docs/schools.md"')
    expect(textOf(html)).toContain(teachingWords.schoolsAsk)
  })
})

describe('a link to the page for teachers', () => {
  it.each([paths.home, paths.partnerships])('is on %s', (path) => {
    expect(contentOf(render(path).html)).toContain(`href="${paths.teachers}"`)
  })

  it('is in the row about teaching, and in no other', () => {
    const rows = contentOf(render(paths.partnerships).html).split('<tr>').slice(2)
    const [teach] = partnershipsWords.ways
    expect(
      rows.filter((row) => row.includes(`href="${paths.teachers}"`)).map((row) => row.includes(teach?.title ?? 'none')),
    ).toEqual([true])
  })
})
