import type { HttpBindings } from '@hono/node-server'
import type { Border } from './border/Border'
import type { FailedTries } from './access/FailedTries'
import type { Passwords } from './access/passwords'
import type { Pin } from './access/Pin'
import type { Generation } from './protocol/updateSeq'
import type { Heard } from './room/Heard'
import type { GroupCommit } from './store/GroupCommit'
import type { HubStore } from './store/HubStore'

/** The parts that the hub's answers need. */
export interface Hub {
  readonly store: HubStore
  readonly commits: GroupCommit
  readonly border: Border
  readonly passwords: Passwords
  readonly failedTries: FailedTries
  readonly pin: Pin
  readonly generation: Generation
  readonly heard: Heard
}

/** Node's own request and response, passed along with each request. */
export interface HubRequests {
  readonly Bindings: HttpBindings
}
