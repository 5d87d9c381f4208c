import type { Meddler } from './ShapedLine'

const atEnd = (html: string, added: string): string => html.replace('</body>', `${added}</body>`)

const KEY = 0x5a
/** Cloudflare writes the key, then each byte of the address under it. */
const hidden = (text: string): string =>
  Buffer.from([KEY, ...Buffer.from(text).map((byte) => byte ^ KEY)]).toString('hex')
const DECODER_PATH = '/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js'
/** Does what Cloudflare's script does, also by `innerHTML`, which a policy with Trusted Types rejects. */
const DECODER = `(() => {
  const box = document.createElement('div')
  const tidy = (text) => {
    box.innerHTML = '<a href="' + text.replace(/"/g, '&quot;') + '"></a>'
    return box.firstChild.getAttribute('href') || ''
  }
  const shown = (hex) => {
    const [key, ...bytes] = hex.match(/../g).map((byte) => parseInt(byte, 16))
    return tidy(String.fromCharCode(...bytes.map((byte) => byte ^ key)))
  }
  const links = 'a[href*="/cdn-cgi/l/email-protection#"]'
  for (const link of document.querySelectorAll(links)) link.href = 'mailto:' + shown(link.href.split('#')[1])
  for (const part of document.querySelectorAll('.__cf_email__')) part.replaceWith(shown(part.dataset.cfemail))
})()`
/** What Cloudflare leaves as it is, by its documentation, then single tags. */
const LEFT_ALONE =
  /<!--email_off-->[\s\S]*?<!--\/email_off-->|<(?<tag>head|script|style|noscript|textarea|xmp)\b[\s\S]*?<\/\k<tag>>|<!--[\s\S]*?-->|<[^>]+>/g

function hidesEmail(html: string): string {
  let [result, from, count] = ['', 0, 0]
  const hides = (text: string, address: RegExp, replaced: (...found: string[]) => string): string =>
    text.replace(address, (...found) => {
      count += 1
      return replaced(...found)
    })
  const inText = (text: string): string =>
    hides(
      text,
      /[\w.+-]+@[\w-]+\.[\w.-]*\w/g,
      (address = '') => `<span class="__cf_email__" data-cfemail="${hidden(address)}">[email&#160;protected]</span>`,
    )
  const inTag = (tag: string): string =>
    hides(
      tag,
      /^(<a\b[^>]*\bhref=)(["']?)mailto:([^"'\s>]+)\2/,
      (_, before = '', quote = '', address = '') =>
        `${before}${quote}/cdn-cgi/l/email-protection#${hidden(address)}${quote}`,
    )
  for (const part of html.matchAll(LEFT_ALONE)) {
    result += inText(html.slice(from, part.index)) + inTag(part[0])
    from = part.index + part[0].length
  }
  result += inText(html.slice(from))
  return count === 0 ? html : atEnd(result, `<script data-cfasync="false" src="${DECODER_PATH}"></script>`)
}

const type = /^text\/html/

/**
 * What hosts, school filters and virus scanners do to HTML. Cloudflare changes no answer with `no-transform`. Here it does,
 * because not every host of the site sends that.
 */
export const changedHtml = {
  comment: { type, change: (html) => atEnd(html, '<!-- scanned -->') },
  script: { type, change: (html) => atEnd(html, '<script src="https://filter.school.example/main.js"></script>') },
  email: { type, change: hidesEmail, scripts: { [DECODER_PATH]: DECODER } },
} as const satisfies Readonly<Record<string, Meddler>>

export type WayOfChange = keyof typeof changedHtml
export const waysOfChange = Object.keys(changedHtml) as readonly WayOfChange[]
