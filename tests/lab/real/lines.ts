import { isAnything, isCommit } from '../../network/ProxiedRequest'
import {
  CAPTIVE_PORTAL,
  LOSE_ANSWER,
  LOSE_REQUEST,
  PRETEND,
  REFUSE_503,
  SWALLOW,
  SWALLOW_ANSWER,
} from '../../network/ProxyFault'
import type { RealSite } from './RealSite'
import type { HostState, LineState } from './steps'

/** A delay longer than an exchange waits. */
const LATE = { kind: 'delay', ms: 30_000 } as const

/** Sets the state of the line to the service from now on. */
export async function turnsLine({ service }: RealSite, line: LineState): Promise<void> {
  service.behaves()
  await service.comesBack()
  switch (line) {
    case 'good':
      return
    case 'away':
      return await service.goesAway()
    case 'silent':
      return service.misbehaves(SWALLOW, isAnything)
    case 'resets':
      return service.misbehaves(LOSE_REQUEST, isAnything)
    case 'café':
      return service.misbehaves(CAPTIVE_PORTAL, isAnything)
    case 'answers lost after the commit':
      return service.misbehaves(LOSE_ANSWER, isCommit)
    case 'answers 200 {} to a commit':
      return service.misbehaves(PRETEND, isCommit)
    case 'no answer after the commit':
      return service.misbehaves(SWALLOW_ANSWER, isCommit)
    case 'refuses with 503':
      return service.misbehaves(REFUSE_503, isAnything)
    case '30 s late':
      return service.misbehaves(LATE, isAnything)
  }
}

/** Sets the state of the site's host from now on. */
export async function turnsHost({ site }: RealSite, host: HostState): Promise<void> {
  site.behaves()
  if (host === 'away') return await site.goesAway()
  await site.comesBack()
  if (host === 'café') site.misbehaves(() => 'captive-portal')
}
