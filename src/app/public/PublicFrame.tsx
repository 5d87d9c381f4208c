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

/** What stands around every public page. Its script is not in the browser; only its islands come alive there. */
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
