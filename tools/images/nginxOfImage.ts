/** Where nginx finds and writes its files. */
export interface NginxPlaces {
  /** A port, or an address with one. */
  readonly listen: string
  /** For a site in a folder, on this machine only. */
  readonly insidePort: number
  /** The folder of the built site, which has nginx.conf. */
  readonly site: string
  /** The list of content types. */
  readonly types: string
  /** A folder that nginx may write to. */
  readonly temporary: string
  /** The user of the processes that answer, if nginx was started by root. */
  readonly user?: string
}

/** As in the image of the site, where nginx has no rights of root. */
export const IN_IMAGE: NginxPlaces = {
  listen: '8080',
  insidePort: 8081,
  site: '/srv/site',
  types: '/etc/nginx/mime.types',
  temporary: '/tmp',
}

/**
 * Writes the settings of nginx for one built site. Its rules are in the site's own nginx.conf, which is for `/`. For a site in
 * a folder, one server removes the folder from each address and asks another one, which has these rules.
 *
 * @param folder with a slash at both ends
 */
export function nginxOfImage(folder: string, places: NginxPlaces): string {
  const { listen, insidePort, site, types, temporary, user } = places
  const temporaries = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const block = (address: string) => ['  server {', `    listen ${address};`, ...rules(site), '  }']
  return [
    ...(user === undefined ? [] : [`user ${user};`]),
    'daemon off;',
    `pid ${temporary}/nginx.pid;`,
    'error_log stderr warn;',
    'events {}',
    'http {',
    `  include ${types};`,
    '  access_log off;',
    '  server_tokens off;',
    ...temporaries.map((name) => `  ${name}_temp_path ${temporary}/${name};`),
    ...(folder === '/' ? block(listen) : [...outside(folder, listen, insidePort), ...block(`127.0.0.1:${insidePort}`)]),
    '}',
    '',
  ].join('\n')
}

function rules(site: string): readonly string[] {
  return [`    root ${site};`, `    include ${site}/nginx.conf;`]
}

function outside(folder: string, listen: string, insidePort: number): readonly string[] {
  return [
    '  server {',
    `    listen ${listen};`,
    '    absolute_redirect off;',
    `    location = / { return 302 ${folder}; }`,
    `    location = ${folder.slice(0, -1)} { return 301 ${folder}$is_args$args; }`,
    '    location / { return 404; }',
    `    location ${folder} {`,
    `      proxy_pass http://127.0.0.1:${insidePort}/;`,
    `      proxy_redirect / ${folder};`,
    '      proxy_set_header Host $http_host;',
    '      # The rules compress only answers to HTTP 1.1.',
    '      proxy_http_version 1.1;',
    '      proxy_set_header Connection "";',
    '    }',
    '  }',
  ]
}
