import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { createDeviceAccounts } from '../../src/accounts/deviceAccounts'
import { systemRandom } from '../../src/platform/random'
import { createDeviceDatabase, DEVICE_DATABASE_NAME } from '../../src/store/deviceDatabase'
import { MemoryAccounts } from '../fakes/MemoryAccounts'
import { MemoryMirror } from '../fakes/MemoryMirror'
import { TurnableClock } from '../fakes/TurnableClock'
import { accountsContract } from './accounts.contract'

accountsContract('in memory', () => Promise.resolve(new MemoryAccounts()))

accountsContract('on this device', async () => {
  await Dexie.delete(DEVICE_DATABASE_NAME)
  return createDeviceAccounts({
    device: createDeviceDatabase(),
    clock: new TurnableClock('2026-03-02T09:00:00'),
    random: systemRandom,
    mirror: new MemoryMirror(),
    rounds: 2,
  })
})
