import { createServer } from 'node:http'
import expressPouch from 'express-pouchdb'
import memory from 'pouchdb-adapter-memory'
import mapreduce from 'pouchdb-mapreduce'
import { PouchDB as remotePouch } from '../../tools/hub/upstream/remotePouch'

export const PouchDB = remotePouch.plugin(memory).plugin(mapreduce)

export interface ProtocolServer {
  /** Without a slash at the end. */
  readonly url: string
  readonly close: () => Promise<void>
}

/**
 * Starts another server with CouchDB's protocol, independent of the hub: PouchDB's own, in memory. It needs no
 * password.
 */
export async function startPouchServer(): Promise<ProtocolServer> {
  const app = expressPouch(PouchDB.defaults({ adapter: 'memory' }), { mode: 'minimumForPouchDB', inMemoryConfig: true })
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
