/** Records the teacher's device, with the reports that it showed as received and the backup files that were made. */
import { ClassDevice, type ClassPage } from './ClassDevice'
import { withFact, type Fact, type Held } from './Reports'

export interface BookBackup {
  readonly text: string
  /** The reports that were shown as received when the file was made. */
  readonly confirmed: Held
}

/** Complete transactions of this tab that wrote rows of a book. */
type TeacherTab = ClassPage & { rowCommits: number }

export class TeacherDevice<Page extends TeacherTab> extends ClassDevice<Page> {
  confirmed: Held = new Map()
  confirmedBytes = new Set<Fact | undefined>()
  readonly backups: BookBackup[] = []
  /** The file that this device starts with, until it is restored. */
  brings: BookBackup | undefined

  constructor(template: IDBFactory) {
    super('The teacher’s phone', template)
    this.disk.onCommit = ({ page, puts }) => {
      if (puts.some(({ table }) => table === 'rows')) (page as Page).rowCommits += 1
    }
  }

  confirm(fact: Fact): void {
    this.confirmed = withFact(this.confirmed, fact)
    this.confirmedBytes.add(fact)
  }

  /** Replaces the device by another one that has only the last backup file. */
  replace(template: IDBFactory, backup: BookBackup): void {
    this.lose(template)
    this.confirmed = new Map()
    this.confirmedBytes = new Set()
    this.brings = backup
  }
}
