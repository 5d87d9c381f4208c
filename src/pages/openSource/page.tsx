import { openSourceWords as words } from '#words/openSource'
import type { PublicPage } from '../publicPages'
import { OpenSource } from './OpenSource'

export const page: PublicPage = {
  Page: OpenSource,
  title: words.documentTitle,
  description: words.description,
}
