import { createRoot } from 'react-dom/client'
import { publicPages } from '../../pages/publicPages'
import { ErrorBoundary } from '../ErrorBoundary'
import { type AwakeParts, signOutHere } from './hydrateIslands'
import { PublicSite } from './PublicSite'

/** Renders a public page for the development server, which has no prerendered HTML. */
export async function previewPage(root: HTMLElement, { path, account, services }: AwakeParts): Promise<void> {
  const page = publicPages.get(path)
  if (page === undefined) throw new Error(`There is no public page at ${path}`)
  createRoot(root).render(
    <ErrorBoundary>
      <PublicSite
        Page={page.Page}
        path={path}
        account={account}
        signOut={signOutHere(services)}
        origin={window.location.origin}
      />
    </ErrorBoundary>,
  )
}
