import type { Accounts } from './accounts'
import { createDeviceAccounts, type DeviceAccountsParts } from './deviceAccounts'
import { openAccounts } from './openAccounts'

/** The accounts of this device, or a stand-in that says why there can be none. Never rejects for a storage failure. */
export function openDeviceAccounts(parts: DeviceAccountsParts): Promise<Accounts> {
  return openAccounts(parts.device, () => createDeviceAccounts(parts))
}
