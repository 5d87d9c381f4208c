/** Kills the account service while a learner continues. */
import { setTimeout as wait } from 'node:timers/promises'
import { isAnything, isToken } from '../../network/ProxiedRequest'
import { REFUSE_503 } from '../../network/ProxyFault'
import type { Device, Running } from './Device'
import { backsUp, completes, type Scene } from './hand'
import { turnsLine } from './lines'

/** Only a new token is missing between the page and the service. */
const BACKED_UP_MS = 60_000
const ASKS_MS = 60_000

/**
 * A token is valid for an hour, longer than a history lasts. This changes Firebase's stored token so that the hour is over, as
 * on a device that slept. A page that reads it asks for a new token first.
 */
const LETS_TOKEN_RUN_OUT = `
  const asked = indexedDB.open('firebaseLocalStorageDb')
  const settled = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const database = await settled(asked)
  try {
    const sessions = database.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage')
    const rows = (await settled(sessions.getAll())).filter(({ value }) => value?.stsTokenManager)
    for (const { fbase_key, value } of rows)
      await settled(sessions.put({ fbase_key, value: { ...value, stsTokenManager: { ...value.stsTokenManager, expirationTime: 0 } } }))
    return rows.length
  } finally {
    database.close()
  }`

/** If nothing is waiting, everything is backed up as before. */
const SAYS_WHAT_CAME_OF_IT = `return /We couldn’t connect|Not backed up\\. |Still backing up|Everything is backed up/.test(document.querySelector('main').innerText)`

/**
 * While the service is dead, a page checks its account and wants a new token, a lesson is completed, a backup is requested, and
 * the browser is killed. At first no process listens, and later a proxy answers that the service is unavailable. When
 * the service is back, the device continues automatically with its session.
 */
export async function losesAccounts(scene: Scene, device: Device, running: Running, lesson: string): Promise<void> {
  const { auth } = scene.site.service
  // Only this half of the service is away.
  await turnsLine(scene.site, 'good')
  await scene.site.killsService('auth', async () => {
    await letsTokenRunOut(device, running)
    await completes(scene, device, running.learner, lesson)
    await backsUp(scene, running.learner)
    await running.learner.until(SAYS_WHAT_CAME_OF_IT, 'a message about the backup')
    await device.dies(running)
    // A page that was answered just before the kill may have stored its token again. After this no page has one.
    await letsTokenRunOut(device, running)
    const isTold = asksForToken(scene)
    auth.misbehaves(REFUSE_503, isAnything)
    await auth.comesBack()
    await running.learner.opens('/profile?view=backup')
    if (!(await isTold)) throw new Error(`The ${device.name} does not try to renew its session.`)
  })
  const isRenewed = asksForToken(scene)
  auth.behaves()
  await backsUp(scene, running.learner)
  if (!(await isRenewed)) throw new Error(`The ${device.name} does not renew its session.`)
  await running.learner.sees('Everything is backed up.', { withinMs: BACKED_UP_MS })
}

async function letsTokenRunOut({ name }: Device, { learner, browser }: Running): Promise<void> {
  // This page asks the service nothing.
  await learner.opens('/about')
  if ((await browser.evaluate(LETS_TOKEN_RUN_OUT)) !== 1) throw new Error(`There is no session on the ${name}.`)
}

/** Whether a page soon asks for a new token. Otherwise the step would prove nothing. */
function asksForToken({ site }: Scene): Promise<boolean> {
  const asks = site.service.auth.meets(isToken).then(() => true)
  return Promise.race([asks, wait(ASKS_MS, false)])
}
