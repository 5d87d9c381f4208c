import { contentType } from '../../../sw/contentType.ts'
import { escapeText } from '../escapeText.ts'
import { EVERY_PATH, headersByName, type HostingRules, isOfFilesOnly, type NamedHeader } from './hostingRules.ts'

/** Endings that IIS may not know. It answers 404 for a file whose type it doesn't know. */
const ENDINGS = ['avif', 'svg', 'webmanifest', 'webp', 'woff2'] as const

type Attributes = Readonly<Record<string, string>>
/** The lines of an element. */
type Lines = readonly string[]

/** Writes web.config for IIS with its module URL Rewrite. */
export function webConfig(rules: HostingRules): string {
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...element('configuration', {}, [element('system.webServer', {}, serverParts(rules))]),
  ].join('\n')}\n`
}

function serverParts(rules: HostingRules): readonly Lines[] {
  const headers = headersByName(rules)
  const everywhere = headers
    .filter((header) => isEverywhere(header.rules))
    .flatMap(({ key, rules: [only] }) => (only === undefined ? [] : [element('add', { name: key, value: only.value })]))
  // IIS hides its own file already, and a second segment of the same name would be an error.
  const hidden = rules.hidden.filter((name) => name !== 'web.config')
  return [
    element('defaultDocument', { enabled: 'true' }, [
      element('files', {}, [element('clear', {}), element('add', { value: 'index.html' })]),
    ]),
    element('directoryBrowse', { enabled: 'false' }),
    element('urlCompression', { doStaticCompression: 'true' }),
    element('httpProtocol', {}, [element('customHeaders', {}, everywhere)]),
    element(
      'staticContent',
      {},
      ENDINGS.flatMap((ending) => [
        element('remove', { fileExtension: `.${ending}` }),
        element('mimeMap', { fileExtension: `.${ending}`, mimeType: contentType(`any.${ending}`) }),
      ]),
    ),
    element('security', {}, [
      element('requestFiltering', {}, [
        element(
          'hiddenSegments',
          {},
          ['.vite', ...hidden].map((segment) => element('add', { segment })),
        ),
      ]),
    ]),
    element('rewrite', {}, [
      element('rules', {}, [...redirectRules(rules), ...pageRules(rules)]),
      element('outboundRules', {}, headers.flatMap(headerRules)),
    ]),
  ]
}

function redirectRules({ redirects, cleanUrls }: HostingRules): readonly Lines[] {
  const to = (url: string, redirectType = 'Permanent') => element('action', { type: 'Redirect', url, redirectType })
  const isFile = (input: string) => conditions(element('add', { input, matchType: 'IsFile' }))
  const moved = redirects.map(({ from, to: url, status }) =>
    rule(`moved-${from}`, `^${escapePattern(from.slice(1))}$`, [to(url, status === 301 ? 'Permanent' : 'Found')]),
  )
  if (!cleanUrls) return moved
  return [
    ...moved,
    rule('start-of-a-folder', '^((?:[^/]+/)*)index(?:\\.html)?$', [
      isFile('{APPL_PHYSICAL_PATH}{R:1}index.html'),
      to('/{R:1}'),
    ]),
    rule('page-with-its-ending', '^((?:[^/]+/)*[^/]+)\\.html$', [
      isFile('{APPL_PHYSICAL_PATH}{R:1}.html'),
      to('/{R:1}'),
    ]),
    rule('page-with-a-slash', '^((?:[^/]+/)*[^/]+)/+$', [isFile('{APPL_PHYSICAL_PATH}{R:1}.html'), to('/{R:1}')]),
  ]
}

function pageRules({ rewrites, cleanUrls }: HostingRules): readonly Lines[] {
  const page = rule('page', '^((?:[^/]+/)*[^/]+)$', [
    conditions(
      element('add', { input: '{REQUEST_FILENAME}', matchType: 'IsFile', negate: 'true' }),
      element('add', { input: '{APPL_PHYSICAL_PATH}{R:1}.html', matchType: 'IsFile' }),
    ),
    element('action', { type: 'Rewrite', url: '/{R:1}.html' }),
  ])
  const screens = rewrites.map(({ pattern, destination }, at) =>
    rule(`screen-${at + 1}`, '.*', [
      conditions(
        element('add', { input: '{REQUEST_FILENAME}', matchType: 'IsFile', negate: 'true' }),
        element('add', { input: '{URL}', pattern: '^/$', negate: 'true' }),
        element('add', { input: '{URL}', pattern, ignoreCase: 'false' }),
      ),
      element('action', { type: 'Rewrite', url: destination }),
    ]),
  )
  return [...(cleanUrls ? [page] : []), ...screens]
}

/** A header that differs from path to path. Of two rules that match, the later one counts. */
function headerRules({ key, rules }: NamedHeader): readonly Lines[] {
  if (isEverywhere(rules)) return []
  const found = isOfFilesOnly(key) ? [element('add', { input: '{RESPONSE_STATUS}', pattern: '^[23]' })] : []
  return rules.map(({ pattern, value }, at) =>
    element('rule', { name: `${key}-${at + 1}` }, [
      element('match', { serverVariable: `RESPONSE_${key.replaceAll('-', '_')}`, pattern: '.*' }),
      conditions(
        ...found,
        element('add', { input: '{REQUEST_URI}', pattern: withoutQuery(pattern), ignoreCase: 'false' }),
      ),
      element('action', { type: 'Rewrite', value }),
    ]),
  )
}

/** Whether a header is the same for every path. */
function isEverywhere([first, ...others]: NamedHeader['rules']): boolean {
  return first?.pattern === EVERY_PATH && others.length === 0
}

/** `REQUEST_URI` has the query, and a rewrite doesn't change it. */
function withoutQuery(pattern: string): string {
  return pattern.replace(/\$$/, '(?:\\?.*)?$')
}

function rule(name: string, url: string, parts: readonly Lines[]): Lines {
  return element('rule', { name, stopProcessing: 'true' }, [element('match', { url }), ...parts])
}

function conditions(...all: readonly Lines[]): Lines {
  return element('conditions', {}, all)
}

function element(name: string, attributes: Attributes, children: readonly Lines[] = []): Lines {
  const inside = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`)
  const opening = `<${name}${inside.join('')}`
  if (children.length === 0) return [`${opening} />`]
  return [`${opening}>`, ...children.flat().map((line) => `  ${line}`), `</${name}>`]
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.+^$()|[\]{}\\]/g, '\\$&')
}
