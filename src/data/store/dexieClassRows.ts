import type { ClassRowRead, ClassRows } from './classRows'
import type { LearnerConnection } from './learnerConnection'

export function createClassRows(connection: LearnerConnection, write: LearnerConnection['write']): ClassRows {
  // The last rows, so that screens keep showing them while storage fails.
  let last: readonly unknown[] = []
  return {
    all: () =>
      connection.read<readonly unknown[]>(
        async (database) => {
          last = await database.classes.toArray()
          return last
        },
        () => last,
      ),
    count: () =>
      connection.read(
        (database) => database.classes.count(),
        () => last.length,
      ),
    find: (key) =>
      connection.read<ClassRowRead>(
        async (database) => ({ kind: 'read', row: await database.classes.get(key) }),
        () => {
          const health = connection.health.current()
          return { kind: 'failed', reason: health.kind === 'failing' ? health.reason : 'connection' }
        },
      ),
    change: (key, edit) =>
      write(async ({ classes }) => {
        const { becomes, answer } = edit(await classes.get(key))
        if (becomes === 'deleted') await classes.delete(key)
        else if (becomes !== 'unchanged') await classes.put(becomes)
        return answer
      }),
  }
}
