import { useSyncExternalStore } from 'react'
import { contactWords as words } from '#words/contact'
import { ContactForm } from '../../pages/contact/ContactForm'
import type { ContactFormProps } from '../../pages/PageProps'
import { isOnlineHint, onNetworkHint } from '../../platform/window/network'
import { CopyButton } from './CopyButton'

/** The form of the contact page, connected to the browser's state. The prerendered page counts as online. */
export function MailForm({ email }: ContactFormProps) {
  const isOnline = useSyncExternalStore(onNetworkHint, isOnlineHint, () => true)
  return (
    <ContactForm
      email={email}
      isOnline={isOnline}
      onMail={(address) => window.location.assign(address)}
      copyAddress={<CopyButton text={email} label={words.copyAddress} />}
    />
  )
}
