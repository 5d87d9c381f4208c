import { aboutWords as words } from '#words/about'
import { knownDate, longDay } from '#words/ledgerFormat'
import { formatFigure } from '../../curriculum/formatFigure'
import { LeafRow } from '../../ui/LeafRow'
import { locale } from '../../words/format'
import { paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import { courseFigures, exampleFigure, newestCompiled } from '../courseFigures'
import { Entries } from '../Entries'
import page from '../Page.module.css'

/** How figures are dated, with one real entry of the list. */
export function AboutFigures() {
  return (
    <LeafRow folio={newestCompiled === undefined ? undefined : <p>{words.figuresNote(longDay(newestCompiled))}</p>}>
      <h2>{words.figuresTitle}</h2>
      <div className={page['prose']}>
        <p>{words.figuresText(courseFigures.length)}</p>
      </div>
      {exampleFigure === undefined ? null : (
        <Entries
          entries={[
            { title: words.figureRows.label, text: exampleFigure.label },
            {
              title: words.figureRows.value,
              text: <span className="fig">{formatFigure(exampleFigure, locale)}</span>,
            },
            { title: words.figureRows.year, text: String(exampleFigure.year) },
            { title: words.figureRows.source, text: <a href={exampleFigure.url}>{exampleFigure.source}</a> },
            ...(exampleFigure.sourceDated === undefined
              ? []
              : [{ title: words.figureRows.sourceDated, text: knownDate(exampleFigure.sourceDated) }]),
            { title: words.figureRows.compiledOn, text: longDay(exampleFigure.compiledOn) },
            {
              title: words.figureRows.checked,
              text:
                exampleFigure.checked === undefined
                  ? words.figureRows.notChecked
                  : `${exampleFigure.checked.by}, ${longDay(exampleFigure.checked.on)}`,
            },
          ]}
        />
      )}
      <p className={page['after']}>{words.figuresAfter}</p>
      <p className={page['links']}>
        <ArrowLink href={paths.research}>{words.figuresLink}</ArrowLink>
      </p>
    </LeafRow>
  )
}
