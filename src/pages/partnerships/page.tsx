import { partnershipsWords as words } from '#words/partnerships'
import type { PublicPage } from '../publicPages'
import { Partnerships } from './Partnerships'

export const page: PublicPage = {
  Page: Partnerships,
  title: words.documentTitle,
  description: words.description,
}
