import { type BarGroup, barLayout } from '../../src/ui/barLayout'
import { escapeText } from '../build/escapeText'

/** The width in pixels. An SVG grows and shrinks with the page. */
const WIDTH = 640

/** A bar chart in the look of the site (`src/ui/BarChart.tsx`), as SVG text. `id` is unique on the page. */
export function barSvg(id: string, title: string, groups: readonly BarGroup[]): string {
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
