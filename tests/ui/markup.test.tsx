import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Bar } from '../../src/ui/Bar'
import { Button } from '../../src/ui/Button'
import { Field } from '../../src/ui/Field'
import { Ledger } from '../../src/ui/Ledger'
import { MonthCalendar } from '../../src/ui/MonthCalendar'
import { Prairie } from '../../src/ui/Prairie'
import { QuiltBlock } from '../../src/ui/QuiltBlock'
import { Ring } from '../../src/ui/Ring'
import { Tally } from '../../src/ui/Tally'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].map((name) => ({ initial: name.slice(0, 1), name }))

describe('the markup for screen readers', () => {
  it('a field in error names the error and the hint', () => {
    const html = renderToStaticMarkup(<Field id="rate" label="Rate" hint="In percent." error="Use a number." />)
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('aria-describedby="rate-hint rate-error"')
    expect(html).toMatch(/id="rate-error"[^>]*>.*Use a number\./)
  })

  it('a field without error is valid and describes nothing', () => {
    const html = renderToStaticMarkup(<Field id="rate" label="Rate" />)
    expect(html).not.toMatch(/aria-invalid|aria-describedby/)
    expect(html).toMatch(/<label for="rate">Rate<\/label>/)
  })

  it('a ledger names its columns and rows', () => {
    const html = renderToStaticMarkup(
      <Ledger
        caption="Targets"
        nameColumn={1}
        columns={[
          { label: 'Date', kind: 'text' },
          { label: 'Entry', kind: 'text' },
          { label: 'Dollars', kind: 'number' },
        ]}
        rows={[{ id: 'a', cells: ['Nov 1', 'Starter', '500'] }]}
        total={['', 'In all', '500']}
      />,
    )
    expect(html.match(/<th scope="col"/g)).toHaveLength(3)
    expect(html).toContain('<td>Nov 1</td><th scope="row">Starter</th>')
    expect(html).toContain('<th scope="row">In all</th>')
  })

  it('a busy button keeps its place and ignores presses', () => {
    const html = renderToStaticMarkup(
      <Button busy busyLabel="Saving">
        Mark complete
      </Button>,
    )
    expect(html).toContain('aria-disabled="true"')
    expect(html).toContain('Saving')
    expect(html).not.toContain(' disabled')
  })

  it('a calendar marks active days and today', () => {
    const html = renderToStaticMarkup(
      <MonthCalendar
        year={2026}
        month={11}
        activeDays={new Set(['2026-11-20', '2026-10-20'])}
        today="2026-11-21"
        caption="Active days"
        weekdays={weekdays}
        activeWord="active"
        todayWord="today"
      />,
    )
    expect(html.match(/ active</g)).toHaveLength(1)
    expect(html).toMatch(/<td[^>]*><span>20<\/span><svg/)
    expect(html).toMatch(/aria-current="date"><span>21<\/span><span class="sr"> today</)
  })

  it.each([
    [-5, '0%'],
    [17.9, '17%'],
    [100, '100%'],
    [140, '100%'],
  ])('a ring of %d is read as %s', (percent, text) => {
    expect(renderToStaticMarkup(<Ring percent={percent} label="Done" />)).toContain(`>${text}</text>`)
  })

  it('a bar has a name unless it is next to its number', () => {
    expect(renderToStaticMarkup(<Bar percent={20} />)).toContain('aria-hidden="true"')
    expect(renderToStaticMarkup(<Bar percent={20} label="20 percent" />)).toContain(
      'role="img" aria-label="20 percent"',
    )
  })

  it('a long streak is an ellipsis and its last groups', () => {
    const html = renderToStaticMarkup(<Tally count={32} label="32 days" />)
    expect(html).toContain('…')
    expect(html.match(/<path/g)).toHaveLength(7)
  })

  it('nothing has a style attribute, which the content policy blocks', () => {
    const html = renderToStaticMarkup(
      <>
        <Prairie />
        <QuiltBlock look={{ icon: 'saving', color: 'gold' }} done={1} total={6} isLastNew />
        <Ring percent={18} label="x" />
        <Bar percent={18} color="gold" />
        <Tally count={6} label="x" />
      </>,
    )
    expect(html).not.toContain('style=')
  })
})
