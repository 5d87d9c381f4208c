import type { Ref } from 'react'
import { patchesOf } from '../../../ui/quilt/patchesOf'
import styles from './CertificateDrawing.module.css'
import { certificateSaid } from './certificateText'
import { type CertificateText, layOut, type PlacedBlock, type PlacedRule, type PlacedText } from './certificateLayout'
import { sawtooth } from './sawtooth'

interface CertificateDrawingProps {
  readonly text: CertificateText
  /** The available width, in sixteenths of the page's rem. A narrow drawing is laid out as a column. */
  readonly width: number
  /** The minimum height, in the same units. */
  readonly height?: number
  readonly drawingRef?: Ref<SVGSVGElement>
}

/**
 * A certificate as it is printed, so the paper looks the same in light and dark themes. Its border has the module's
 * colors, or is ink.
 */
export function CertificateDrawing({ text, width: room, height: least, drawingRef }: CertificateDrawingProps) {
  const { width, height, edge, tooth, frame, texts, rules, blocks } = layOut(text, room, least)
  const inner = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge }
  return (
    <svg
      ref={drawingRef}
      className={`${styles.drawing} ${text.row.length > 0 ? styles.course : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      data-ground="paper"
      data-color={text.block?.color}
      role="img"
      aria-label={certificateSaid(text)}
    >
      <rect className={styles.sheet} width={width} height={height} />
      <rect className={styles.second} {...inner} />
      <path className={styles.strong} d={sawtooth(edge, edge, inner.width, inner.height, tooth)} />
      <rect
        className={styles.sheet}
        x={edge + tooth}
        y={edge + tooth}
        width={width - 2 * (edge + tooth)}
        height={height - 2 * (edge + tooth)}
      />
      <rect className={styles.line} {...inset(width, height, frame)} strokeWidth={1.5} />
      <rect className={styles.line} {...inset(width, height, frame + 3.75)} strokeWidth={0.9} />
      {rules.map((rule) => (
        <Rule key={rule.kind} {...rule} />
      ))}
      {blocks.map((block, at) => (
        // Blocks never change their order, and two modules may look the same.
        <Block key={at} {...block} />
      ))}
      {texts.map((line, at) => (
        // Lines have no id and never change their order, so the index is the key.
        <Line key={at} {...line} name={text.name} />
      ))}
    </svg>
  )
}

function inset(width: number, height: number, by: number) {
  return { x: by, y: by, width: width - 2 * by, height: height - 2 * by }
}

/** The letters of Besley, as in its `unicode-range` (src/ui/fonts.css). */
export const BESLEY =
  /^[\u0020-\u007E\u00A0-\u00A2\u00A9\u00AB\u00B0\u00B7\u00BB\u00BF-\u00FF\u2013-\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032-\u2033\u20AC\u2212]*$/u

/** A name with letters that Besley lacks is written in its fallback, because two typefaces would mix in a word. */
function Line({ runs, x, y, size, face, tone, name }: PlacedText & { readonly name: string }) {
  const isOfName = runs.every(({ text }) => name.includes(text))
  const isInBesley = BESLEY.test(isOfName ? name : runs.map(({ text }) => text).join(''))
  const display = isInBesley ? styles.display : `${styles.display} ${styles.fallback}`
  return (
    <text
      className={`${face === 'display' ? display : styles.plain} ${tone === 'quiet' ? styles.quiet : ''}`}
      x={x}
      y={y}
      fontSize={size}
      xmlSpace="preserve"
    >
      {runs.map(({ text, isBold, lang }) => (
        <tspan key={text} className={isBold ? styles.bold : undefined} lang={lang}>
          {text}
        </tspan>
      ))}
    </text>
  )
}

/**
 * Draws two red lines under the name. Under the score it draws one line and below it a double line, as under a total in
 * a ledger.
 */
function Rule({ kind, x, y, width }: PlacedRule) {
  if (kind === 'name') return <path className={styles.margin} d={`M${x} ${y}h${width}M${x} ${y + 3.2}h${width}`} />
  return (
    <path
      className={styles.line}
      strokeWidth={1.3}
      d={`M${x} ${y - 27}h${width}M${x} ${y}h${width}M${x} ${y + 3}h${width}`}
    />
  )
}

function Block({ look, x, y, size }: PlacedBlock) {
  const patches = patchesOf(look.icon)
  const shape = (color: 'strong' | 'second'): string =>
    patches.map((patch) => (patch.color === color ? patch.path : '')).join('')
  return (
    <g data-color={look.color} transform={`translate(${x} ${y}) scale(${size / 12})`}>
      <path className={`${styles.second} ${styles.sewn}`} d={shape('second')} />
      <path className={`${styles.strong} ${styles.sewn}`} d={shape('strong')} />
      <path className={styles.bound} d="M0 0h12v12H0z" />
    </g>
  )
}
