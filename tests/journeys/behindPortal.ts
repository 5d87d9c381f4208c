import { setTimeout as wait } from 'node:timers/promises'
import { CAPTIVE_BUTTON } from '../network/ProxyFault'
import type { Portal, ShapedLine } from '../network/ShapedLine'
import { Learner } from './Learner'
import type { PatientLearner } from './PatientLearner'

const BUNDLE = /\/data\/bundles\//
/** So many requests of the copy get the page of the portal. */
const CAUGHT = 5
const comes = async (isThere: () => boolean): Promise<void> => {
  while (!isThere()) await wait(50)
}

/** The addresses of saved answers with a text. */
const savedWith = (text: string) => `
  const found = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      if ((await (await cache.match(request))?.text())?.includes(${JSON.stringify(text)})) found.push(request.url)
  }
  return found`

/**
 * A first visit to `/` behind a captive portal. It answers instead of the site, and again when the copy begins to arrive. At
 * the end the device is ready, and the network is gone.
 * @returns how long *ready offline* took since the network was free, in milliseconds
 * @throws Error that names saved answers of the portal
 */
export async function behindPortal(
  maya: PatientLearner,
  line: ShapedLine,
  { portal, withinMs }: { readonly portal: Portal; readonly withinMs: number },
): Promise<number> {
  line.isHeldBy(portal)
  await maya.browser.goto(line.origin)
  // She sees the portal's page, so she does not load it again.
  await new Learner(maya.browser, line.origin).sees(CAPTIVE_BUTTON)
  line.isHeldBy()
  await maya.opens('/')
  await comes(() => line.requests.some((path) => BUNDLE.test(path)))
  line.isHeldBy(portal)
  const before = line.caught
  await comes(() => line.caught >= before + CAUGHT)
  line.isHeldBy()
  const begun = Date.now()
  await maya.sees('ready offline', { withinMs })
  const ms = Date.now() - begun
  await line.goesAway()
  const saved = (await maya.browser.evaluate(savedWith(CAPTIVE_BUTTON))) as readonly string[]
  if (saved.length > 0) throw new Error(`The page of the portal is saved: ${saved.join(', ')}`)
  return ms
}
