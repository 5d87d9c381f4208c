import { homeWords as words } from '#words/home'
import type { PublicPage } from '../publicPages'
import { organizationData } from '../structuredData'
import { Home } from './Home'

export const page: PublicPage = {
  Page: Home,
  title: words.documentTitle,
  description: words.description,
  structuredData: (addressOf, site) => [organizationData(site, addressOf)],
}
