import type { ComponentType } from 'react'
import { homeWords } from '#words/home'
import { Home } from '../../pages/home/Home'
import type { PageProps } from '../../pages/PageProps'
import { paths, type SitePath } from '../../words/paths'

export interface PublicPage {
  readonly Page: ComponentType<PageProps>
  readonly title: string
  readonly description: string
}

/** What the build prerenders. No script of the built site imports it: a public page comes as HTML, never as code. */
export const publicPages: ReadonlyMap<SitePath, PublicPage> = new Map([
  [paths.home, { Page: Home, title: homeWords.documentTitle, description: homeWords.description }],
])
