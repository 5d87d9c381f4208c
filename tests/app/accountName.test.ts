import { describe, expect, it } from 'vitest'
import { createAccountName } from '../../src/app/account/accountName'
import type { Mirror, MirroredLearner } from '../../src/platform/window/mirror'

const maya: MirroredLearner = { id: 'm', firstName: 'Maya' }
const ana: MirroredLearner = { id: 'a', firstName: 'Ana' }

/** Local storage shared by two windows; `isBlocked` as in a private window. */
function fakeMirror(isBlocked = false) {
  let kept: MirroredLearner | undefined
  let tell = () => {}
  const mirror: Mirror = {
    read: () => kept,
    write: (learner) => {
      if (!isBlocked) kept = learner
    },
    clear: () => {
      kept = undefined
    },
    subscribe: (listener) => {
      tell = listener
      return () => {}
    },
  }
  const otherWindow = (learner: MirroredLearner | undefined) => {
    kept = learner
    tell()
  }
  return { mirror, otherWindow }
}

describe('the name in the account corner', () => {
  it('is the one another visit left', () => {
    const { mirror } = fakeMirror()
    mirror.write(maya)
    expect(createAccountName(mirror).getSnapshot()).toEqual(maya)
  })

  it('changes in the window that signs in or out, which hears no storage event', () => {
    const account = createAccountName(fakeMirror().mirror)
    const heard: (string | undefined)[] = []
    account.subscribe(() => heard.push(account.getSnapshot()?.firstName))
    account.write(maya)
    account.clear()
    expect(heard).toEqual(['Maya', undefined])
  })

  it('follows another window', () => {
    const { mirror, otherWindow } = fakeMirror()
    const account = createAccountName(mirror)
    account.write(maya)
    otherWindow(ana)
    expect(account.getSnapshot()).toEqual(ana)
    otherWindow(undefined)
    expect(account.getSnapshot()).toBeUndefined()
  })

  it('is known to this window where storage is refused', () => {
    const account = createAccountName(fakeMirror(true).mirror)
    account.write(maya)
    expect(account.getSnapshot()).toEqual(maya)
  })
})
