import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { createCloudAccounts } from '../../src/data/accounts/cloudAccounts'
import { createDeviceAccounts } from '../../src/data/accounts/deviceAccounts'
import { systemRandom } from '../../src/platform/random'
import { createDeviceDatabase, DEVICE_DATABASE_NAME } from '../../src/data/store/deviceDatabase'
import { MemoryAccounts } from '../fakes/MemoryAccounts'
import { MemoryCloudAuth } from '../fakes/MemoryCloudAuth'
import { MemoryMirror } from '../fakes/MemoryMirror'
import { TurnableClock } from '../fakes/TurnableClock'
import { accountsContract } from './accounts.contract'

accountsContract('in memory', () => Promise.resolve(new MemoryAccounts()))

async function deviceParts() {
  await Dexie.delete(DEVICE_DATABASE_NAME)
  return {
    device: createDeviceDatabase(),
    clock: new TurnableClock('2026-03-02T09:00:00'),
    random: systemRandom,
    mirror: new MemoryMirror(),
    rounds: 2,
  }
}

accountsContract('on this device', async () => createDeviceAccounts(await deviceParts()))

accountsContract('of a service', async () => {
  const auth = new MemoryCloudAuth()
  return createCloudAccounts({ ...(await deviceParts()), cloud: () => Promise.resolve(auth) })
})
