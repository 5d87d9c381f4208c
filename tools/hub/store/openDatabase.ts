import Database from 'libsql'

export type Sqlite = Database.Database

/**
 * A document is one row, with the JSON of its leaves, so that a report costs the disk as few pages as can be. The row
 * stays when the document is deleted: `sequence` is the highest of its sender ever, so that nobody who deletes a report
 * can bring back an older one, and nobody who was known is refused. A class's `update_seq` is where it began; what has
 * changed since stands in the rows.
 */
const TABLES = `
  create table if not exists classes (
    name text primary key, user text not null, salt blob not null, stretched blob not null,
    verifying_key blob not null, update_seq integer not null
  ) strict, without rowid;
  create table if not exists documents (
    class text not null, id text not null, seq integer not null, deleted integer not null, sequence integer,
    tree text not null, leaves text not null
  ) strict;
  create unique index if not exists by_name on documents (class, id);
  create unique index if not exists by_seq on documents (class, seq);
  create table if not exists locals (
    class text not null, id text not null, rev integer not null, body text not null, primary key (class, id)
  ) strict, without rowid;
`

/**
 * Opens the hub's one file, or makes it. A transaction that has ended is in the journal, whole or not at all, and on the disk
 * once that is (`Journal`).
 *
 * @param mostPages of 4096 bytes; what would make the file larger fails as on a full disk
 * @throws where another hub has it open, or it can't be written
 */
export function openDatabase(file: string, mostPages?: number): Sqlite {
  const database = new Database(file)
  try {
    database.pragma('locking_mode = exclusive')
    database.pragma('journal_mode = wal')
    database.pragma('synchronous = normal')
    if (mostPages !== undefined) database.pragma(`max_page_count = ${mostPages}`)
    database.exec(TABLES)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Leaves one whole file, without a journal beside it, and lets go of it: statements that are still held would not. */
export function closeDatabase(database: Sqlite): void {
  database.pragma('journal_mode = delete')
  database.pragma('locking_mode = normal')
  database.exec('select count(*) from classes')
  database.close()
}
