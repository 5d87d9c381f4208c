import type { ComponentType } from 'react'
import type { Site } from '../site'
import { navWords } from '#words/nav'
import { publicPaths } from '../words/paths'
import type { PageProps } from './PageProps'
import type { AddressOf, StructuredData } from './structuredData'

/** What `page.tsx` in a page's folder exports as `page`. */
export interface PublicPage {
  readonly Page: ComponentType<PageProps>
  readonly title: string
  readonly description: string
  /** Used instead of `description` if there is no email address. */
  readonly descriptionWithoutMail?: string
  /** The day of an article, `YYYY-MM-DD`. */
  readonly publishedOn?: string
  readonly structuredData?: (addressOf: AddressOf, site: Site) => readonly StructuredData[]
  /** Pages below this one, by path. They use its styles. */
  readonly below?: ReadonlyMap<string, PublicPage>
}

/** A public page that the build writes. */
export interface BuiltPage extends PublicPage {
  /** The name of the page's row and folder. */
  readonly name: string
}

interface Folder {
  readonly page: PublicPage
}

const folders = import.meta.glob<Folder>('./*/page.tsx', { eager: true })

const rows = Object.entries(publicPaths).map(([name, path]): readonly [string, BuiltPage] => {
  const folder = folders[`./${name}/page.tsx`]
  if (folder === undefined) throw new Error(`${path} has no src/pages/${name}/page.tsx`)
  // The types ask for this name too, but a build doesn't check types.
  if (!Object.hasOwn(navWords.pages, name)) throw new Error(`${path} has no name ${name} in the words of nav.ts`)
  return [path, { ...folder.page, name }]
})

/**
 * The pages that the build prerenders: every row in `publicPaths` with the folder of the same name, then the pages
 * below them. No script of the built site imports this, because a public page is sent as HTML, never as code.
 */
export const publicPages: ReadonlyMap<string, BuiltPage> = new Map([
  ...rows,
  ...rows.flatMap(([, { name, below = [] }]) => [...below].map(([path, page]) => [path, { ...page, name }] as const)),
])
