import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountOutcome, Accounts, Learner, Registration } from '../../src/data/accounts/accounts'
import type { LearnerId } from '../../src/core/progress/ids'

/** What every adapter of the accounts port must do. `make` answers fresh accounts with nobody known. */
export function accountsContract(name: string, make: () => Promise<Accounts>): void {
  describe(`the accounts port: ${name}`, () => {
    let accounts: Accounts
    /** With an address of her own in every test: a service outlives the test, and others share it. */
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

    it('knows nobody at first', async () => {
      expect(await accounts.current()).toBeUndefined()
      expect(await accounts.knownLearners()).toEqual([])
    })

    it('registers a learner, who is then learning here', async () => {
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
    ])('refuses a registration with %s, and remembers nobody', async (_case, change, reason) => {
      expect(await accounts.register({ ...MAYA, ...change })).toEqual({ kind: 'refused', reason })
      expect(await accounts.knownLearners()).toEqual([])
      expect(await accounts.current()).toBeUndefined()
    })

    it('trims names and keeps 100 characters of them', async () => {
      const learner = signedIn(await accounts.register({ ...MAYA, displayName: `  Ma\tya ${'x'.repeat(200)} ` }))
      expect(learner.displayName).toBe(`Ma ya ${'x'.repeat(94)}`)
    })

    it('refuses an address that is taken, however it is spelled', async () => {
      await accounts.register(MAYA)
      const again = await accounts.register({
        ...MAYA,
        displayName: 'Other',
        email: ` ${MAYA.email.replace('maya', 'MAYA')} `,
      })
      expect(again).toEqual({ kind: 'refused', reason: 'email-taken' })
      expect(await accounts.knownLearners()).toHaveLength(1)
    })

    it('signs in with the address however it is spelled, and the right password only', async () => {
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

    it('gives the first ten learners of a device ten cloths, also to the same name', async () => {
      const learners: Learner[] = []
      for (let index = 0; index < 10; index += 1) learners.push(signedIn(await accounts.learnOnThisDevice('Ana')))
      expect(new Set(learners.map((learner) => learner.cloth)).size).toBe(10)
      expect(new Set(learners.map((learner) => learner.id)).size).toBe(10)
      expect(signedIn(await accounts.learnOnThisDevice('Eleven')).cloth).toBe(learners[0]?.cloth)
    })

    it('gives learners pictures that differ, or the look that they chose', async () => {
      const learners: Learner[] = []
      for (let index = 0; index < 24; index += 1) learners.push(signedIn(await accounts.learnOnThisDevice('Ana')))
      expect(new Set(learners.map((learner) => learner.picture)).size).toBe(24)
      const look = { picture: 'kite', cloth: 'banking' }
      const ben = signedIn(await accounts.learnOnThisDevice('Ben', look))
      expect(ben).toMatchObject(look)
      expect(await accounts.current()).toEqual(ben)
    })

    it('opens a learner who set a PIN with it alone, and as before when it is taken off', async () => {
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

    it('takes the password of an account in the place of its PIN', async () => {
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

    it('starts nobody who could be taken for somebody here', async () => {
      const ana = signedIn(await accounts.learnOnThisDevice('Ana', { picture: 'boat', cloth: 'banking' }))
      const again = await accounts.learnOnThisDevice(' ANA ', { picture: 'boat', cloth: 'credit' })
      expect(again).toEqual({ kind: 'refused', reason: 'twin' })
      expect(await accounts.knownLearners()).toEqual([ana])
      signedIn(await accounts.learnOnThisDevice('Ana', { picture: 'sun', cloth: 'banking' }))
      signedIn(await accounts.learnOnThisDevice('Ben', { picture: 'boat', cloth: 'banking' }))
    })

    it('changes the look of a learner, but never to that of somebody of the same name', async () => {
      const other = signedIn(await accounts.learnOnThisDevice('Ana', { picture: 'boat', cloth: 'banking' }))
      const ana = signedIn(await accounts.learnOnThisDevice('Ana', { picture: 'sun', cloth: 'saving' }))
      const told: (string | undefined)[] = []
      const stop = accounts.onChange((learner) => told.push(learner?.picture))
      const changed: Learner = { ...ana, picture: 'kite', cloth: 'credit' }
      expect(await accounts.changeLook(ana.id, { picture: 'kite', cloth: 'credit' })).toEqual({
        kind: 'changed',
        learner: changed,
      })
      await vi.waitFor(() => expect(told).toEqual(['kite']))
      stop()
      expect(await accounts.changeLook(ana.id, { picture: 'boat', cloth: 'credit' })).toEqual({
        kind: 'refused',
        reason: 'twin',
      })
      // Her own picture in another color.
      const recolored = await accounts.changeLook(ana.id, { picture: 'kite', cloth: 'saving' })
      expect(recolored).toEqual({ kind: 'changed', learner: { ...changed, cloth: 'saving' } })
      expect(await accounts.changeLook('nobody' as LearnerId, ana)).toEqual({ kind: 'refused', reason: 'no-match' })
      expect(await accounts.knownLearners()).toEqual([{ ...changed, cloth: 'saving' }, other])
    })

    it('lists known learners, the last one first', async () => {
      const ana = signedIn(await accounts.learnOnThisDevice('Ana'))
      const ben = signedIn(await accounts.learnOnThisDevice('Ben'))
      expect(await accounts.knownLearners()).toEqual([ben, ana])
      await accounts.open(ana.id)
      expect(await accounts.knownLearners()).toEqual([ana, ben])
    })

    it('opens a learner without a password at once, and a protected one with the password only', async () => {
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

    it('keeps a learner who signs out, and forgets one who is removed', async () => {
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

    it('renames a known learner: the list, who is learning here, and everybody who listens', async () => {
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
      // Somebody else on this device: no news for whoever is learning, and no change of place in the list.
      expect(await accounts.rename(ben.id, 'Benno')).toEqual({
        kind: 'renamed',
        learner: { ...ben, displayName: 'Benno' },
      })
      expect((await accounts.knownLearners()).map(({ displayName }) => displayName)).toEqual(['Ana Maria', 'Benno'])
      // News comes in order: what is told last says that nothing was told between.
      await accounts.signOut()
      await vi.waitFor(() => expect(told).toEqual(['Ana Maria', undefined]))
      stop()
    })

    it('keeps the password and the address of a learner who is renamed', async () => {
      const maya = signedIn(await accounts.register(MAYA))
      await accounts.rename(maya.id, `May ${'x'.repeat(200)}`)
      await accounts.signOut()
      const again = signedIn(await accounts.signIn(MAYA.email, MAYA.password))
      expect(again).toEqual({ ...maya, displayName: `May ${'x'.repeat(96)}` })
    })

    it('does not rename one learner into another: the same name and the same picture', async () => {
      const ana = signedIn(await accounts.learnOnThisDevice('Ana'))
      const ben = signedIn(await accounts.learnOnThisDevice('Ben', { picture: ana.picture, cloth: 'taxes' }))
      expect(await accounts.rename(ben.id, ' ANA ')).toEqual({ kind: 'refused', reason: 'twin' })
      expect(await accounts.knownLearners()).toEqual([ben, ana])
      expect(await accounts.rename(ben.id, 'BEN')).toMatchObject({ kind: 'renamed' })
      const picture = ana.picture === 'sun' ? 'star' : 'sun'
      await accounts.changeLook(ben.id, { picture, cloth: 'taxes' })
      expect(await accounts.rename(ben.id, 'Ana')).toMatchObject({ kind: 'renamed', learner: { picture } })
    })

    it('refuses to rename to nothing, and a learner it does not know', async () => {
      const ana = signedIn(await accounts.learnOnThisDevice('Ana'))
      expect(await accounts.rename(ana.id, ' \t ')).toEqual({ kind: 'refused', reason: 'name-missing' })
      expect(await accounts.rename('nobody' as LearnerId, 'Ben')).toEqual({ kind: 'refused', reason: 'no-match' })
      expect(await accounts.knownLearners()).toEqual([ana])
    })

    it('tells of every sign-in and sign-out, and stops when asked', async () => {
      await accounts.current()
      const told: (string | undefined)[] = []
      const stop = accounts.onChange((learner) => told.push(learner?.displayName))
      const ana = signedIn(await accounts.learnOnThisDevice('Ana'))
      await vi.waitFor(() => expect(told).toEqual(['Ana']))
      // The same learner again is no news, and news comes in order.
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
