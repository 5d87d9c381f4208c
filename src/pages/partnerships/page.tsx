import { partnershipsWords as words } from '#words/partnerships'
import type { PublicPage } from '../publicPages'
import styles from './page.module.css'
import { Block } from '../../ui/Block'
import { Text } from '../../ui/Text'
import { buttonClass } from '../../ui/buttonClass'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { hasClasses } from '../../words/hasClasses'
import { paths } from '../../words/paths'
import { ArrowLink } from '../ArrowLink'
import { NamedRows } from '../NamedRows'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { PageProps } from '../PageProps'
import type { PartnerLink } from '../../site'
import { Icon } from '../../ui/Icon'

export const page: PublicPage = {
  Page: Partnerships,
  title: words.documentTitle,
  description: words.description,
}

/** Route `/partnerships` (contract, section 1.1). */
function Partnerships({ site }: Pick<PageProps, 'site'>) {
  return (
    <Leaf className={common.page}>
      <PageHead title={words.title} lead={words.lead} marginNote={<p>{words.note}</p>}>
        <table className={styles.ways}>
          <caption className="sr">{words.waysCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.way}</th>
              <th scope="col">{words.columns.takes}</th>
              <th scope="col">{words.columns.costs}</th>
            </tr>
          </thead>
          <tbody>
            {words.ways.map(({ title, text, takes, costs, link }) => (
              <tr key={title}>
                <th scope="row">
                  <span className={styles.way}>{title}</span> <span>{text}</span>
                  {hasClasses && link !== undefined ? (
                    <div>
                      <ArrowLink href={paths.teachers}>{link}</ArrowLink>
                    </div>
                  ) : null}
                </th>
                <td data-label={words.columns.takes}>{takes}</td>
                <td data-label={words.columns.costs}>{costs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PageHead>
      {site.email === '' ? null : (
        <LeafRow marginNote={<p>{words.startNote}</p>}>
          <h2>{words.startTitle}</h2>
          <Text width={38} after={5}>
            {words.startText}
          </Text>
          <a className={buttonClass('solid')} href={paths.contact}>
            {words.start}
          </a>
        </LeafRow>
      )}
      <LeafRow marginNote={<p>{words.samesNote}</p>}>
        <h2>{words.samesTitle}</h2>
        <NamedRows entries={words.sames} />
      </LeafRow>
      <PartnerLinks partners={site.partners} />
    </Leaf>
  )
}

/** The partners of the organization, as rows. Empty if there are none. */
export function PartnerLinks({ partners }: { readonly partners: readonly PartnerLink[] }) {
  const named = partners.filter(({ label, href }) => label !== '' && href !== '')
  if (named.length === 0) return null
  return (
    <LeafRow marginNote={<p>{words.linksNote}</p>}>
      <h2>{words.linksTitle}</h2>
      <Block as="ul" width={40} isRuled className={styles.links}>
        {named.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>
              <span>{label}</span> <Icon name="external" size="small" />
            </a>
          </li>
        ))}
      </Block>
    </LeafRow>
  )
}
