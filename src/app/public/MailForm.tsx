import { useSyncExternalStore } from 'react'
import { contactWords as words } from '#words/contact'
import { ContactForm } from '../../pages/contact/ContactForm'
import { isOnlineHint, onNetworkHint } from '../../platform/window/network'
import { site } from '../../site'
import { CopyButton } from './CopyButton'

/** The form of the contact page, joined to the browser. The prerendered page is online. */
export function MailForm() {
  const isOnline = useSyncExternalStore(onNetworkHint, isOnlineHint, () => true)
  return (
    <ContactForm
      isOnline={isOnline}
      onMail={(address) => window.location.assign(address)}
      copyAddress={<CopyButton text={site.email} label={words.copyAddress} />}
    />
  )
}
