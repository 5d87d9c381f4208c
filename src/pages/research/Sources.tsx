import { longDay } from '#words/ledgerFormat'
import { researchWords as words } from '#words/research'
import { Block } from '../../ui/Block'
import { Callout } from '../../ui/Callout'
import { LeafRow } from '../../ui/Leaf'
import { checkedByPerson, courseFigures, newestCompiled } from '../courseFigures'
import common from '../Page.module.css'
import styles from './page.module.css'
import type { Figure } from '../../core/curriculum/parseLists'

/** How many publishers are shown. The rest, most with a single figure, are in a fold. */
const shownAtOnce = 8

/** Where the figures come from, and how far they have been checked. Empty if there are no figures. */
export function Sources() {
  if (newestCompiled === undefined) return null
  const publishers = publishersOf(courseFigures)
  const rest = publishers.slice(shownAtOnce)
  return (
    <LeafRow marginNote={<p>{words.sourcesNote(courseFigures.length, longDay(newestCompiled))}</p>}>
      <h2>{words.sourcesTitle}</h2>
      <p className={common.prose}>{words.sourcesText(courseFigures.length, publishers.length)}</p>
      <Block width={40} before={5} className={styles.sources}>
        <p className={styles.sourcesHead} aria-hidden="true">
          <span>{words.sourcesColumns.publisher}</span>
          <span>{words.sourcesColumns.figures}</span>
        </p>
        <Publishers from={1}>{publishers.slice(0, shownAtOnce)}</Publishers>
        {rest.length === 0 ? null : (
          <details>
            <summary>{words.moreSources(rest.length)}</summary>
            <Publishers from={shownAtOnce + 1}>{rest}</Publishers>
          </details>
        )}
      </Block>
      <Callout color="green" title={words.checkedTitle}>
        <p>{words.checkedText(checkedByPerson, courseFigures.length)}</p>
      </Callout>
    </LeafRow>
  )
}

interface PublishersProps {
  readonly from: number
  readonly children: readonly Publisher[]
}

function Publishers({ from, children }: PublishersProps) {
  return (
    <ol start={from}>
      {children.map(({ host, figures }, index) => (
        <li key={host} className="num">
          <span className={styles.place} aria-hidden="true">
            {from + index}
          </span>
          <a href={`https://${host}/`}>{host}</a>
          <span className={styles.count}>
            <span>{figures}</span>
            <span className="sr">{` ${words.figuresWord(figures)}`}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

interface Publisher {
  /** The host of its documents, without `www.`. */
  readonly host: string
  readonly figures: number
}

/** The publishers of the documents behind the figures, most used first, then by name. */
export function publishersOf(figures: readonly Pick<Figure, 'url'>[]): readonly Publisher[] {
  const counts = new Map<string, number>()
  for (const { url } of figures) {
    const host = new URL(url).hostname.replace(/^www\./, '')
    counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return [...counts]
    .map(([host, count]) => ({ host, figures: count }))
    .sort((a, b) => b.figures - a.figures || a.host.localeCompare(b.host))
}
