import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountOutcome, Accounts, Learner, Registration } from '../../src/data/accounts/accounts'
import type { LearnerId } from '../../src/core/progress/ids'

/** The rules for every adapter of the accounts port. `make` returns fresh accounts without known learners. */
export function accountsContract(name: string, make: () => Promise<Accounts>): void {
  describe(`the accounts port: ${name}`, () => {
    let accounts: Accounts
    /** Each test uses its own address, because a service outlives the test and other tests share it. */
    let MAYA: Registration
    beforeEach(async () => {
      accounts = await make()
      MAYA = {
        displayName: 'Maya Larsen',
        email: `maya.${crypto.randomUUID()}@example.org`,
        password: 'tall grass prairie',
        isThirteenOrOlder: true,
      }
    })

    it('knows no one at first', async () => {
      expect(await accounts.current()).toBeUndefined()
      expect(await accounts.knownLearners()).toEqual([])
    })

    it('registers a learner and makes that learner the current one', async () => {
      const learner = signedIn(await accounts.register(MAYA))
      expect(learner).toMatchObject({ displayName: 'Maya Larsen', email: MAYA.email, isProtected: true })
      expect(await accounts.current()).toEqual(learner)
      expect(await accounts.knownLearners()).toEqual([learner])
    })

    it.each<[string, Partial<Registration>, string]>([
      ['no name', { displayName: ' \n ' }, 'name-missing'],
      ['an address without a domain', { email: 'maya@' }, 'email-invalid'],
      ['an address with a space inside', { email: 'ma ya@example.org' }, 'email-invalid'],
      ['seven characters of password', { password: '1234567' }, 'password-short'],
      ['a learner under 13', { isThirteenOrOlder: false }, 'age-unconfirmed'],
    ])('rejects a registration with %s, and remembers no one', async (_case, change, reason) => {
      expect(await accounts.register({ ...MAYA, ...change })).toEqual({ kind: 'refused', reason, also: [] })
      expect(await accounts.knownLearners()).toEqual([])
      expect(await accounts.current()).toBeUndefined()
    })

    it('trims names and keeps 100 characters of them', async () => {
      const learner = signedIn(await accounts.register({ ...MAYA, displayName: `  Ma\tya ${'x'.repeat(200)} ` }))
      expect(learner.displayName).toBe(`Ma ya ${'x'.repeat(94)}`)
    })

    it('rejects an address that is taken in any spelling', async () => {
      await accounts.register(MAYA)
      const again = await accounts.register({
        ...MAYA,
        displayName: 'Other',
        email: ` ${MAYA.email.replace('maya', 'MAYA')} `,
      })
      expect(again).toEqual({ kind: 'refused', reason: 'email-taken' })
      expect(await accounts.knownLearners()).toHaveLength(1)
    })

    it('signs in with any spelling of the address and the right password', async () => {
      const learner = signedIn(await accounts.register(MAYA))
      await accounts.signOut()
      expect(await accounts.signIn(MAYA.email, 'tall grass prairies')).toEqual(noMatch)
      expect(await accounts.current()).toBeUndefined()
      expect(signedIn(await accounts.signIn(` ${MAYA.email.replace('example', 'EXAMPLE')}`, MAYA.password))).toEqual(
        learner,
      )
      expect(await accounts.current()).toEqual(learner)
    })

    it('answers an unknown address exactly like a wrong password', async () => {
      await accounts.register(MAYA)
      const wrong = await accounts.signIn(MAYA.email, 'not the password')
      const unknown = await accounts.signIn('nobody@example.org', MAYA.password)
      expect(unknown).toEqual(wrong)
      expect(unknown).toEqual(noMatch)
    })

    it('starts on this device with a first name only', async () => {
      const learner = signedIn(await accounts.learnOnThisDevice('  Ana  '))
      expect(learner).toMatchObject({ displayName: 'Ana', email: '', kind: 'device', isProtected: false })
      expect(await accounts.learnOnThisDevice('   ')).toEqual({ kind: 'refused', reason: 'name-missing' })
      expect(await accounts.current()).toEqual(learner)
      expect(signedIn(await accounts.learnOnThisDevice('é'.repeat(60))).displayName).toBe('é'.repeat(40))
    })

    it('gives the first ten learners different colors, even with one name', async () => {
      const learners: Learner[] = []
      for (let index = 0; index < 10; index += 1) learners.push(signedIn(await accounts.learnOnThisDevice('Ana')))
      expect(new Set(learners.map((learner) => learner.color)).size).toBe(10)
      expect(new Set(learners.map((learner) => learner.id)).size).toBe(10)
      expect(signedIn(await accounts.learnOnThisDevice('Eleven')).color).toBe(learners[0]?.color)
    })

    it('gives learners different pictures, or the look that they chose', async () => {
      const learners: Learner[] = []
      for (let index = 0; index < 24; index += 1) learners.push(signedIn(await accounts.learnOnThisDevice('Ana')))
      expect(new Set(learners.map((learner) => learner.picture)).size).toBe(24)
      const look = { picture: 'kite', color: 'banking' }
      const ben = signedIn(await accounts.learnOnThisDevice('Ben', look))
      expect(ben).toMatchObject(look)
      expect(await accounts.current()).toEqual(ben)
    })

    it('requires the PIN of a learner until it is removed', async () => {
      const ana = signedIn(await accounts.learnOnThisDevice('Ana'))
      expect(await accounts.changePin(ana.id, '12a4')).toEqual({ kind: 'refused', reason: 'pin-invalid' })
      const withPin = { ...ana, isProtected: true, hasPin: true }
      expect(await accounts.changePin(ana.id, '4711')).toEqual({ kind: 'changed', learner: withPin })
      expect(await accounts.current()).toEqual(withPin)
      await accounts.signOut()
      expect(await accounts.open(ana.id)).toEqual(noMatch)
      expect(await accounts.open(ana.id, '1234')).toEqual(noMatch)
      expect(await accounts.current()).toBeUndefined()
      expect(signedIn(await accounts.open(ana.id, '4711'))).toEqual(withPin)
      expect(await accounts.changePin(ana.id, undefined, '1234')).toEqual(noMatch)
      expect(await accounts.changePin(ana.id, '0815', '4711')).toMatchObject({ kind: 'changed' })
      expect(await accounts.changePin(ana.id, undefined, '0815')).toEqual({ kind: 'changed', learner: ana })
      await accounts.signOut()
      expect(signedIn(await accounts.open(ana.id))).toEqual(ana)
    })

    it('accepts the password of an account instead of its PIN', async () => {
      const maya = signedIn(await accounts.register(MAYA))
      await accounts.changePin(maya.id, '4711')
      await accounts.signOut()
      expect(signedIn(await accounts.open(maya.id, MAYA.password)).id).toBe(maya.id)
      await accounts.signOut()
      expect(signedIn(await accounts.open(maya.id, '4711')).id).toBe(maya.id)
      expect(await accounts.changePin(maya.id, '0815', 'not the password')).toEqual(noMatch)
      expect(await accounts.changePin(maya.id, '0815', MAYA.password)).toMatchObject({ kind: 'changed' })
      expect(await accounts.changePin(maya.id, undefined, '0815')).toMatchObject({ kind: 'changed' })
    })

    it('rejects a new learner who looks like a known one', async () => {
      const ana = signedIn(await accounts.learnOnThisDevice('Ana', { picture: 'boat', color: 'banking' }))
      const again = await accounts.learnOnThisDevice(' ANA ', { picture: 'boat', color: 'credit' })
      expect(again).toEqual({ kind: 'refused', reason: 'duplicate' })
      expect(await accounts.knownLearners()).toEqual([ana])
      signedIn(await accounts.learnOnThisDevice('Ana', { picture: 'sun', color: 'banking' }))
      signedIn(await accounts.learnOnThisDevice('Ben', { picture: 'boat', color: 'banking' }))
    })

    it('changes a look, but not to that of a namesake', async () => {
      const other = signedIn(await accounts.learnOnThisDevice('Ana', { picture: 'boat', color: 'banking' }))
      const ana = signedIn(await accounts.learnOnThisDevice('Ana', { picture: 'sun', color: 'saving' }))
      const told: (string | undefined)[] = []
      const stop = accounts.onChange((learner) => told.push(learner?.picture))
      const changed: Learner = { ...ana, picture: 'kite', color: 'credit' }
      expect(await accounts.changeLook(ana.id, { picture: 'kite', color: 'credit' })).toEqual({
        kind: 'changed',
        learner: changed,
      })
      await vi.waitFor(() => expect(told).toEqual(['kite']))
      stop()
      expect(await accounts.changeLook(ana.id, { picture: 'boat', color: 'credit' })).toEqual({
        kind: 'refused',
        reason: 'duplicate',
      })
      // The same picture in another color is allowed.
      const recolored = await accounts.changeLook(ana.id, { picture: 'kite', color: 'saving' })
      expect(recolored).toEqual({ kind: 'changed', learner: { ...changed, color: 'saving' } })
      expect(await accounts.changeLook('nobody' as LearnerId, ana)).toEqual({ kind: 'refused', reason: 'no-match' })
      expect(await accounts.knownLearners()).toEqual([{ ...changed, color: 'saving' }, other])
    })

    it('lists known learners, the most recent first', async () => {
      const ana = signedIn(await accounts.learnOnThisDevice('Ana'))
      const ben = signedIn(await accounts.learnOnThisDevice('Ben'))
      expect(await accounts.knownLearners()).toEqual([ben, ana])
      await accounts.open(ana.id)
      expect(await accounts.knownLearners()).toEqual([ana, ben])
    })

    it('opens a learner at once, or with the password if protected', async () => {
      const ana = signedIn(await accounts.learnOnThisDevice('Ana'))
      const maya = signedIn(await accounts.register(MAYA))
      await accounts.signOut()
      expect(await accounts.open(maya.id)).toEqual(noMatch)
      expect(await accounts.open(maya.id, 'wrong password')).toEqual(noMatch)
      expect(await accounts.open('nobody' as LearnerId)).toEqual(noMatch)
      expect(await accounts.current()).toBeUndefined()
      expect(signedIn(await accounts.open(ana.id))).toEqual(ana)
      expect(signedIn(await accounts.open(maya.id, MAYA.password))).toEqual(maya)
      expect(await accounts.current()).toEqual(maya)
    })

    it('keeps a learner who signs out, and forgets a removed one', async () => {
      const ana = signedIn(await accounts.learnOnThisDevice('Ana'))
      await accounts.signOut()
      expect(await accounts.current()).toBeUndefined()
      expect(await accounts.knownLearners()).toEqual([ana])
      await accounts.open(ana.id)
      await accounts.remove(ana.id)
      expect(await accounts.current()).toBeUndefined()
      expect(await accounts.knownLearners()).toEqual([])
      expect(await accounts.open(ana.id)).toEqual(noMatch)
    })

    it('renames a known learner in the list, the session and listeners', async () => {
      const ben = signedIn(await accounts.learnOnThisDevice('Ben'))
      const ana = signedIn(await accounts.learnOnThisDevice('Ana'))
      const told: (string | undefined)[] = []
      const stop = accounts.onChange((learner) => told.push(learner?.displayName))
      const renamed: Learner = { ...ana, displayName: 'Ana Maria' }
      expect(await accounts.rename(ana.id, '  Ana\n Maria ')).toEqual({ kind: 'renamed', learner: renamed })
      await vi.waitFor(() => expect(told).toEqual(['Ana Maria']))
      expect(await accounts.current()).toEqual(renamed)
      expect(await accounts.rename(ana.id, 'Ana Maria')).toEqual({ kind: 'renamed', learner: renamed })
      expect(await accounts.knownLearners()).toEqual([renamed, ben])
      // Renaming another learner neither notifies the current one nor changes the order of the list.
      expect(await accounts.rename(ben.id, 'Benno')).toEqual({
        kind: 'renamed',
        learner: { ...ben, displayName: 'Benno' },
      })
      expect((await accounts.knownLearners()).map(({ displayName }) => displayName)).toEqual(['Ana Maria', 'Benno'])
      // Notifications arrive in order, so the last one shows that there was none in between.
      await accounts.signOut()
      await vi.waitFor(() => expect(told).toEqual(['Ana Maria', undefined]))
      stop()
    })

    it('keeps the password and the address of a renamed learner', async () => {
      const maya = signedIn(await accounts.register(MAYA))
      await accounts.rename(maya.id, `May ${'x'.repeat(200)}`)
      await accounts.signOut()
      const again = signedIn(await accounts.signIn(MAYA.email, MAYA.password))
      expect(again).toEqual({ ...maya, displayName: `May ${'x'.repeat(96)}` })
    })

    it('rejects a new name that matches another learner’s name and picture', async () => {
      const ana = signedIn(await accounts.learnOnThisDevice('Ana'))
      const ben = signedIn(await accounts.learnOnThisDevice('Ben', { picture: ana.picture, color: 'taxes' }))
      expect(await accounts.rename(ben.id, ' ANA ')).toEqual({ kind: 'refused', reason: 'duplicate' })
      expect(await accounts.knownLearners()).toEqual([ben, ana])
      expect(await accounts.rename(ben.id, 'BEN')).toMatchObject({ kind: 'renamed' })
      const picture = ana.picture === 'sun' ? 'star' : 'sun'
      await accounts.changeLook(ben.id, { picture, color: 'taxes' })
      expect(await accounts.rename(ben.id, 'Ana')).toMatchObject({ kind: 'renamed', learner: { picture } })
    })

    it('rejects an empty name and an unknown learner', async () => {
      const ana = signedIn(await accounts.learnOnThisDevice('Ana'))
      expect(await accounts.rename(ana.id, ' \t ')).toEqual({ kind: 'refused', reason: 'name-missing' })
      expect(await accounts.rename('nobody' as LearnerId, 'Ben')).toEqual({ kind: 'refused', reason: 'no-match' })
      expect(await accounts.knownLearners()).toEqual([ana])
    })

    it('reports every sign-in and sign-out until it is unsubscribed', async () => {
      await accounts.current()
      const told: (string | undefined)[] = []
      const stop = accounts.onChange((learner) => told.push(learner?.displayName))
      const ana = signedIn(await accounts.learnOnThisDevice('Ana'))
      await vi.waitFor(() => expect(told).toEqual(['Ana']))
      // Opening the same learner again sends no notification, and notifications arrive in order.
      await accounts.open(ana.id)
      await accounts.signOut()
      await vi.waitFor(() => expect(told).toEqual(['Ana', undefined]))
      stop()
      const heard = vi.fn()
      const stopHearing = accounts.onChange(heard)
      await accounts.learnOnThisDevice('Ben')
      await vi.waitFor(() => expect(heard).toHaveBeenCalled())
      stopHearing()
      expect(told).toEqual(['Ana', undefined])
    })
  })
}

const noMatch: AccountOutcome = { kind: 'refused', reason: 'no-match' }

function signedIn(outcome: AccountOutcome): Learner {
  if (outcome.kind === 'refused') throw new Error(`Refused: ${outcome.reason}`)
  return outcome.learner
}
