import { knownDate, longDay } from '#words/ledgerFormat'
import { lessonWords as words } from '#words/lesson'
import { type Figure, isStale } from '../../core/curriculum/parseLists'
import { formatFigure } from '../../core/curriculum/formatFigure'
import styles from './FiguresUsed.module.css'

interface FiguresUsedProps {
  readonly figures: readonly Figure[]
  readonly today: string
}

export const figuresUsedId = 'figures-used'

/** The figures of the lesson with their years, sources, compilation dates, and the people who checked them. */
export function FiguresUsed({ figures, today }: FiguresUsedProps) {
  return (
    <section aria-labelledby={figuresUsedId}>
      <h2 id={figuresUsedId} tabIndex={-1}>
        {words.figuresUsed}
      </h2>
      <p className={styles.note}>{words.figuresNote}</p>
      <ul className={styles.figures}>
        {figures.map((figure) => (
          <li key={figure.id}>
            <span>{figure.label}</span>
            <span className={styles.value}>{formatFigure(figure, words.locale)}</span>
            <span className={styles.source}>
              {isStale(figure, today) ? (
                <strong className={styles.stale}>{`${words.stale(figure.unit, String(figure.year))} `}</strong>
              ) : null}
              <span>{words.figureYear(String(figure.year))}</span>{' '}
              <span>{words.figureCompiled(longDay(figure.compiledOn))}</span>{' '}
              <a href={figure.url} target="_blank" rel="noreferrer">
                <span>{figure.source}</span> <span className="noPrint">{words.opensInNewTab}</span>
              </a>
              {figure.sourceDated === undefined ? null : (
                <span>{words.figureDated(knownDate(figure.sourceDated))}</span>
              )}
              {figure.checked === undefined ? null : (
                <span>{words.figureChecked(longDay(figure.checked.on), figure.checked.by)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
