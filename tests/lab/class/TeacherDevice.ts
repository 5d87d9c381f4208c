/** The teacher's device: what was shown as received there, and the backup files that were made. */
import { ClassDevice, type ClassPage } from './ClassDevice'
import { withFact, type Fact, type Held } from './Reports'

export interface BookBackup {
  readonly text: string
  /** What was shown as received when it was made. */
  readonly claimed: Held
}

/** Transactions of it that wrote rows of a book and are complete. */
type TeacherTab = ClassPage & { rowCommits: number }

export class TeacherDevice<Page extends TeacherTab> extends ClassDevice<Page> {
  claimed: Held = new Map()
  claimedBytes = new Set<Fact | undefined>()
  readonly backups: BookBackup[] = []
  /** The file with which this device begins, until it is in. */
  brings: BookBackup | undefined

  constructor(template: IDBFactory) {
    super('The teacher’s phone', template)
    this.disk.onCommit = ({ page, puts }) => {
      if (puts.some(({ table }) => table === 'rows')) (page as Page).rowCommits += 1
    }
  }

  claim(fact: Fact): void {
    this.claimed = withFact(this.claimed, fact)
    this.claimedBytes.add(fact)
  }

  /** Another one takes its place, with nothing but the last backup file. */
  replace(template: IDBFactory, backup: BookBackup): void {
    this.lose(template)
    this.claimed = new Map()
    this.claimedBytes = new Set()
    this.brings = backup
  }
}
