// Role: the two small pages that a rescue can end in.
// Guarantee: they load nothing, so they stand when everything else is broken.
// Must not: run scripts: a script of the site would register the worker again.

import { site } from '../src/site'

const texts = {
  done: {
    title: 'The site was fetched afresh',
    body: `The copy of ${site.name} on this device was removed, and a new one will be fetched now. Your progress was not touched.`,
    link: `Open ${site.name}`,
    href: '/',
  },
  unreachable: {
    title: 'No connection',
    body: `${site.name} could not be reached, so nothing was changed. Your progress and the copy on this device are as they were. Try again when you are connected.`,
    link: 'Go on with the copy on this device',
    href: '/',
  },
} as const

export function rescuePage(outcome: keyof typeof texts): Response {
  const { title, body, link, href } = texts[outcome]
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1><p>${body}</p><p><a href="${href}">${link}</a></p></main></body></html>`
  return new Response(html, {
    status: outcome === 'done' ? 200 : 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}
