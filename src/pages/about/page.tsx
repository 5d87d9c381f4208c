import { aboutWords as words } from '#words/about'
import type { PublicPage } from '../publicPages'
import { organizationData } from '../structuredData'
import { organizationDocuments } from './organizationDocuments'
import styles from './page.module.css'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PhoneText } from '../../ui/PhoneText'
import { filePath, paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import { NamedRows } from '../NamedRows'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { PageProps } from '../PageProps'
import { PrairieTown } from '../../ui/PrairieTown'
import { knownDate, longDay } from '#words/ledgerFormat'
import { formatFigure } from '../../core/curriculum/formatFigure'
import { locale } from '../../words/locale'
import { courseFigures, exampleFigure, newestCompiled } from '../courseFigures'

export const page: PublicPage = {
  Page: About,
  title: words.documentTitle,
  description: words.description,
  structuredData: (addressOf, site) => [organizationData(site, addressOf)],
  below: organizationDocuments,
}

/** Route `/about` (contract, section 1.1). */
function About({ site }: Pick<PageProps, 'site'>) {
  return (
    <>
      <Leaf className={common.page}>
        <PageHead title={words.title} lead={words.lead} marginNote={<p>{words.leadNote}</p>} />
        <LeafRow marginNote={<p>{words.promisesNote}</p>}>
          <h2>{words.promisesTitle}</h2>
          <NamedRows entries={words.promises} />
          <p className={common.links}>
            <ArrowLink href={paths.openSource}>{words.openSourceLink}</ArrowLink>
            {site.documents.privacy === '' ? null : (
              <ArrowLink href={filePath(site.documents.privacy)}>{words.privacyLink}</ArrowLink>
            )}
          </p>
        </LeafRow>
        <LeafRow marginNote={<p>{words.writersNote}</p>}>
          <h2>{words.writersTitle}</h2>
          <div className={common.prose}>
            {words.writers.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {site.email === '' ? null : <p>{words.writersInvite}</p>}
          </div>
          <p className={common.links}>
            <ArrowLink href={paths.partnerships}>{words.writersLink}</ArrowLink>
          </p>
        </LeafRow>
        <AboutFigures />
        <LeafRow marginNote={<p>{words.moneyNote}</p>}>
          <h2>{words.moneyTitle}</h2>
          <div className={common.prose}>
            <p>{words.money}</p>
            {site.funding === '' ? null : <p>{site.funding}</p>}
          </div>
        </LeafRow>
        <LeafRow marginNote={<p>{words.limitsNote}</p>}>
          <h2>{words.limitsTitle}</h2>
          <div className={common.prose}>
            <p>{words.limits}</p>
            <p>
              <PhoneText>{words.limitsHelp}</PhoneText>
            </p>
          </div>
        </LeafRow>
      </Leaf>
      <ElevatorStrip />
    </>
  )
}

/** A small picture of the town on its horizon: barn, bins and grain elevator. */
function ElevatorStrip() {
  return (
    <svg
      className={styles.strip}
      viewBox="0 0 1440 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.far} d="M0 152v-10l90-8 60 5 120-9 140 8 200 6h320l150-6 80-9 120 8 180-8v23z" />
      <path className={styles.field} d="M0 150h1440v50H0z" />
      <path
        className={styles.furrows}
        d="M0 176L330 152M120 200L520 152M420 200L640 152M720 200V154M1020 200L800 152M1320 200L920 152M1440 176L1110 152"
      />
      <PrairieTown />
    </svg>
  )
}

/** Shows how figures are dated, with one real entry from the list. */
function AboutFigures() {
  return (
    <LeafRow
      marginNote={newestCompiled === undefined ? undefined : <p>{words.figuresNote(longDay(newestCompiled))}</p>}
    >
      <h2>{words.figuresTitle}</h2>
      <div className={common.prose}>
        <p>{words.figuresText(courseFigures.length)}</p>
      </div>
      {exampleFigure === undefined ? null : (
        <NamedRows
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
      <p className={common.after}>{words.figuresAfter}</p>
      <p className={common.links}>
        <ArrowLink href={paths.research}>{words.figuresLink}</ArrowLink>
      </p>
    </LeafRow>
  )
}
