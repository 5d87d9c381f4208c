import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { LessonContent } from '../../../src/core/curriculum/curriculum'
import { Disclaimers, LessonArticle } from '../../../src/screens/lesson/LessonArticle'
import { prepareLesson } from '../../../src/screens/lesson/prepareLesson'
import { emergencyFund, sampleLesson, ssiLimit } from './sampleLesson'

function render(lesson: LessonContent, figures = [ssiLimit], today = '2026-11-20'): string {
  return renderToStaticMarkup(
    <>
      <LessonArticle
        lesson={prepareLesson(lesson, figures, [emergencyFund])}
        references={{ figures, glossary: [emergencyFund], today }}
        stepsDone={[1]}
        onStep={() => undefined}
        stepFailure={undefined}
        articleRef={null}
      />
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
    const compiled =
      'For 2026. Compiled October 1, 2026 from Social Security Administration (opens in a new tab), source dated June 2026'
    expect(textOf(render(sampleLesson))).toContain(compiled)
    expect(textOf(render(sampleLesson))).not.toContain('. Checked by')
    const checked = { ...ssiLimit, checked: { on: '2026-12-01', by: 'A. Reader' } }
    expect(textOf(render(sampleLesson, [checked]))).toContain(`${compiled}. Checked by A. Reader, December 1, 2026`)
  })

  it('marks an outdated figure with its year, inline and in sources', () => {
    const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')
    const until2026 = { ...ssiLimit, expiresOn: '2026-12-31' }
    const fresh = textOf(render(sampleLesson, [until2026], '2026-12-31'))
    expect(fresh).not.toContain('2026 amount')
    const stale = textOf(render(sampleLesson, [until2026], '2027-01-01'))
    expect(stale).toContain('$2,000 (the 2026 amount) is a limit.')
    expect(stale).toContain('This was the 2026 amount. Look for a newer one at its source.')
    const rate = textOf(render(sampleLesson, [{ ...until2026, unit: 'percent', value: 5 }], '2027-01-01'))
    expect(rate).toContain('5% (the 2026 rate) is a limit.')
    expect(textOf(render(sampleLesson, [ssiLimit], '2050-01-01'))).not.toContain('2026 amount')
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
