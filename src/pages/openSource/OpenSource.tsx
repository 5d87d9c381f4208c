import { openSourceWords as words } from '#words/openSource'
import { Leaf } from '../../ui/Leaf'
import { LeafRow } from '../../ui/LeafRow'
import { Ledger } from '../../ui/Ledger'
import { licensesPath, paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import { Entries } from '../Entries'
import page from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { PageProps } from '../PageProps'
import { CopySteps } from './CopySteps'
import styles from './OpenSource.module.css'
import { parts, projectLicense } from './parts'

/** Route `/opensource` (contract, section 1.1). */
export function OpenSource({ CopyButton, site }: Pick<PageProps, 'CopyButton' | 'site'>) {
  const isReachable = site.social.github !== '' || site.email !== ''
  return (
    <Leaf className={page['page']}>
      <PageHead title={words.title} lead={words.lead} folio={<p className="num">{words.note(site.version)}</p>}>
        <dl className={styles.rights}>
          {words.rights.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={page['after']}>{words.license(projectLicense)}</p>
      </PageHead>
      <LeafRow folio={<p>{words.partsNote(parts.length)}</p>}>
        <h2>{words.partsTitle}</h2>
        <p className={styles.intro}>{words.partsText}</p>
        <Ledger
          className={styles.parts}
          caption={words.partsCaption}
          scrollName={words.partsCaption}
          isCaptionHidden
          columns={[
            { label: words.partsColumns.part, kind: 'text' },
            { label: words.partsColumns.purpose, kind: 'text' },
            { label: words.partsColumns.version, kind: 'text' },
            { label: words.partsColumns.license, kind: 'text' },
          ]}
          rows={parts.map(({ name, purpose, version, license }) => ({
            id: name,
            cells: [name, purpose, version, license],
          }))}
        />
        <p className={page['links']}>
          <ArrowLink href={licensesPath}>{words.partsLicenses}</ArrowLink>
        </p>
      </LeafRow>
      {isReachable ? (
        <>
          <LeafRow folio={<p>{words.copyNote}</p>}>
            <h2>{words.copyTitle}</h2>
            <CopySteps CopyButton={CopyButton} site={site} />
          </LeafRow>
          <Faults site={site} />
        </>
      ) : null}
    </Leaf>
  )
}

/** What to write about a fault, and where to. */
function Faults({ site }: Pick<PageProps, 'site'>) {
  const { github } = site.social
  return (
    <LeafRow folio={<p>{words.faultNote}</p>}>
      <h2>{words.faultTitle}</h2>
      <p>{words.faultText}</p>
      <Entries entries={words.faultParts} />
      <p className={page['after']}>{words.faultLeaveOut}</p>
      {site.email === '' ? null : <p className={page['after']}>{words.faultSecurity}</p>}
      <p className={page['links']}>
        {github === '' ? null : (
          <ArrowLink href={`${github.replace(/\/+$/, '')}/issues`}>{words.faultIssues}</ArrowLink>
        )}
        {site.email === '' ? null : <ArrowLink href={paths.contact}>{words.faultMail}</ArrowLink>}
      </p>
    </LeafRow>
  )
}
