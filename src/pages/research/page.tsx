import { researchWords as words } from '#words/research'
import type { PublicPage } from '../publicPages'
import { Research } from './Research'

export const page: PublicPage = {
  Page: Research,
  title: words.documentTitle,
  description: words.description,
}
