import type { ComponentType } from 'react'
import type { CopyProps, PageProps, ProofProps } from '../../pages/PageProps'
import { Corner } from '../layout/Corner'
import { SiteLayout } from '../layout/SiteLayout'
import { CopyButton as CopyControl } from './CopyButton'
import { Island } from './Island'
import { MailForm } from './MailForm'
import { OfflineReceipt } from './OfflineReceipt'
import { PublicBar, type PublicBarProps } from './PublicBar'

interface PublicSiteProps extends PublicBarProps {
  readonly Page: ComponentType<PageProps>
  /** Where the newsletters' feed is; undefined without one. */
  readonly feed?: string | undefined
}

/** A public page in the shared layout, as the build prerenders it. Its links load documents. */
export function PublicSite({ Page, feed, ...bar }: PublicSiteProps) {
  return (
    <SiteLayout
      start="under-bar"
      bar={
        <Island name="bar">
          <PublicBar {...bar} />
        </Island>
      }
      corner={
        <Island name="corner">
          <Corner hasScrollToTop />
        </Island>
      }
    >
      <Page OfflineProof={OfflineProof} CopyButton={CopyButton} ContactForm={ContactForm} feed={feed} />
    </SiteLayout>
  )
}

function OfflineProof({ promise }: ProofProps) {
  return (
    <Island name="offline-proof" text={promise}>
      <OfflineReceipt promise={promise} />
    </Island>
  )
}

function CopyButton({ text, label }: CopyProps) {
  return (
    <Island name="copy" text={text} label={label}>
      <CopyControl text={text} label={label} />
    </Island>
  )
}

function ContactForm() {
  return (
    <Island name="contact-form">
      <MailForm />
    </Island>
  )
}
