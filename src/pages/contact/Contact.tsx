import { contactWords as words } from '#words/contact'
import { site } from '../../site'
import { Leaf } from '../../ui/Leaf'
import { LeafRow } from '../../ui/LeafRow'
import page from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { PageProps } from '../PageProps'
import styles from './Contact.module.css'

/** Route `/contact` (specification, section 2). It leads with the address, which needs no script and no form. */
export function Contact({ ContactForm, CopyButton }: PageProps) {
  return (
    <Leaf className={page['page']}>
      <PageHead title={words.title} lead={words.lead} folio={<p>{words.addressNote}</p>}>
        <div className={styles['address']}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          <CopyButton text={site.email} label={words.copyAddress} />
        </div>
      </PageHead>
      <LeafRow folio={<p>{words.formNote}</p>}>
        <h2>{words.formTitle}</h2>
        <ContactForm />
        <noscript>
          <p className={page['after']}>{words.noScript}</p>
        </noscript>
      </LeafRow>
      <LeafRow folio={<p>{words.careNote}</p>}>
        <div className={styles['notes']}>
          <div>
            <h2>{words.careTitle}</h2>
            <p>{words.care}</p>
          </div>
          <div>
            <h2>{words.helpTitle}</h2>
            <p>{words.help}</p>
          </div>
        </div>
      </LeafRow>
    </Leaf>
  )
}
