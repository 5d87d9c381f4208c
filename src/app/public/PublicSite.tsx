import { type ComponentType, useMemo } from 'react'
import type { Mirror } from '../../platform/window/mirror'
import { type Site, site as ours } from '../../site'
import type {
  ContactFormProps,
  CopyProps,
  PageProps,
  ProofProps,
  StartNoteProps,
  StartProps,
} from '../../pages/PageProps'
import { Corner } from '../layout/Corner'
import { CopyButton as CopyControl } from './CopyButton'
import { Island } from './Island'
import { MailForm } from './MailForm'
import { PublicBar, type PublicBarProps } from './PublicBar'
import { PublicFrame } from './PublicFrame'
import { StartLink as StartHere, StartNote as NoteHere } from './StartHere'

interface PublicSiteProps extends PublicBarProps {
  readonly Page: ComponentType<PageProps>
  /** The organization that the page describes. Tests use another one. */
  readonly site?: Site | undefined
  /** The origin of this copy, if it is known. */
  readonly origin?: string | undefined
}

/** A public page in the shared layout, as the build prerenders it. Its links load documents. */
export function PublicSite({ Page, site = ours, origin, ...bar }: PublicSiteProps) {
  const start = useMemo(() => startParts(bar.account), [bar.account])
  return (
    <PublicFrame site={site} path={bar.path} bar={<PublicBar {...bar} />} corner={<Corner hasScrollToTop />}>
      <Page
        OfflineProof={OfflineProof}
        {...start}
        CopyButton={CopyButton}
        ContactForm={ContactForm}
        site={site}
        origin={origin}
      />
    </PublicFrame>
  )
}

function startParts(account: Mirror): Pick<PageProps, 'StartLink' | 'StartNote'> {
  return {
    StartLink: ({ path }: StartProps) => (
      <Island name="start" text={path}>
        <StartHere account={account} path={path} />
      </Island>
    ),
    StartNote: ({ note }: StartNoteProps) => (
      <Island name="start-note" text={note}>
        <NoteHere account={account} note={note} />
      </Island>
    ),
  }
}

/** The text before a worker has answered. wakePage.ts replaces it with the worker's answer. */
function OfflineProof({ promise }: ProofProps) {
  return (
    <Island name="offline-proof" text={promise}>
      <span>{promise}</span>
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

function ContactForm({ email }: ContactFormProps) {
  return (
    <Island name="contact-form" text={email}>
      <MailForm email={email} />
    </Island>
  )
}
