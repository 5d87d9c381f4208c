import { contactWords as words } from '#words/contact'
import type { PublicPage } from '../publicPages'
import { organizationData } from '../structuredData'
import { Contact } from './Contact'

export const page: PublicPage = {
  Page: Contact,
  title: words.documentTitle,
  description: words.description,
  descriptionWithoutMail: words.descriptionWithoutMail,
  structuredData: (addressOf, site) => [organizationData(site, addressOf)],
}
