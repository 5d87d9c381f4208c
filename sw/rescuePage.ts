// Role: the small pages of a rescue: the question, and what became of it.
// Guarantee: they load nothing, so they stand when everything else is broken; no other site can show them in a frame.
// Must not: run scripts: a script of the site would register the worker again.

import { rescueWords as words } from '#words/rescue'
import { site } from '../src/site'
import { integrityOf } from './contentHash'
import template from './rescuePage.html?raw'

export type RescueOutcome = 'done' | 'unreachable' | 'strange'

const policy = ["default-src 'none'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"]

/** @param word what the answer to the question must bring */
export function askForRescue(word: string, isAgain: boolean): Promise<Response> {
  const texts = { ...words.ask(site.name), again: words.again, word }
  return respond(200, isAgain ? ['ask', 'again'] : ['ask'], texts)
}

export function tellOfRescue(outcome: RescueOutcome): Promise<Response> {
  return respond(outcome === 'done' ? 200 : 503, ['outcome'], words[outcome](site.name))
}

async function respond(
  status: number,
  sections: readonly string[],
  texts: Readonly<Record<string, string>>,
): Promise<Response> {
  const html = template
    .replace(/<!--(\w+)-->([^]*?)<!--\/\1-->/g, (_, name: string, inside: string) =>
      sections.includes(name) ? inside : '',
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeText(name === 'site' ? site.name : (texts[name] ?? '')))
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? []
  const styleHash = await integrityOf(new TextEncoder().encode(style).buffer)
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [...policy, `style-src '${styleHash}'`].join('; '),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
