import { siteChanges } from '../build/siteChanges'
import { Workshop } from '../build/Workshop'
import { Site } from '../journeys/Site'
import { changedHtml, waysOfChange } from '../network/changedHtml'
import { HALF, LINE, secondsOf, SLOW, TIMES, type Visit, WITHIN_MS, withLearner } from './line'
import type { Row } from './table'

const visits: readonly Visit[] = [
  { what: '50 % of requests lost', shape: HALF },
  ...waysOfChange.map((way) => ({ what: `HTML changed by ${way}`, meddler: changedHtml[way] })),
  { what: '2G', shape: SLOW },
]

/** How long an update takes on lines that lose requests or change pages, beside the same line without that. */
export async function* measureLineUpdates(rounds: number): AsyncGenerator<Row> {
  const workshop = new Workshop()
  try {
    const next = await workshop.builds(new Map(siteChanges.flatMap(({ edits }) => [...edits])))
    const limit = await secondsOf(rounds, (round) => msOfUpdate(next, { what: 'no loss' }, round))
    for (const visit of visits) {
      const ours = await secondsOf(rounds, (round) => msOfUpdate(next, visit, round))
      yield { what: `Update, ${visit.what}`, unit: 's', ours, limit, target: TIMES }
    }
  } finally {
    workshop.close()
  }
}

/** From the next look at the site until its new version is ready. */
async function msOfUpdate(next: string, { what, shape = LINE, meddler }: Visit, round: number): Promise<number> {
  const site = await Site.starts()
  try {
    return await withLearner(site.port, async (maya, line) => {
      await maya.opens('/')
      await maya.sees('ready offline', { withinMs: WITHIN_MS })
      await maya.startsLearning()
      await site.deploys(next)
      line.becomes(shape)
      line.passes(meddler)
      const begun = Date.now()
      await maya.opens('/dashboard')
      await maya.sees('A new version is ready', { withinMs: WITHIN_MS })
      const ms = Date.now() - begun
      console.log(`Update, ${what}, round ${round + 1}: ready after ${(ms / 1000).toFixed(1)} s; ${String(line)}`)
      return ms
    })
  } finally {
    await site.goesAway()
  }
}
