import { statfsSync } from 'node:fs'
import type { Hub } from '../Hub'
import { MOST_SENDERS } from '../protocol/writeDocument'
import type { SiteFollower } from '../site/SiteFollower'

export interface ClassStatus {
  readonly senders: number
  /** Milliseconds. Undefined if nothing has arrived since the hub was started. */
  readonly sinceLast: number | undefined
}

export interface HubStatus {
  readonly classes: readonly ClassStatus[]
  /** Free bytes on the disk. */
  readonly free: number
  /** With an upstream, the milliseconds since it had everything. */
  readonly upstream: { readonly sinceLast: number | undefined } | undefined
  /** With a site to copy, how many of its files are here, and the milliseconds since all were. */
  readonly site: { readonly done: number; readonly total: number; readonly sinceLast: number | undefined } | undefined
}

/** @param data a folder on the disk to measure */
export function hubStatus(
  { store, heard }: Hub,
  data: string,
  upstream: HubStatus['upstream'],
  copy: Pick<SiteFollower, 'kept' | 'sinceLast'> | undefined,
): HubStatus {
  const classes = store.classNames().map((name) => ({ senders: store.senders(name), sinceLast: heard.sinceLast(name) }))
  const { bavail, bsize } = statfsSync(data)
  const site = copy && { ...copy.kept.tally, sinceLast: copy.sinceLast }
  return { classes, free: bavail * bsize, upstream, site }
}

const MINUTE_MS = 60_000
const GIGABYTE = 1e9

/** A page for the teacher. It has no names, classes or contents of reports, because anyone in the room may see it. */
export function statusPage({ classes, free, upstream, site }: HubStatus): string {
  const rows = classes.map(
    ({ senders, sinceLast }, at) =>
      `<tr><td>Class ${at + 1}</td><td>${senders}${senders < MOST_SENDERS ? '' : ', full'}</td><td>${ago(sinceLast)}</td></tr>`,
  )
  const table =
    rows.length === 0
      ? '<p>No class yet. Create one on your device, choose this hub, and enter the PIN that the hub shows.</p>'
      : `<table><tr><th>Class</th><th>Devices heard</th><th>Last hand-in</th></tr>${rows.join('')}</table>`
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="15"><title>The hub</title>
<h1>The hub is running</h1>${table}
<p>Room on its disk: ${(free / GIGABYTE).toFixed(1)} GB.</p>
${upstream === undefined || rows.length === 0 ? '' : `<p>Everything was last at the upstream: ${ago(upstream.sinceLast)}.</p>`}
${site === undefined ? '' : `<p>Files of the site on its disk: ${site.done} of ${site.total}. Last complete: ${ago(site.sinceLast)}.</p>`}
<p>Reports lie here sealed. Only the teacher's device can open them.</p></html>
`
}

function ago(ms: number | undefined): string {
  if (ms === undefined) return 'not since the hub was started'
  const minutes = Math.floor(ms / MINUTE_MS)
  if (minutes < 1) return 'less than a minute ago'
  return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
}
