import { EVERY_PATH, headersByName, type HostingRules, isOfFilesOnly, type NamedHeader } from './hostingRules.ts'

/** Writes the Caddyfile. Its address and its folder come from the environment. */
export function caddyFile(rules: HostingRules): string {
  const { rewrites, redirects, cleanUrls, hidden } = rules
  const headers = headersByName(rules)
  const files = block('file_server', ['hide .*'])
  const page = (matcher: string, file: string) => block(`handle ${matcher}`, [`rewrite * ${file}`, ...files])
  const answers = [
    ...headers.flatMap(headerLines),
    '@manifest path *.webmanifest',
    'header @manifest Content-Type application/manifest+json',
    ...(hidden.length === 0 ? [] : [`@hidden path ${hidden.map((name) => `/${name}`).join(' ')}`, 'error @hidden 404']),
    ...redirects.map(({ from, to, status }) => `redir ${from} ${to} ${status}`),
    ...(cleanUrls ? CLEAN : []),
    ...page('/', '/index.html'),
    ...block('@file', ['not path */', `file {path}${cleanUrls ? ' {path}.html' : ''}`]),
    ...page('@file', '{http.matchers.file.relative}'),
    '# An address without a file, and without a dot, is a screen. Any other one is missing.',
    ...rewrites.flatMap(({ pattern, destination }, at) => [
      `@page${at} path_regexp ${token(pattern)}`,
      ...page(`@page${at}`, destination),
    ]),
    'error 404',
  ]
  const ofFiles = headers.filter(({ key }) => isOfFilesOnly(key)).map(({ key }) => `header -${key}`)
  return [
    '# The build writes this file from firebase.json. Set SITE_ADDRESS and SITE_ROOT in the environment.',
    ...block('{$SITE_ADDRESS::8080}', [
      'root * {$SITE_ROOT:.}',
      'encode zstd gzip',
      ...block('route', answers),
      ...block('handle_errors', [...ofFiles, 'respond "{http.error.status_code} {http.error.status_text}"']),
    ]),
    '',
  ].join('\n')
}

/** Other spellings of a page's address. Caddy cleans a path before it matches, so no redirect leads to another host. */
const CLEAN = [
  ...redirectTo('index', '^(/(?:[^/]+/)*)index(?:\\.html)?$', 'index.html'),
  ...redirectTo('ending', '^((?:/[^/]+)+)\\.html$', '.html'),
  ...redirectTo('slash', '^((?:/[^/]+)+)/+$', '.html'),
]

/** Redirects to the first group of a pattern, with the query, if the file that it names with this ending exists. */
function redirectTo(name: string, pattern: string, ending: string): readonly string[] {
  const clean = `{http.regexp.${name}.1}`
  return [
    `@${name} path_regexp ${name} ${pattern}`,
    ...block(`route @${name}`, [
      `@${name}_file file ${clean}${ending}`,
      ...block(`route @${name}_file`, [`rewrite * ${clean}`, 'redir {uri} 301']),
    ]),
  ]
}

function headerLines({ key, rules }: NamedHeader): readonly string[] {
  return rules.flatMap(({ pattern, value }, at) => {
    if (pattern === EVERY_PATH) return [`header ${key} ${quoted(value)}`]
    const name = `@${key.toLowerCase()}${at}`
    return [`${name} path_regexp ${token(pattern)}`, `header ${name} ${key} ${quoted(value)}`]
  })
}

function block(head: string, lines: readonly string[]): readonly string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}']
}

/** @throws for a text that Caddy would read as a placeholder */
function quoted(text: string): string {
  if (/["\\{}]/.test(text)) throw new Error(`firebase.json: Caddy can't have this text: ${text}`)
  return `"${text}"`
}

function token(pattern: string): string {
  if (/[\s"`{}]/.test(pattern)) throw new Error(`firebase.json: Caddy can't have this pattern: ${pattern}`)
  return pattern
}
