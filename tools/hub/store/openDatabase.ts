import Database from 'libsql'

export type Sqlite = Database.Database

/**
 * A document is one row with the JSON of its leaves, so that a report writes as few disk pages as possible. The row stays
 * after a deletion, because `sequence` is the highest that its sender ever used. A deleted report can't be replaced by an
 * older one, and a known sender is never rejected. A class's `update_seq` is its start value, and the rows have all later
 * changes.
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
 * Opens the hub's one file, or makes it. A finished transaction is in the journal, completely or not at all. It is on the
 * disk when the journal is (`Journal`).
 *
 * @param mostPages of 4096 bytes; a write that would exceed them fails as on a full disk
 * @throws if another hub has the file open, or it can't be written
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

/** Merges the journal into the file, unlocks it and closes it. Closing alone would not, because of open statements. */
export function closeDatabase(database: Sqlite): void {
  database.pragma('journal_mode = delete')
  database.pragma('locking_mode = normal')
  database.exec('select count(*) from classes')
  database.close()
}
