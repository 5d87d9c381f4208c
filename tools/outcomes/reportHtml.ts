/** The report as one page: no script, nothing to load, for screens and paper. */
import { readFileSync } from 'node:fs'
import { type BarGroup, barLayout } from '../../src/ui/barLayout'
import { escapeText } from '../build/escapeText'
import type { Figures, ModuleFigures, OrganizationReport } from './organizationReport'
import { reportWords as words, signedTenth, tenth } from './words'

/** The width in pixels. An SVG grows and shrinks with the page. */
const WIDTH = 640

const INKS = readFileSync(new URL('../../src/ui/inks.css', import.meta.url), 'utf8')

const STYLE = `
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; break-after: avoid; }
h2 { margin-top: 2rem; }
p, caption, .note { color: var(--ink-2); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.3rem 0.5rem 0.3rem 0; border-bottom: 1px solid var(--rule); text-align: end; vertical-align: bottom; }
th:first-child { text-align: start; }
thead th { color: var(--ink-2); font-weight: 400; }
tr, svg, dl { break-inside: avoid; }
dl div { display: flex; justify-content: space-between; border-bottom: 1px solid var(--rule); }
dd { margin: 0; font-weight: 600; }
.box { overflow-x: auto; }
.chart { width: 100%; max-width: 40rem; height: auto; margin-block: 1rem; }
.chart text { fill: var(--ink); font: 15px system-ui, sans-serif; }
.chart rect { stroke: currentColor; stroke-width: 1.5; }
.chart * { print-color-adjust: exact; }
.ink0 { color: var(--info); }
.ink1 { color: var(--barn); }
.hatch { stroke: currentColor; stroke-width: 4; }
.rule { stroke: var(--rule); }
.axis { stroke: var(--margin); }
@media print { body { padding: 0; font-size: 10pt; } h2 { margin-top: 1rem; } .chart { max-width: 30rem; } }
`

export function reportHtml(organization: string, report: OrganizationReport): string {
  const { month, figuresOf, figures, courses } = report
  const title = words.title(organization)
  const body = figures === undefined || figuresOf === undefined ? [paragraph(words.none)] : partsOf(figures)
  const head = [
    `<h1>${escapeText(title)}</h1>`,
    paragraph(words.through(month)),
    ...(figuresOf === undefined || figuresOf === month ? [] : [paragraph(words.repeated(figuresOf))]),
    ...(figures === undefined ? [] : [paragraph(words.rule)]),
  ]
  const foot = [...(courses.length === 0 ? [] : [paragraph(words.course(courses))]), paragraph(words.privacy)]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeText(title)}</title>
<style>${INKS}${STYLE}</style>
</head>
<body>
${[...head, ...body, ...foot].join('\n')}
</body>
</html>
`
}

function partsOf({ classes, enrolled, active, modules, states }: Figures): readonly string[] {
  const checked = modules.filter(({ checks }) => checks !== undefined)
  return [
    facts([
      [words.classes, String(classes)],
      [words.enrolled, words.atLeast(enrolled)],
      [words.active, words.atLeast(active)],
    ]),
    paragraph(words.activeNote),
    heading(words.modulesTitle),
    finishedChart(modules),
    table(
      [words.module, words.finished, words.passedFirst, words.passedBest],
      modules.map(({ title, finished, passedFirst, passedBest }) => [
        title,
        ...[finished, passedFirst, passedBest].map(words.atLeast),
      ]),
    ),
    heading(words.checksTitle),
    ...(checked.length === 0 ? [paragraph(words.checksNone)] : checksParts(checked)),
    ...(states.length === 0
      ? []
      : [
          heading(words.statesTitle),
          table(
            [words.state, words.learners],
            states.map(({ state, learners }) => [state, words.atLeast(learners)]),
          ),
        ]),
  ]
}

function finishedChart(modules: readonly ModuleFigures[]): string {
  const shown = modules.filter(({ finished, passedBest }) => finished > 0 || passedBest > 0)
  const bar = (series: 0 | 1, name: string, learners: number) => ({
    series,
    value: learners,
    text: `${words.atLeast(learners)} ${name}`,
  })
  return barSvg(
    'finished',
    words.finishedChart,
    shown.map(({ title, finished, passedBest }) => ({
      label: title,
      bars: [bar(0, words.done, finished), bar(1, words.passed, passedBest)],
    })),
  )
}

function checksParts(modules: readonly ModuleFigures[]): readonly string[] {
  const chart = modules.flatMap(({ title, checks }) =>
    checks === undefined
      ? []
      : [
          {
            label: title,
            bars: [
              { series: 0 as const, value: checks.before, text: `${words.before}: ${tenth(checks.before)}` },
              { series: 1 as const, value: checks.after, text: `${words.after}: ${tenth(checks.after)}` },
            ],
          },
        ],
  )
  return [
    paragraph(words.checksText),
    barSvg('checks', words.checksChart, chart),
    table([words.module, words.both, words.before, words.after, words.gain, words.range], modules.map(checksRow)),
    paragraph(words.alike),
  ]
}

function checksRow({ title, checks }: ModuleFigures): readonly string[] {
  const { mean, interval } = checks?.gain ?? {}
  return [
    title,
    words.atLeast(checks?.learners ?? 0),
    checks === undefined ? words.hidden : tenth(checks.before),
    checks === undefined ? words.hidden : tenth(checks.after),
    mean === undefined ? words.hidden : signedTenth(mean),
    interval === undefined ? words.hidden : words.rangeOf(...interval),
  ]
}

function heading(text: string): string {
  return `<h2>${escapeText(text)}</h2>`
}

function paragraph(text: string): string {
  return `<p>${escapeText(text)}</p>`
}

function facts(rows: readonly (readonly [name: string, value: string])[]): string {
  const items = rows.map(([name, value]) => `<div><dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd></div>`)
  return `<dl>${items.join('')}</dl>`
}

/** The first cell of a row is its name. */
function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th scope="col">${escapeText(column)}</th>`).join('')
  const body = rows.map(([name = '', ...cells]) => {
    const others = cells.map((cell) => `<td>${escapeText(cell)}</td>`).join('')
    return `<tr><th scope="row">${escapeText(name)}</th>${others}</tr>`
  })
  return `<div class="box"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

/** A bar chart in the look of the site (`src/ui/BarChart.tsx`), as SVG text. `id` is unique on the page. */
function barSvg(id: string, title: string, groups: readonly BarGroup[]): string {
  if (groups.length === 0) return ''
  const { width, height, left, barHeight, groups: placed } = barLayout(groups, WIDTH)
  const parts = placed.map(({ label, labelX, labelY, bars, ruleY }) => {
    const drawn = bars.map(
      ({ series, y, width: length, text }) => `<g class="ink${series}">
<rect x="${left}" y="${y}" width="${length}" height="${barHeight}" fill="${series === 0 ? 'currentColor' : `url(#${id}-hatch)`}"/>
<text x="${left + length + 8}" y="${y + barHeight / 2 + 5}">${escapeText(text)}</text></g>`,
    )
    return `<text x="${labelX}" y="${labelY}">${escapeText(label)}</text>${drawn.join('')}<path class="rule" d="M0 ${ruleY}H${width}"/>`
  })
  return `<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${id}-title">
<title id="${id}-title">${escapeText(title)}</title>
<defs><pattern id="${id}-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="hatch ink1" d="M0 0V7"/></pattern></defs>
${parts.join('\n')}
<path class="axis" d="M${left} 0V${height - 2}"/>
</svg>`
}
