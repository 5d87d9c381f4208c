import { afterAll, beforeAll, expect, it } from 'vitest'
import { PIN_HEADER } from '../../src/classroom/protocol/relay/relayDocument'
import { type Ask, ask, basic, hubWithClass, type OpenHub } from './openHub'
import { newDevice, report } from './sealedReports'

/*
 * Requests that a stranger, a classmate with the class password, or a page of another site may send. The hub rejects
 * each one with its status, stores nothing, and still answers.
 */
let hub: OpenHub
let path: string
let id: string
let before: string
const site = 'https://ledger.example.org'
beforeAll(async () => {
  const made = await hubWithClass({}, { origins: [site], hosts: ['hub.school.example'] })
  hub = made.hub
  path = made.path
  const device = await newDevice()
  id = device.id
  await hub.ask({ method: 'PUT', target: `${path}/${id}`, body: await report(made.opened, device) })
  before = await stateOfClass()
})
afterAll(() => hub.close())

const stateOfClass = async () =>
  (await hub.ask({ target: `${path}/_all_docs?include_docs=true` })).text + (await hub.ask({ target: path })).text

const withPassword = { authorization: basic() }
const other = '/class-ffffffffffffffffffffffffffffffff'
const h32 = 'a'.repeat(32)
const deep = '['.repeat(100_000)
type Hostile = readonly [what: string, statuses: readonly number[], asked: () => Ask]
const get = (what: string, statuses: readonly number[], rest: string): Hostile => [
  what,
  statuses,
  () => ({ target: rest.replace('{class}', path).replace('{id}', id), headers: withPassword }),
]
const send = (
  what: string,
  statuses: readonly number[],
  method: string,
  rest: string,
  body?: object | string | number,
): Hostile => [
  what,
  statuses,
  () => ({ method, target: rest.replace('{class}', path).replace('{id}', id), headers: withPassword, body }),
]
const bearing = (
  what: string,
  statuses: readonly number[],
  headers: Readonly<Record<string, string>>,
  asked: Partial<Ask> = {},
): Hostile => [
  what,
  statuses,
  () => ({
    ...asked,
    target: (asked.target ?? '{class}').replace('{class}', path),
    headers: { ...withPassword, ...headers },
  }),
]

