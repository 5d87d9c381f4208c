import http from 'pouchdb-adapter-http'
import core from 'pouchdb-core'
import replication from 'pouchdb-replication'

/** PouchDB without a local database. It replicates from one server to another. */
export const PouchDB = core.plugin(http).plugin(replication)
