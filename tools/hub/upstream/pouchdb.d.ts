/** The parts of PouchDB that the hub and its tests use. */
declare module 'pouchdb-core' {
  interface Database {
    info(): Promise<{ doc_count: number; update_seq: number | string }>
    put(document: object): Promise<{ ok: true; rev: string }>
    get(id: string, options?: object): Promise<Record<string, unknown>>
    bulkDocs(documents: readonly object[], options?: object): Promise<object[]>
    allDocs(options?: object): Promise<{ rows: { id: string; value: { rev: string } }[] }>
    changes(options: object): Promise<{ results: { id: string }[]; last_seq: number | string }>
    destroy(): Promise<void>
  }
  interface Replicated {
    readonly ok: boolean
    readonly docs_read: number
    readonly docs_written: number
    readonly doc_write_failures: number
  }
  interface PouchDB {
    new (name: string, options?: object): Database
    plugin(part: unknown): PouchDB
    defaults(options: object): PouchDB
    replicate(from: Database, to: Database, options?: object): Promise<Replicated>
  }
  const core: PouchDB
  export type { Database }
  export default core
}
declare module 'pouchdb-adapter-memory'
declare module 'pouchdb-adapter-http'
declare module 'pouchdb-replication'
declare module 'pouchdb-mapreduce'
declare module 'express-pouchdb' {
  import type { RequestListener } from 'node:http'
  export default function expressPouch(pouch: unknown, options: object): RequestListener
}
