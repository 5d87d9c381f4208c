/** `npm run hub:prepare -- --couchdb URL --class FILE` makes room for a class on an Apache CouchDB, without a hub. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { couchAdmin, prepareClass } from './upstream/couchAdmin'
import { relayFileIn } from './upstream/relayFile'

const USAGE = `npm run hub:prepare -- --couchdb https://admin:password@couch.example.org --class FILE [--class FILE]`

function giveUp(sentence: string): never {
  console.error(`${sentence}\n\n${USAGE}`)
  process.exit(2)
}

const { couchdb, class: files = [] } = parseArgs({
  options: { couchdb: { type: 'string' }, class: { type: 'string', multiple: true } },
}).values
const couch = couchAdmin(couchdb ?? '') ?? giveUp('--couchdb is an address with the administrator’s name and password.')
if (files.length === 0)
  giveUp('--class is a file of JSON: { "class": "class-<id>", "user": "...", "password": "..." }.')
for (const file of files) {
  const relay = relayFileIn(readFileSync(file, 'utf8')) ?? giveUp(`${file} does not hold class, user and password.`)
  await prepareClass(couch, { name: relay.class, user: relay.user, password: { password: relay.password } })
  console.log(`${relay.class} is ready on ${couch.url}.`)
}
