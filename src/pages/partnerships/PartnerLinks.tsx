import { partnershipsWords as words } from '#words/partnerships'
import type { PartnerLink } from '../../site'
import { Icon } from '../../ui/Icon'
import { LeafRow } from '../../ui/LeafRow'
import styles from './Partnerships.module.css'

/** The partners that are named in `site.ts`, as rows. Nothing where there are none. */
export function PartnerLinks({ partners }: { readonly partners: readonly PartnerLink[] }) {
  const named = partners.filter(({ label, href }) => label !== '' && href !== '')
  if (named.length === 0) return null
  return (
    <LeafRow folio={<p>{words.linksNote}</p>}>
      <h2>{words.linksTitle}</h2>
      <ul className={styles.links}>
        {named.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>
              {label} <Icon name="external" size="small" />
            </a>
          </li>
        ))}
      </ul>
    </LeafRow>
  )
}
