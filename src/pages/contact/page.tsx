import { contactWords as words } from '#words/contact'
import type { PublicPage } from '../publicPages'
import { organizationData } from '../structuredData'
import styles from './page.module.css'
import { Leaf, LeafRow } from '../../ui/Leaf'
import { PhoneText } from '../../ui/PhoneText'
import common from '../Page.module.css'
import { PageHead } from '../PageHead'
import type { PageProps } from '../PageProps'
import { Row } from '../../ui/Row'
import { Stack } from '../../ui/Stack'

export const page: PublicPage = {
  Page: Contact,
  title: words.documentTitle,
  description: words.description,
  descriptionWithoutMail: words.descriptionWithoutMail,
  structuredData: (addressOf, site) => [organizationData(site, addressOf)],
}

type ContactProps = Pick<PageProps, 'ContactForm' | 'CopyButton' | 'site'>

/**
 * Route `/contact` (contract, section 1.1). It starts with the email address, which works without a script or a form.
 */
function Contact({ ContactForm, CopyButton, site: { email } }: ContactProps) {
  if (email === '') return <ContactWithoutMail />
  return (
    <Leaf className={common.page}>
      <PageHead title={words.title} lead={words.lead} marginNote={<p>{words.addressNote}</p>}>
        <Row rowGap={2} gap={5} align="center" before={5} className={styles.address}>
          <a href={`mailto:${email}`}>{email}</a>
          <CopyButton text={email} label={words.copyAddress} />
        </Row>
      </PageHead>
      <LeafRow marginNote={<p>{words.formNote}</p>}>
        <h2>{words.formTitle}</h2>
        <ContactForm email={email} />
        <noscript>
          <p className={common.after}>{words.noScript}</p>
        </noscript>
      </LeafRow>
      <LeafRow marginNote={<p>{words.careNote}</p>}>
        <Stack gap={6} className={styles.notes}>
          <div>
            <h2>{words.careTitle}</h2>
            <p>{words.care}</p>
          </div>
          <div>
            <h2>{words.helpTitle}</h2>
            <p>
              <PhoneText>{words.help}</PhoneText>
            </p>
          </div>
        </Stack>
      </LeafRow>
    </Leaf>
  )
}

/** Without an email address, the page starts with phone lines that people answer. */
function ContactWithoutMail() {
  return (
    <Leaf className={common.page}>
      <PageHead title={words.helpTitle} lead={words.withoutMail} marginNote={<p>{words.withoutMailNote}</p>}>
        <p className={common.after}>
          <PhoneText>{words.help}</PhoneText>
        </p>
      </PageHead>
    </Leaf>
  )
}
