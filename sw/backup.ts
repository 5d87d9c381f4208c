// Role: the second script of the worker. It sends pending progress to the learner's account when no page may be open.
// Guarantee: it does nothing before it is called. A page that does the same at the same time is harmless.
// Must not: become part of the worker's start, because a page load must never wait for it.

import type { FirebaseConfiguration } from '../src/data/firebase/FirebaseConfiguration'
import { type OpenedFirebase, openFirebase } from '../src/data/firebase/openFirebase'
import { systemClock } from '../src/platform/clock'
import { systemRandom } from '../src/platform/random'
import { createDeviceDatabase } from '../src/data/store/deviceDatabase'
import { openReplicationStore } from '../src/data/store/openReplicationStore'
import { backUpLearner } from './backUpLearner'

/** Inserted by the build, which creates this script only if there is a Firebase configuration. */
declare const __FIREBASE__: FirebaseConfiguration

let opened: OpenedFirebase | undefined

/** Rejects when the browser should call again later. */
export async function runBackup(): Promise<void> {
  const device = createDeviceDatabase()
  try {
    await backUpLearner({
      device,
      openStore: (learnerId) => openReplicationStore({ learnerId, clock: systemClock, random: systemRandom }),
      remoteOf: (learnerId) => {
        opened ??= openFirebase(__FIREBASE__)
        return opened.remote(learnerId)
      },
    })
  } finally {
    device.end('closed')
  }
}