const hostile: readonly Hostile[] = [
  // Places where CouchDB keeps data that is not a class's.
  ...[
    '/_all_dbs /_users /_users/_all_docs /_config /_node/_local/_config /_session /_up /_replicate /_replicator',
    '/_active_tasks /_dbs_info /_global_changes /_utils /_utils/ /_membership /_uuids /_stats /_hubs /_hub/x',
    '/_scheduler/jobs /_cluster_setup',
  ].flatMap((targets) => targets.split(' ').map((target) => get(`asks for ${target}`, [404], target))),
  send('replicates from the hub', [404], 'POST', '/_replicate', { source: 'x', target: 'y' }),
  send('adds an administrator', [404], 'PUT', '/_node/_local/_config/admins/eve', '"x"'),
  // Other databases, and invalid names.
  get('asks for a class that is not here', [404], other),
  get('asks for a class by a longer name', [404], `${other}0`),
  get('asks for a class by a shorter one', [404], '/class-ff'),
  get('asks for a class in capitals', [404], other.toUpperCase().replace('CLASS', 'class')),
  get('asks for all classes', [404], '/class-'),
  get('asks for any class', [404], '/class-*'),
  get('goes up by dots', [400], '{class}/../_users'),
  get('goes up by coded dots', [400], '{class}/%2e%2e/_users'),
  get('goes up by doubly coded dots', [404], '{class}/%252e%252e'),
  get('goes up by a coded slash', [400], '{class}/..%2f_users'),
  get('uses a coded slash', [400], '{class}%2f_security'),
  get('uses a backslash', [400], '{class}\\_users'),
  get('uses a coded backslash', [400], '{class}%5c_users'),
  get('begins with two slashes', [400], '//evil.example/'),
  get('has two slashes within', [400], '{class}//_all_docs'),
  get('ends in a zero byte', [400], '{class}%00'),
  get('has a line break', [400], '{class}%0d%0aX-Evil:1'),
  get('names a whole address', [400], 'http://evil.example/'),
  get('leaves the site', [400], '/../package.json'),
  get('leaves the site in code', [400], '/%2e%2e/package.json'),
  get('wants a hidden file', [404], '/.git/config'),
  get('wants the hub’s file', [404], '/hub.sqlite'),
  get('has a target without end', [400], `/${'a'.repeat(9000)}`),
  // Requests about a class that no member may make.
  send('deletes a class', [405], 'DELETE', '{class}'),
  send('makes a class without a PIN', [401], 'PUT', other, {}),
  send('writes who may read', [400], 'PUT', '{class}/_security', { members: {} }),
  get('reads who may read', [404], '{class}/_security'),
  send('compacts', [405], 'POST', '{class}/_compact', {}),
  send('purges', [405], 'POST', '{class}/_purge', { [h32]: ['1-a'] }),
  send('forgets revisions', [400], 'PUT', '{class}/_revs_limit', 1),
  send('adds a design', [405], 'PUT', '{class}/_design/x', { views: {} }),
  get('runs a view', [405], '{class}/_design/x/_view/y'),
  send('finds', [405], 'POST', '{class}/_find', { selector: {} }),
  send('adds an index', [405], 'POST', '{class}/_index', {}),
  get('runs a filter', [400], '{class}/_changes?filter=x/y'),
  get('listens for ever', [400], '{class}/_changes?feed=continuous'),
  get('listens for events', [400], '{class}/_changes?feed=eventsource'),
  get('begins nowhere', [400], '{class}/_changes?since=banana'),
  get('begins before the beginning', [400], '{class}/_changes?since=-1'),
  get('wants less than nothing', [400], '{class}/_changes?limit=-1'),
  get('wants an unknown style', [400], '{class}/_changes?style=x'),
  // Attachments.
  send('attaches', [405], 'PUT', '{class}/{id}/evil.html', '<script>'),
  get('reads an attachment', [405], '{class}/{id}/evil.html'),
  send('attaches within', [400], 'PUT', '{class}/{id}', { _attachments: { a: { data: 'AA==' } } }),
  bearing(
    'attaches in parts',
    [415],
    { 'content-type': 'multipart/related; boundary=x' },
    { method: 'POST', target: '{class}/_bulk_docs', body: '--x--' },
  ),
  // Documents that are not ours.
  send('writes another name', [400], 'PUT', '{class}/readme', { a: 1 }),
  send('writes a shorter hash', [400], 'PUT', `{class}/${h32}`, { envelope: 'UEwB' }),
  send('writes a hash in capitals', [400], 'PUT', `{class}/${'A'.repeat(64)}`, { envelope: 'UEwB' }),
  send('writes __proto__', [400], 'PUT', '{class}/__proto__', { a: 1 }),
  send('hides __proto__ within', [400], 'PUT', '{class}/{id}', '{"__proto__":{"a":1}}'),
  send('writes under two names', [400], 'PUT', '{class}/{id}', { _id: 'plan', envelope: 'UEwB' }),
  send('writes without an envelope', [400], 'PUT', '{class}/{id}', {}),
  send('writes more than an envelope', [400], 'PUT', '{class}/{id}', { envelope: 'UEwB', name: 'Eve' }),
  send('writes an envelope that is none', [403], 'PUT', '{class}/{id}', { envelope: 'AAAA' }),
  send('writes one that ends early', [403], 'PUT', '{class}/{id}', { envelope: 'UEwBAQ' }),
  send('writes one that is too long', [400], 'PUT', '{class}/{id}', { envelope: 'A'.repeat(100_000) }),
  send('writes more than a document may have', [413], 'PUT', '{class}/{id}', { envelope: 'A'.repeat(200_000) }),
  send('writes a plan that is none', [403], 'PUT', '{class}/plan', { envelope: 'UEwBAg' }),
  send('closes without a signed message', [400], 'PUT', '{class}/door', { closed: true }),
  send('closes with an access document that is none', [403], 'PUT', '{class}/door', { envelope: 'UEwBBg' }),
  send('deletes the document of its access', [403], 'DELETE', `{class}/door?rev=1-${h32}`),
  send('deletes by a message that is none', [403], 'PUT', '{class}/{id}', { _deleted: true, envelope: 'UEwB' }),
  send('deletes without a revision', [403], 'DELETE', '{class}/{id}'),
  send('deletes without a signed message', [403], 'DELETE', `{class}/{id}?rev=1-${h32}`),
  send('deletes what is not here', [403], 'DELETE', `{class}/${'b'.repeat(64)}?rev=1-${h32}`),
  send('deletes by a body without a signed message', [403], 'PUT', '{class}/{id}', {
    _deleted: true,
    _rev: `1-${h32}`,
  }),
  send('names no revision', [400], 'PUT', '{class}/{id}?rev=banana', { envelope: 'UEwB' }),
  send('names the revision 0', [400], 'PUT', `{class}/{id}?rev=0-${h32}`, { envelope: 'UEwB' }),
  send('names a huge revision', [400], 'PUT', `{class}/{id}?rev=${'9'.repeat(40)}-${h32}`, { envelope: 'UEwB' }),
  // Invalid JSON, or JSON that is not a map.
  send('sends no JSON', [400], 'PUT', '{class}/{id}', '{'),
  send('sends a list', [400], 'POST', '{class}/_bulk_docs', '[]'),
  send('sends nothing', [400], 'POST', '{class}/_bulk_docs', ''),
  send('sends depth', [400], 'POST', '{class}/_bulk_docs', `{"docs":${deep}`),
  send('sends no UTF-8', [400], 'POST', '{class}/_bulk_docs', '{"docs":"\ud800'),
  send('sends documents that are none', [400], 'POST', '{class}/_bulk_docs', { docs: [1, null] }),
  send('sends too many', [400], 'POST', '{class}/_bulk_docs', { docs: Array.from({ length: 1001 }, () => ({})) }),
  send('sends too much', [413], 'POST', '{class}/_bulk_docs', `{"docs":"${'x'.repeat(9_000_000)}"}`),
  send('asks what is missing', [405], 'POST', '{class}/_revs_diff', { [h32]: ['1-a'] }),
  send('brings copies', [403], 'POST', '{class}/_bulk_docs', { new_edits: false, docs: [] }),
  send('brings copies by another spelling', [403], 'POST', '{class}/_bulk_docs', { new_edits: 0, docs: [] }),
  send('brings a copy', [403], 'PUT', '{class}/{id}?new_edits=false', { _rev: `1-${h32}`, envelope: 'UEwB' }),
  send('brings a history', [400], 'PUT', '{class}/{id}', { _revisions: { start: 9, ids: [h32] }, envelope: 'UEwB' }),
  send('fetches no list', [400], 'POST', '{class}/_bulk_get', { docs: 'x' }),
  send('lists by no list', [400], 'POST', '{class}/_all_docs', { keys: 'x' }),
  get('lists by no JSON', [400], '{class}/_all_docs?keys=%5b'),
  get('opens by no JSON', [400], '{class}/{id}?open_revs=%5b'),
  get('reads a revision that is none', [404], '{class}/{id}?rev=banana'),
  send('notes something', [403], 'PUT', '{class}/_local/a', { last_seq: '9' }),
  send('forgets a note', [403], 'DELETE', '{class}/_local/a'),
  get('reads a note', [404], '{class}/_local/a'),
  // Methods.
  ...['PATCH', 'COPY', 'MOVE', 'PROPFIND', 'LOCK'].map((method) => send(`says ${method}`, [405], method, '{class}')),
  send('says TRACE', [400, 405], 'TRACE', '{class}'),
  send('posts to the site', [405], 'POST', '/learning', { a: 1 }),
  // The host that is asked, and the origin that asks.
  bearing('calls it by another name', [421], { host: 'evil.example' }),
  bearing('calls it by a name like its own', [421], { host: 'prairie-ledger.local.evil.example' }),
  bearing('calls it by no name', [421, 400], { host: ':8484' }),
  bearing('calls it with a user', [421, 400], { host: 'user@localhost' }),
  bearing('comes from another site', [403], { origin: 'https://evil.example' }),
  bearing('comes from a file', [403], { origin: 'null' }),
  bearing('comes from a site like ours', [403], { origin: 'https://ledger.example.org.evil.example' }),
  bearing('comes from our site without TLS', [403], { origin: 'http://ledger.example.org' }),
  bearing('comes from another port of this machine', [403], { origin: 'http://127.0.0.1:3000' }),
  bearing('asks first from another site', [403], { origin: 'https://evil.example' }, { method: 'OPTIONS' }),
  // Passwords.
  bearing('says no password', [401], { authorization: '' }),
  bearing('says another password', [401], { authorization: basic('class', 'wrong') }),
  bearing('says another user', [401], { authorization: basic('admin') }),
  bearing('says an empty password', [401], { authorization: basic('class', '') }),
  bearing('bears a token', [401], { authorization: 'Bearer x' }),
  bearing('bears what is no base64', [401], { authorization: 'Basic ***' }),
  bearing('shows a cookie', [401], { authorization: '', cookie: 'AuthSession=x' }),
  bearing('guesses the PIN', [401], { [PIN_HEADER]: '0000 0000' }, { method: 'PUT', target: other, body: {} }),
  bearing('shows an empty PIN', [401], { [PIN_HEADER]: '' }, { method: 'PUT', target: other, body: {} }),
]

