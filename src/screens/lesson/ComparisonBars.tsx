import { plainFigure } from '#words/ledgerFormat'
import { lessonWords as words } from '#words/lesson'
import type { SectionBars } from '../../core/curriculum/curriculum'
import { barScale } from './barScale'
import styles from './ComparisonBars.module.css'

interface ComparisonBarsProps {
  readonly bars: SectionBars
}

/** The gap between two parts of a bar, in percent of the widest bar. It separates the parts without relying on color. */
const GAP = 0.6

/** Shows amounts as bars side by side. The bars are decorative, and every figure is also text. */
export function ComparisonBars({ bars }: ComparisonBarsProps) {
  return (
    <figure className={styles.bars}>
      <figcaption>
        <span>{bars.caption}</span>
        {bars.unit !== '' && <span className={styles.unit}>{words.inUnit(bars.unit)}</span>}
      </figcaption>
      <ul>
        {barScale(bars).map((row, index) => (
          <li key={index} className={styles.row}>
            <span>{row.label}</span>
            <svg className={styles.bar} aria-hidden="true">
              {row.pieces.map((piece, pieceIndex) => (
                <rect
                  key={pieceIndex}
                  className={styles[piece.ink]}
                  x={`${piece.from}%`}
                  width={`${Math.max(0, piece.width - (pieceIndex < row.pieces.length - 1 ? GAP : 0))}%`}
                  height="100%"
                />
              ))}
            </svg>
            <span className={styles.figure}>{plainFigure(row.total)}</span>
            {row.pieces.length > 1 && (
              <span className={styles.parts}>
                {row.pieces.map((piece, pieceIndex) => (
                  <span key={pieceIndex}>
                    <svg viewBox="0 0 10 10" aria-hidden="true">
                      <rect className={styles[piece.ink]} width="10" height="10" />
                    </svg>
                    <span>{words.barPart(piece.label, plainFigure(piece.value))}</span>
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </figure>
  )
}
