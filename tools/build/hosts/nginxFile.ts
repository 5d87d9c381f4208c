import { EVERY_PATH, headersByName, type HostingRules, isOfFilesOnly, type NamedHeader } from './hostingRules.ts'

/** Types that nginx compresses besides text/html. */
const COMPRESSED = [
  'text/css',
  'text/plain',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
]

/** Writes nginx.conf, which a server's block includes. It needs `root` from that block. */
export function nginxFile(rules: HostingRules): string {
  const { rewrites, redirects, cleanUrls, hidden } = rules
  return [
    '# The build writes this file from firebase.json. Include it in a server block that has a root.',
    '',
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${COMPRESSED.join(' ')};`,
    '',
    ...headersByName(rules).map(withKeptPages).flatMap(headerLines),
    '',
    ...hidden.map((name) => `location = /${name} { return 404; }`),
    'location ~ /\\.(?!well-known/) { return 404; }',
    'location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }',
    ...redirects.map(({ from, to, status }) => `location = ${from} { return ${status} ${quoted(to)}; }`),
    ...(cleanUrls ? CLEAN : []),
    'location = / { try_files /index.html =404; }',
    `location / { try_files $uri${cleanUrls ? ' $uri.html' : ''} @page; }`,
    '',
    '# An address without a file, and without a dot, is a screen. Any other one is missing.',
    'location @page {',
    ...rewrites.map(({ pattern, destination }) => `  rewrite ${quotedPattern(pattern)} ${destination} break;`),
    '}',
    '',
  ].join('\n')
}

/** Other spellings of a page's address. No part may be empty, because `//about` would be another host. */
const CLEAN = [
  'location ~ ^(?<site_page>/(?:[^/]+/)*)index(?:\\.html)?$ {',
  '  if (!-f $document_root${site_page}index.html) { return 404; }',
  '  return 301 $site_page$is_args$args;',
  '}',
  'location ~ ^(?<site_page>(?:/[^/]+)+)\\.html$ {',
  '  if (!-f $document_root$site_page.html) { return 404; }',
  '  return 301 $site_page$is_args$args;',
  '}',
  'location ~ ^(?<site_page>(?:/[^/]+)+)/+$ {',
  '  if (-f $document_root$site_page.html) { return 301 $site_page$is_args$args; }',
  '  try_files /.none @page;',
  '}',
]

/**
 * Asks every machine on the way to leave pages as they are. nginx compresses them all the same (docs/deploy.md says why other
 * hosts can't do this). A page's address has no dot.
 */
function withKeptPages({ key, rules }: NamedHeader): NamedHeader {
  const [first, ...later] = rules
  if (!isOfFilesOnly(key) || first?.pattern !== EVERY_PATH) return { key, rules }
  return { key, rules: [first, { pattern: '^[^.]*$', value: `${first.value}, no-transform` }, ...later] }
}

function headerLines({ key, rules }: NamedHeader): readonly string[] {
  const always = isOfFilesOnly(key) ? '' : ' always'
  const [first, ...later] = rules
  if (first !== undefined && later.length === 0 && first.pattern === EVERY_PATH)
    return [`add_header ${key} ${quoted(first.value)}${always};`]
  const variable = `$site_${key.toLowerCase().replaceAll('-', '_')}`
  const [before, rest] = first?.pattern === EVERY_PATH ? [first.value, later] : ['', rules]
  return [
    `set ${variable} ${quoted(before)};`,
    ...rest.map(({ pattern, value }) => `if ($uri ~ ${quotedPattern(pattern)}) { set ${variable} ${quoted(value)}; }`),
    `add_header ${key} ${variable}${always};`,
  ]
}

/** @throws for a text that nginx would read as a variable */
function quoted(text: string): string {
  if (/[$\\"]/.test(text)) throw new Error(`firebase.json: nginx can't have this text: ${text}`)
  return `"${text}"`
}

function quotedPattern(pattern: string): string {
  if (pattern.includes('"')) throw new Error(`firebase.json: nginx can't have this pattern: ${pattern}`)
  return `"${pattern}"`
}
