import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClassRelays } from '../../../src/classroom/ports/ClassRelays'
import type { Engine } from '../../../src/data/replication/createRounds'
import { whenInClass } from '../../../src/classroom/services/whenInClass'
import { nearby } from '../../../src/platform/window/nearby'
import { type CardRelay } from '../../../src/classroom/protocol/card/classCard'
import { openedClass } from '../protocol/openedClass'
import { memberOf } from '../classSamples'

const NAMED: CardRelay = { name: 'couchdb', address: 'https://relay.test', user: 'u', password: 'p' }

/** Uses a learner whose card names some relays or none, on a device where others hand in or not. */
describe('the automatic hand-in of a device', () => {
  const handIn = vi.fn<ClassRelays['handIn']>(async () => 'done')
  const load = vi.fn<() => Promise<ClassRelays>>(async () => ({ handIn, reach }) as never)
  const reach = vi.fn<ClassRelays['reach']>(async () => 'never')
  let running: Engine | undefined

  beforeEach(() => {
    handIn.mockClear()
    load.mockClear()
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
    vi.stubGlobal('window', Object.assign(new EventTarget(), { document, navigator: { onLine: true } }))
    vi.stubGlobal('document', document)
  })
  afterEach(async () => {
    await running?.stop()
    vi.unstubAllGlobals()
  })

  async function begins(relays: readonly CardRelay[], handsIn: () => Promise<boolean>): Promise<void> {
    const opened = await openedClass()
    const { store } = await memberOf({ ...opened, card: { ...opened.card, relays } })
    running = whenInClass(store, { relays: load, handsIn })
  }

  it('starts when the current learner is in a class with a relay', async () => {
    await begins([NAMED], async () => false)
    await vi.waitFor(() => expect(handIn).toHaveBeenCalled())
  })

  it('lets updates come from the hub of the class, until it stops', async () => {
    await begins([NAMED], async () => false)
    await vi.waitFor(() => expect(handIn).toHaveBeenCalled())
    await nearby.bring({ postMessage: () => undefined })
    expect(reach).toHaveBeenCalledExactlyOnceWith(NAMED)
    await running?.stop()
    expect(nearby.bring({ postMessage: () => undefined })).toBeUndefined()
  })

  it('starts for another learner of the device', async () => {
    await begins([], async () => true)
    await vi.waitFor(() => expect(handIn).toHaveBeenCalled())
  })

  it('loads nothing when no learner is known to use a relay', async () => {
    const asked = vi.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('the disk'))
    await begins([], asked)
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    await new Promise(setImmediate)
    expect(load).not.toHaveBeenCalled()
  })
})
