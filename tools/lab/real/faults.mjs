/**
 * Faults that only real browsers can show, in screens, the service worker and the page life cycle. Each is added to a
 * copy of the source, from which the site is built twice. Throws if its text no longer occurs, or occurs twice.
 *
 * @type {readonly import('./buildReal.mjs').RealFault[]}
 */
export const realFaults = [
  {
    name: 'a note is called saved before it is written',
    file: 'src/screens/lesson/tools/noteKeeper.ts',
    find: 'const failure = await save(text)',
    replace: 'const failure = await Promise.race([save(text), Promise.resolve(undefined)])',
  },
  {
    name: 'a note that found no room is called saved',
    file: 'src/screens/lesson/tools/noteKeeper.ts',
    find: 'if (failure !== undefined) {',
    replace: "if (failure === 'outdated') {",
  },
  {
    name: 'a page asks the network before it looks into what is kept',
    file: 'sw/answerNavigation.ts',
    find: '  for (const page of pages) {',
    replace: '  const first = await fromNetwork()\n  if (first.ok) return first\n  for (const page of pages) {',
  },
  {
    name: 'a page that is no longer kept is not fetched',
    file: 'sw/answerNavigation.ts',
    find: '  return fromNetwork()\n}',
    replace: '  return pages.length > 0 ? Response.error() : fromNetwork()\n}',
  },
  {
    name: 'a new version lets itself in',
    file: 'sw/worker.ts',
    find: '  if (await versions.hasEarlier()) return\n',
    replace: '  if (await versions.hasEarlier()) return self.skipWaiting()\n',
  },
  {
    name: 'what a captive portal answers is kept for a part of the site',
    file: 'sw/fillPrecache.ts',
    find: "return (await shortHash(bytes)) === hash ? { response, bytes } : 'refused'",
    replace: 'return { response, bytes }',
  },
  {
    name: 'ready offline is said whatever is missing',
    file: 'sw/offlineCopy.ts',
    find: "if (files + lessons === 0) return 'ready'",
    replace: "if (files + lessons >= 0) return 'ready'",
  },
  {
    name: 'who learns here is forgotten with local storage',
    file: 'src/data/accounts/CurrentLearner.ts',
    find: 'return this.#letIn(await unlessStorageFails(() => this.#readRow(), undefined))',
    replace:
      'return localStorage.length === 0 ? undefined : this.#letIn(await unlessStorageFails(() => this.#readRow(), undefined))',
  },
  {
    name: 'an account service that does not answer is taken for the end of the session',
    file: 'src/data/firebase/firebaseFailureOf.ts',
    find: 'ENDED_SESSION.includes(code)) return',
    replace: "code.startsWith('auth/')) return",
  },
  {
    name: 'a session is given up when the account service answers its start with an error',
    file: 'src/data/firebase/keptSession.ts',
    find: 'if (!state.isStarting) await super._remove(key)',
    replace: 'await super._remove(key)',
  },
  {
    name: 'a page that comes back from memory does not open its database again',
    file: 'src/data/store/connection.ts',
    find: 'page.onReturn(() => this.#comeBack())',
    replace: 'page.onReturn(() => undefined)',
  },
]
