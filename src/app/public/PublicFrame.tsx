import type { ReactNode } from 'react'
import type { Site } from '../../site'
import { Footer } from '../layout/Footer'
import { SiteLayout } from '../layout/SiteLayout'
import { Island } from './Island'

interface PublicFrameProps {
  readonly site: Site
  readonly bar: ReactNode
  readonly corner: ReactNode
  readonly children: ReactNode
}

/**
 * The layout around every public page. The browser does not load this layout's script. Only the islands become
 * interactive in the browser.
 */
export function PublicFrame({ site, bar, corner, children }: PublicFrameProps) {
  return (
    <SiteLayout
      start="under-bar"
      bar={<Island name="bar">{bar}</Island>}
      footer={<Footer site={site} />}
      corner={<Island name="corner">{corner}</Island>}
    >
      {children}
    </SiteLayout>
  )
}
