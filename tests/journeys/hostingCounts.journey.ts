import { expect } from 'vitest'
import { answer } from '../../tools/serve/answer.mjs'
import { readHosting } from '../../tools/serve/hosting.mjs'
import { siteFiles } from '../../tools/serve/siteFiles.mjs'
import { counted } from '../scale/counted'
import { isCounted } from '../scale/isCounted'
import { launchHeadlessShell } from './drivers/chromium'
import { journeyOfFile } from './journey'
import { secondBuild } from './secondBuild'
import type { Site } from './Site'

const it = journeyOfFile(launchHeadlessShell)

it('counts a first visit’s and an update’s requests to a static host', async ({ learner: maya, site }) => {
  await maya.opens('/')
  await maya.sees('ready offline', { withinMs: 60_000 })
  expect(await answeredFrom(site, 'dist')).toSatisfy(isCounted(counted.hosting.firstVisit))

  await maya.reloads()
  await maya.sees('ready offline', { withinMs: 60_000 })
  const { files, received } = await answeredFrom(site, 'dist')
  // The browser decides when it looks for a newer worker.
  expect(files).toBeLessThanOrEqual(counted.hosting.laterVisit.files)
  expect(received).toBe(counted.hosting.laterVisit.received)

  const second = await secondBuild()
  await site.deploys(second)
  await maya.reloads()
  await maya.sees('new version', { withinMs: 60_000 })
  expect(await answeredFrom(site, second)).toSatisfy(isCounted(counted.hosting.update))
})

/** Takes the requests since the last call and answers them as a host with good compression does. */
async function answeredFrom(site: Site, root: string) {
  const hosting = readHosting(new URL('../../firebase.json', import.meta.url))
  const fileAt = siteFiles(root)
  let received = 0
  const requests = site.requests.splice(0)
  for (const request of requests) {
    const [target = '', ...headers] = request.split(' ')
    const { body } = await answer({ method: 'GET', target, headers: JSON.parse(headers.join(' ')) }, hosting, fileAt)
    received += body?.length ?? 0
  }
  return { files: requests.length, received }
}
