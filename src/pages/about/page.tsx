import { aboutWords as words } from '#words/about'
import type { PublicPage } from '../publicPages'
import { organizationData } from '../structuredData'
import { About } from './About'

export const page: PublicPage = {
  Page: About,
  title: words.documentTitle,
  description: words.description,
  structuredData: (addressOf, site) => [organizationData(site, addressOf)],
}
