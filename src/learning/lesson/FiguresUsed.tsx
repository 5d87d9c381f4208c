import { lessonWords as words } from '#words/lesson'
import type { Figure } from '../../curriculum/curriculum'
import { formatFigure } from '../../curriculum/formatFigure'
import styles from './FiguresUsed.module.css'

interface FiguresUsedProps {
  readonly figures: readonly Figure[]
}

export const figuresUsedId = 'figures-used'

/** The dated figures of the lesson with the year they hold for and the office that publishes them. */
export function FiguresUsed({ figures }: FiguresUsedProps) {
  return (
    <section aria-labelledby={figuresUsedId}>
      <h2 id={figuresUsedId} tabIndex={-1}>
        {words.figuresUsed}
      </h2>
      <p className={styles['note']}>{words.figuresNote}</p>
      <ul className={styles['figures']}>
        {figures.map((figure) => (
          <li key={figure.id}>
            <span>{figure.label}</span>
            <span className={styles['value']}>{formatFigure(figure, words.locale)}</span>
            <span className={styles['source']}>
              {words.figureYear(String(figure.year))}{' '}
              <a href={figure.url} target="_blank" rel="noreferrer">
                {figure.source} <span className={styles['tab']}>{words.opensInNewTab}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
