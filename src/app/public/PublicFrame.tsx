import type { ReactNode } from 'react'
import type { Site } from '../../site'
import { Footer } from '../layout/Footer'
import { SiteLayout } from '../layout/SiteLayout'
import { Island } from './Island'
import { LanguageOffers } from './LanguageOffers'

interface PublicFrameProps {
  readonly site: Site
  /** The path of the page. */
  readonly path: string
  readonly bar: ReactNode
  readonly corner: ReactNode
  readonly children: ReactNode
}

/**
 * The layout around every public page. The browser does not load this layout's script. Only the islands become
 * interactive in the browser.
 */
export function PublicFrame({ site, path, bar, corner, children }: PublicFrameProps) {
  return (
    <SiteLayout
      start="under-bar"
      bar={<Island name="bar">{bar}</Island>}
      footer={<Footer site={site} />}
      corner={
        <>
          {__HAS_LANGUAGES__ ? <LanguageOffers path={path} /> : null}
          <Island name="corner">{corner}</Island>
        </>
      }
    >
      {children}
    </SiteLayout>
  )
}
