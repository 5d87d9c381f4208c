import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { AccountName } from './app/account/accountName'
import type { SignOutCalls } from './app/account/SignOut'
import { PublicSite } from './app/public/PublicSite'
import { publicPages } from './app/public/publicPages'
import { publicPaths } from './app/public/publicPaths'
import { ShellSkeleton } from './app/ShellSkeleton'
import { learnerFrameWords } from '#words/learnerFrame'
import { site } from './site'

/** What the build writes into one HTML file. */
export interface RenderedPage {
  readonly html: string
  readonly head: { readonly title: string; readonly description: string }
}

/** A prerendered page is made for nobody. */
const nobody: AccountName = {
  subscribe: () => () => undefined,
  getSnapshot: () => undefined,
  write: () => undefined,
  clear: () => undefined,
}
const nothing: SignOutCalls = { keep: () => Promise.resolve(), remove: () => Promise.resolve() }

export const publicRoutes: readonly string[] = publicPaths

export function render(path: string): RenderedPage {
  const page = [...publicPages].find(([known]) => known === path)?.[1]
  if (page === undefined) throw new Error(`There is no public page at ${path}`)
  return {
    html: renderToString(<PublicSite Page={page.Page} path={path} account={nobody} signOut={nothing} />),
    head: { title: learnerFrameWords.titled(page.title, site.name), description: page.description },
  }
}

/** The static skeleton of shell.html. */
export function renderShell(): string {
  return renderToStaticMarkup(<ShellSkeleton />)
}
