import type { ComponentType } from 'react'
import type { PageProps, ProofProps } from '../../pages/PageProps'
import { SiteLayout } from '../layout/SiteLayout'
import { Corner } from '../layout/Corner'
import { Island } from './Island'
import { OfflineReceipt } from './OfflineReceipt'
import { PublicBar, type PublicBarProps } from './PublicBar'

interface PublicSiteProps extends PublicBarProps {
  readonly Page: ComponentType<PageProps>
}

/** A public page in the shared layout, as the build prerenders it. Its links load documents. */
export function PublicSite({ Page, ...bar }: PublicSiteProps) {
  return (
    <SiteLayout
      start="under-bar"
      bar={
        <Island name="bar">
          <PublicBar {...bar} />
        </Island>
      }
      corner={
        <Island name="corner">
          <Corner hasScrollToTop />
        </Island>
      }
    >
      <Page OfflineProof={OfflineProof} />
    </SiteLayout>
  )
}

function OfflineProof({ promise }: ProofProps) {
  return (
    <Island name="offline-proof" text={promise}>
      <OfflineReceipt promise={promise} />
    </Island>
  )
}
