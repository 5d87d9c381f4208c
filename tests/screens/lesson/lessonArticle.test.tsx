import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LessonContent } from '../../../src/core/curriculum/curriculum'
import { FiguresUsed } from '../../../src/screens/lesson/FiguresUsed'
import { Disclaimers, LessonArticle } from '../../../src/screens/lesson/LessonArticle'
import { prepareLesson } from '../../../src/screens/lesson/prepareLesson'
import { emergencyFund, sampleLesson, ssiLimit } from './sampleLesson'

function render(lesson: LessonContent, figures = [ssiLimit], today = '2026-11-20'): string {
  const prepared = prepareLesson(lesson, figures, [emergencyFund])
  return renderToStaticMarkup(
    <>
      <LessonArticle
        lesson={prepared}
        references={{ figures, glossary: [emergencyFund], today }}
        stepsDone={[1]}
        onStep={() => undefined}
        stepFailure={undefined}
        articleRef={null}
      />
      <FiguresUsed figures={prepared.figures} today={today} />
      <Disclaimers texts={lesson.disclaimers} />
    </>,
  )
}

describe('the article of a lesson', () => {
  it('has its parts in the order of contract, section 4.4', () => {
    const text = render(sampleLesson).replace(/<[^>]*>/g, ' ')
    const order = ['The furnace quits', 'Key Takeaways', 'How much is enough?', 'Keep the starter', 'Practical Steps']
    const places = order.map((words) => text.indexOf(words))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(text.indexOf('Figures used here')).toBeGreaterThan(places.at(-1) ?? 0)
    expect(text).toContain('This lesson is general education.')
  })

  it('shows a fold and a question inside their section', () => {
    const decide = {
      id: 'decide-saving_2-1',
      question: 'What first?',
      options: ['Pay', 'Call'],
      correct: 1,
      why: ['', ''],
    }
    const more = { title: 'The details', content: 'The limit is {{ssi-limit}}.' }
    const html = render({
      ...sampleLesson,
      sections: [{ type: 'text', title: 'One', content: 'First.', more, decide }],
    })
    expect(html).toMatch(
      /<section[^>]*>.*First\..*<details.*The details.*\$2,000.*<fieldset.*What first\?.*<\/section>/s,
    )
    expect(html).toContain('SSI limit for one person')
  })

  it('shows markup in a lesson as text', () => {
    const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script> [a](javascript:alert(3))'
    const html = render({
      ...sampleLesson,
      disclaimers: [hostile],
      sections: [
        { type: 'text', title: hostile, content: hostile },
        { type: 'keyPoints', title: 'Key Takeaways', items: [hostile] },
        { type: 'callout', title: hostile, content: hostile, color: 'red' },
        { type: 'steps', title: 'Practical Steps', steps: [`${hostile}: ${hostile}`] },
      ],
    })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('href="javascript')
    expect(html.match(/&lt;img src=x/g)?.length).toBe(8)
  })

  it('formats a known figure and leaves an unknown one as written', () => {
    expect(render(sampleLesson)).toContain('$2,000')
    expect(render(sampleLesson, [])).toContain('{{ssi-limit}}')
  })

  it('gives a figure’s date and source, and “checked” only by a person', () => {
    const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')
    const from = 'For 2026. From Social Security Administration (opens in a new tab), dated June 2026'
    const unchecked = textOf(render(sampleLesson))
    expect(unchecked).toContain(`${from}. We read a copy in October 2026.`)
    expect(unchecked).not.toContain('Checked by')
    const checked = { ...ssiLimit, checked: { on: '2026-12-01', by: 'A. Reader' } }
    const byPerson = textOf(render(sampleLesson, [checked]))
    expect(byPerson).toContain(`${from}. Checked by A. Reader, December 1, 2026.`)
    expect(byPerson).not.toContain('We read a copy')
    const computed = { ...ssiLimit, source: 'Computed as half of a limit' }
    expect(textOf(render(sampleLesson, [computed]))).toContain('For 2026. Computed as half of a limit')
  })

  it('lists the value of the following year beside the present one', () => {
    const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    const next = {
      value: 2100,
      year: 2027,
      from: '2027-01-01',
      source: 'A listing; check ssa.gov',
      url: 'https://www.ssa.gov/ssi/',
      sourceDated: '2026-10-26',
    }
    const both = { ...ssiLimit, expiresOn: '2026-12-31', next }
    const before = textOf(render(sampleLesson, [both], '2026-12-31'))
    expect(before).toContain('$2,000 is a limit.')
    expect(before).toContain('From January 1, 2027 $2,100 For 2027. From A listing; check ssa.gov')
    const after = textOf(render(sampleLesson, [both], '2027-01-01'))
    expect(after).toContain('$2,100 is a limit.')
    expect(after).toContain('$2,000 Through December 31, 2026. Look for a newer figure at its source.')
  })

  it('marks an outdated figure with its last day, inline and in sources', () => {
    const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')
    const until2026 = { ...ssiLimit, expiresOn: '2026-12-31' }
    const fresh = textOf(render(sampleLesson, [until2026], '2026-12-31'))
    expect(fresh).not.toContain('hrough December')
    const stale = textOf(render(sampleLesson, [until2026], '2027-01-01'))
    expect(stale).toContain('$2,000 (through December 31, 2026) is a limit.')
    expect(stale).toContain('Through December 31, 2026. Look for a newer figure at its source.')
    expect(textOf(render(sampleLesson, [ssiLimit], '2050-01-01'))).not.toContain('hrough December')
  })

  it('puts no words into a formula or a table', () => {
    const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')
    const until2026 = { ...ssiLimit, expiresOn: '2026-12-31' }
    const table = {
      caption: 'Limits',
      columns: [
        { label: 'Limit', kind: 'text' },
        { label: 'Dollars', kind: 'number' },
      ],
      rows: [['One', '{{ssi-limit}}']],
      total: false,
    } as const
    const content = 'Twice **{{ssi-limit}}** is allowed. 2 × {{ssi-limit}} = $4,000.'
    const shown = textOf(
      render({ ...sampleLesson, sections: [{ type: 'text', title: 'A', content, table }] }, [until2026], '2027-01-01'),
    )
    expect(shown).toContain('Twice $2,000 (through December 31, 2026) is allowed. 2 × $2,000 = $4,000.')
    expect(shown.match(/\(through/g)).toHaveLength(1)
  })

  it('ticks the steps that were done', () => {
    const boxes = render(sampleLesson).match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
    expect(boxes.map((box) => box.includes('checked'))).toEqual([false, true])
  })

  it('ends a table with its total', () => {
    const rows = render(sampleLesson).match(/<tr.*?<\/tr>/g) ?? []
    expect(rows).toHaveLength(3)
    expect(rows.at(-1)).toMatch(/<span>(<.*>)?12,600/)
  })

  it('has no style attribute', () => {
    expect(render(sampleLesson)).not.toContain('style=')
  })
})
