import { aboutWords as words } from '#words/about'
import { Leaf } from '../../ui/Leaf'
import { PhoneText } from '../../ui/PhoneText'
import { LeafRow } from '../../ui/LeafRow'
import { paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import { Entries } from '../Entries'
import page from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { PageProps } from '../PageProps'
import { AboutFigures } from './AboutFigures'
import { ElevatorStrip } from './ElevatorStrip'

/** Route `/about` (contract, section 1.1). */
export function About({ site }: Pick<PageProps, 'site'>) {
  return (
    <>
      <Leaf className={page['page']}>
        <PageHead title={words.title} lead={words.lead} folio={<p>{words.leadNote}</p>} />
        <LeafRow folio={<p>{words.promisesNote}</p>}>
          <h2>{words.promisesTitle}</h2>
          <Entries entries={words.promises} />
          <p className={page['links']}>
            <ArrowLink href={paths.openSource}>{words.openSourceLink}</ArrowLink>
            {site.documents.privacy === '' ? null : (
              <ArrowLink href={site.documents.privacy}>{words.privacyLink}</ArrowLink>
            )}
          </p>
        </LeafRow>
        <LeafRow folio={<p>{words.writersNote}</p>}>
          <h2>{words.writersTitle}</h2>
          <div className={page['prose']}>
            {words.writers.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {site.email === '' ? null : <p>{words.writersInvite}</p>}
          </div>
          <p className={page['links']}>
            <ArrowLink href={paths.partnerships}>{words.writersLink}</ArrowLink>
          </p>
        </LeafRow>
        <AboutFigures />
        <LeafRow folio={<p>{words.moneyNote}</p>}>
          <h2>{words.moneyTitle}</h2>
          <div className={page['prose']}>
            <p>{words.money}</p>
            {site.funding === '' ? null : <p>{site.funding}</p>}
          </div>
        </LeafRow>
        <LeafRow folio={<p>{words.limitsNote}</p>}>
          <h2>{words.limitsTitle}</h2>
          <div className={page['prose']}>
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
