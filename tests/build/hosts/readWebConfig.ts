import { parseXml, type XmlElement } from '../parseXml'

export interface IisAnswer {
  readonly status: 200 | 301 | 302 | 404
  /** The file that answers, or the address of a redirect. */
  readonly to: string
  readonly headers: Readonly<Record<string, string>>
}

/** Answers a path as IIS with URL Rewrite does, as far as web.config uses it. `files` are paths with a slash at their start. */
export function answerOfIis(text: string, path: string, files: readonly string[]): IisAnswer {
  const server = below(parseXml(text), 'system.webServer')[0]
  const refused = all(server, 'security', 'requestFiltering', 'hiddenSegments', 'add').map(
    ({ attributes }) => attributes['segment'] ?? '',
  )
  const answered = refused.some((name) => path.split('/').includes(name))
    ? { status: 404 as const, to: '' }
    : answerOfRules(all(server, 'rewrite', 'rules', 'rule'), path, files)
  const headers = Object.fromEntries(
    all(server, 'httpProtocol', 'customHeaders', 'add').map(({ attributes: { name = '', value = '' } }) => [
      name.toLowerCase(),
      value,
    ]),
  )
  for (const rule of all(server, 'rewrite', 'outboundRules', 'rule')) {
    const inputs = { '{RESPONSE_STATUS}': String(answered.status), '{REQUEST_URI}': path }
    if (!conditionsOf(rule).every((one) => holds(one, inputs, files))) continue
    const name = (below(rule, 'match')[0]?.attributes['serverVariable'] ?? '').replace('RESPONSE_', '')
    headers[name.replaceAll('_', '-').toLowerCase()] = below(rule, 'action')[0]?.attributes['value'] ?? ''
  }
  return { ...answered, headers }
}

function answerOfRules(
  rules: readonly XmlElement[],
  path: string,
  files: readonly string[],
): Pick<IisAnswer, 'status' | 'to'> {
  for (const rule of rules) {
    const groups = new RegExp(below(rule, 'match')[0]?.attributes['url'] ?? '', 'i').exec(path.slice(1))
    if (groups === null) continue
    const inputs = {
      '{APPL_PHYSICAL_PATH}': '/',
      '{R:1}': groups[1] ?? '',
      '{REQUEST_FILENAME}': path,
      '{URL}': path,
    }
    if (!conditionsOf(rule).every((one) => holds(one, inputs, files))) continue
    const { type, url = '', redirectType } = below(rule, 'action')[0]?.attributes ?? {}
    const to = filled(url, inputs)
    if (type === 'Redirect') return { status: redirectType === 'Permanent' ? 301 : 302, to }
    return files.includes(to) ? { status: 200, to } : { status: 404, to: '' }
  }
  const file = path.endsWith('/') ? `${path}index.html` : path
  return files.includes(file) ? { status: 200, to: file } : { status: 404, to: '' }
}

function holds(
  { attributes: { input = '', pattern, matchType, negate, ignoreCase } }: XmlElement,
  inputs: Readonly<Record<string, string>>,
  files: readonly string[],
): boolean {
  const value = filled(input, inputs)
  const is =
    matchType === 'IsFile'
      ? files.includes(value)
      : new RegExp(pattern ?? '', ignoreCase === 'false' ? '' : 'i').test(value)
  return is !== (negate === 'true')
}

function filled(text: string, inputs: Readonly<Record<string, string>>): string {
  return Object.entries(inputs).reduce((whole, [name, value]) => whole.replaceAll(name, value), text)
}

function conditionsOf(rule: XmlElement): readonly XmlElement[] {
  return all(rule, 'conditions', 'add')
}

function below(of: XmlElement | undefined, name: string): readonly XmlElement[] {
  return of?.children.filter((one) => one.name === name) ?? []
}

function all(of: XmlElement | undefined, ...names: readonly string[]): readonly XmlElement[] {
  const [name, ...rest] = names
  if (name === undefined) return of === undefined ? [] : [of]
  return below(of, name).flatMap((one) => all(one, ...rest))
}
