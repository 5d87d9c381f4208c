/**
 * The part of PouchDB that a client of a remote database needs. Every answer comes from a remote server, so it is typed
 * as unknown.
 */
declare module 'pouchdb-browser' {
  export interface RemoteDatabase {
    get(id: string, options: { readonly open_revs: 'all' }): Promise<unknown>
    put(document: { readonly _id: string; readonly _rev?: string }): Promise<unknown>
    changes(options: {
      readonly since: number
      readonly style: 'all_docs'
      readonly batch_size: number
    }): Promise<unknown>
    /** Sends the user and password. The path is relative to the database. */
    fetch(path: string, init: RequestInit): Promise<Response>
    bulkDocs(
      docs: readonly {
        readonly _id: string
        readonly _rev: string
        readonly _deleted: true
        readonly envelope: string
      }[],
    ): Promise<unknown>
    info(): Promise<unknown>
  }

  export interface RemoteOptions {
    readonly skip_setup: true
    readonly auth: { readonly username: string; readonly password: string }
    readonly fetch: (address: string, init?: RequestInit) => Promise<Response>
  }

  const PouchDB: new (address: string, options: RemoteOptions) => RemoteDatabase
  export default PouchDB
}