it('there are a hundred hostile requests', () => expect(hostile.length).toBeGreaterThanOrEqual(100))

it.each(hostile)('a client that %s gets %j', async (_what, statuses, asked) => {
  const answered = await ask(hub.port, asked())
  expect(statuses, answered.text.slice(0, 200)).toContain(answered.status)
  expect(answered.headers['access-control-allow-origin']).toBeUndefined()
})

it('all of them together have changed nothing', async () => {
  expect(await stateOfClass()).toBe(before)
})

it('a page of the named site may send requests', async () => {
  const preflight = await ask(hub.port, { method: 'OPTIONS', target: path, headers: { origin: site } })
  expect(preflight).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': site,
      'access-control-allow-headers': expect.stringMatching(/x-hub-pin/i),
    },
  })
  const answered = await ask(hub.port, { target: path, headers: { origin: site, ...withPassword } })
  expect(answered).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': site } })
  const wrong = await ask(hub.port, { target: path, headers: { origin: site } })
  expect(wrong).toMatchObject({ status: 401, headers: { 'access-control-allow-origin': site } })
})

it.each(['localhost', '127.0.0.1', 'prairie-ledger.local', 'hub.school.example', 'HUB.school.example'])(
  'the hub accepts the host name %s',
  async (host) => {
    const headers = { ...withPassword, host: `${host}:8484`, origin: `http://${host}:8484` }
    expect(await ask(hub.port, { target: path, headers })).toMatchObject({ status: 200 })
  },
)
