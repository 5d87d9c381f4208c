import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, it } from 'vitest'
import { signAccess } from '../../src/classroom/protocol/relay/relayAccess'
import { databaseOf } from '../../src/classroom/protocol/relay/relayDocument'
import { encodeBase64url } from '../../src/core/progress/file/base64url'
import { CLASS_DESIGN } from '../../tools/hub/upstream/classDesign'
import { openedClass, type OpenedClass } from '../classroom/protocol/openedClass'
import { deletionOf, type Device, newDevice, report } from './sealedReports'

type Validate = (
  document: object,
  before: object | null,
  user: { readonly db: string; readonly roles: string[] },
) => void

const rule = runInNewContext(`(${CLASS_DESIGN.validate_doc_update})`) as Validate
let opened: OpenedClass
let devices: readonly Device[]
let envelope: string
beforeAll(async () => {
  opened = await openedClass()
  devices = await Promise.all(Array.from({ length: 20 }, newDevice))
  envelope = devices[0] === undefined ? '' : (await report(opened, devices[0])).envelope
})

/** @returns why the document was rejected */
function refusalOf(document: object, roles: readonly string[] = []): unknown {
  try {
    rule(document, null, { db: databaseOf(opened.card.classId), roles: [...roles] })
    return undefined
  } catch (error) {
    return (error as { readonly forbidden?: unknown }).forbidden
  }
}

describe('the rules in a district’s CouchDB', () => {
  it('accept the app’s documents: reports, access and signed deletions', async () => {
    for (const device of devices) {
      const content = await report(opened, device)
      const [id, rev] = [device.id, `1-${'a'.repeat(32)}`]
      expect(refusalOf({ _id: id, ...content })).toBeUndefined()
      const message = await deletionOf({ id, rev }, opened)
      expect(refusalOf({ _id: id, _rev: rev, _deleted: true, ...message })).toBeUndefined()
    }
    for (const message of ['open', 'closed'] as const) {
      const access = encodeBase64url(await signAccess(message, 1, opened.signer, opened.card))
      expect(refusalOf({ _id: 'door', _revisions: { start: 1, ids: ['a'] }, envelope: access })).toBeUndefined()
    }
  })

  it.each([
    ['another name', (): object => ({ _id: 'readme', envelope })],
    ['another sender’s name', (): object => ({ _id: 'a'.repeat(64), envelope })],
    ['5 MB', (): object => ({ _id: devices[0]?.id, envelope: 'A'.repeat(5_000_000) })],
    ['5 MB beside an envelope', (): object => ({ _id: devices[0]?.id, envelope, junk: 'x'.repeat(5_000_000) })],
    ['an attachment', (): object => ({ _id: devices[0]?.id, envelope, _attachments: {} })],
    ['a report for a plan', (): object => ({ _id: 'plan', envelope })],
    ['a report as an access document', (): object => ({ _id: 'door', envelope })],
    ['no envelope', (): object => ({ _id: devices[0]?.id, envelope: 'A'.repeat(300) })],
    ['a number', (): object => ({ _id: devices[0]?.id, envelope: 7 })],
    ['a deletion without a signed message', (): object => ({ _id: devices[0]?.id, _deleted: true })],
    ['a deletion by a report', (): object => ({ _id: devices[0]?.id, _deleted: true, envelope })],
  ])('reject a member %s', (_what, document) => {
    expect(refusalOf(document())).toEqual(expect.any(String))
  })

  it('reject documents of another class, and deleting its access', async () => {
    const [device] = devices
    if (device === undefined) throw new Error('There is no device.')
    const elsewhere = await report(await openedClass(), device)
    expect(refusalOf({ _id: device.id, ...elsewhere })).toMatch(/another class/)
    const message = await deletionOf({ id: 'door', rev: '1-a' }, opened)
    expect(refusalOf({ _id: 'door', _deleted: true, ...message })).toMatch(/stays/)
  })

  it('accept everything from an administrator', () => {
    expect(refusalOf({ _id: 'anything' }, ['_admin'])).toBeUndefined()
  })
})
