import 'fake-indexeddb/auto'
import type { ProgressDocument } from '../../src/core/progress/document'
import { TWO_HUNDRED_ACTIONS } from '../data/firebase/counts/twoHundredActions'
import { StoredDevice } from './StoredDevice'

/** A device on which the entire course was completed on one day. */
export async function deviceWithWholeCourse(): Promise<StoredDevice> {
  const device = await StoredDevice.open()
  for (const action of TWO_HUNDRED_ACTIONS) await device.do(action, '2026-03-01')
  return device
}

/** Only its document. */
export async function wholeCourse(): Promise<ProgressDocument> {
  const device = await deviceWithWholeCourse()
  const document = await device.document()
  device.close()
  return document
}
