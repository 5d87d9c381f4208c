import { knownDate, longDay } from '#words/ledgerFormat'
import { figureInTextWords } from '#words/figureInText'
import { lessonWords as words } from '#words/lesson'
import { formatFigure } from '../../core/curriculum/formatFigure'
import { type Figure, isStale } from '../../core/curriculum/parseLists'
import { Fold } from '../../ui/Fold'
import { locale } from '../../words/locale'
import styles from './FiguresUsed.module.css'

interface FiguresUsedProps {
  readonly figures: readonly Figure[]
  readonly today: string
}

export const figuresUsedId = 'figures-used'

/**
 * Shows the lesson's figures with their years and sources, the month we read a copy, and the people who checked them.
 * They are in a fold, which is open if one of them is out of date.
 */
export function FiguresUsed({ figures, today }: FiguresUsedProps) {
  return (
    <section aria-labelledby={figuresUsedId}>
      <h2 id={figuresUsedId} tabIndex={-1}>
        {words.figuresUsed}
      </h2>
      <p className={styles.note}>{words.figuresNote}</p>
      <Fold
        label={words.figuresShow(figures.length)}
        isOpen={figures.some((figure) => isStale(figure, today))}
        isPrinted
      >
        <ul className={styles.figures}>
          {figures.map((figure) => (
            <li key={figure.id}>
              <span>{figure.label}</span>
              <span className={styles.value}>{formatFigure(figure, locale)}</span>
              <span className={styles.source}>
                {isStale(figure, today) ? (
                  <strong
                    className={styles.stale}
                  >{`${words.figureThrough(longDay(figure.expiresOn ?? today))} `}</strong>
                ) : null}
                <span>{words.figureYear(String(figure.year))}</span> <Source of={figure} />
                <span>{readOrChecked(figure)}</span>
              </span>
              {figure.next === undefined ? null : (
                <>
                  <span className={styles.next}>{words.figureNext(longDay(figure.next.from))}</span>
                  <span className={styles.value}>
                    {formatFigure({ value: figure.next.value, unit: figure.unit }, locale)}
                  </span>
                  <span className={styles.source}>
                    <span>{words.figureYear(String(figure.next.year))}</span> <Source of={figure.next} />
                    <span>{words.figureRead(knownDate(figure.compiledOn.slice(0, 7)))}</span>
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}

function Source({ of }: { readonly of: Pick<Figure, 'source' | 'url' | 'sourceDated'> }) {
  return (
    <>
      {of.source.startsWith(words.figureComputed) ? null : <span>{`${words.figureFrom} `}</span>}
      <a href={of.url} target="_blank" rel="noreferrer">
        <span>{of.source}</span> <span className="noPrint">{figureInTextWords.opensInNewTab}</span>
      </a>
      {of.sourceDated === undefined ? null : <span>{words.figureDated(knownDate(of.sourceDated))}</span>}
    </>
  )
}

/** A figure is marked as checked only if a person compared its value with the official page. */
function readOrChecked({ compiledOn, checked }: Figure): string {
  if (checked === undefined) return words.figureRead(knownDate(compiledOn.slice(0, 7)))
  return words.figureChecked(longDay(checked.on), checked.by)
}
