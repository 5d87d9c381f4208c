import type { PageProps } from '../PageProps'
import { HomeHero } from './HomeHero'
import { HomeModules } from './HomeModules'
import { HomeOffline } from './HomeOffline'
import { HomePromises } from './HomePromises'

/** Route `/` (contract, section 1.1). */
export function Home({ OfflineProof, StartLink, StartNote }: PageProps) {
  return (
    <>
      <HomeHero StartLink={StartLink} StartNote={StartNote} />
      <HomeModules />
      <HomeOffline OfflineProof={OfflineProof} />
      <HomePromises />
    </>
  )
}
