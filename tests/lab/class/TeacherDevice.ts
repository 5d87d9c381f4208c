/**
 * Records a teacher's device, with the reports that it showed as received, the reports that merges brought, the passwords that
 * may open its book, and the backup files that were made.
 */
import { ClassDevice, type ClassPage } from './ClassDevice'
import { withFact, type Fact, type Held } from './Reports'

export interface BookBackup {
  readonly text: string
  /** The reports that were shown as received when the file was made. */
  readonly confirmed: Held
  /** The reports that merges had brought by then. */
  readonly merged: Held
  /** The passwords that may open the file. One is certain, unless a change of the password was interrupted. */
  readonly passwords: readonly string[]
}

/** Complete transactions of this tab that wrote rows of a book. */
type TeacherTab = ClassPage & { rowCommits: number }

export const PASSWORD = 'a long password'

export class TeacherDevice<Page extends TeacherTab> extends ClassDevice<Page> {
  confirmed: Held = new Map()
  confirmedBytes = new Set<Fact | undefined>()
  /** The reports that a merge has brought, after the screen said that both copies are merged. */
  merged: Held = new Map()
  /** The newest plan that was shown as saved here, by its sequence. */
  plan = 0
  readonly backups: BookBackup[] = []
  /** The file that this device starts with, until it is restored. */
  brings: BookBackup | undefined
  passwords: readonly string[] = [PASSWORD]
  /** The tab that is changing the password now. */
  changing: Page | undefined

  constructor(template: IDBFactory, name = 'The teacher’s phone') {
    super(name, template)
    this.disk.onCommit = ({ page, puts }) => {
      if (puts.some(({ table }) => table === 'rows')) (page as Page).rowCommits += 1
    }
  }

  get isChanging(): boolean {
    return this.changing?.isDead === false
  }

  confirm(fact: Fact): void {
    this.confirmed = withFact(this.confirmed, fact)
    this.confirmedBytes.add(fact)
  }

  merge(facts: Held): void {
    for (const fact of facts.values()) this.merged = withFact(this.merged, fact)
  }

  /** Replaces the device by another one that has only the last backup file. */
  replace(template: IDBFactory, backup: BookBackup): void {
    this.lose(template)
    this.confirmed = new Map()
    this.confirmedBytes = new Set()
    this.merged = new Map()
    this.plan = 0
    this.passwords = backup.passwords
    this.changing = undefined
    this.brings = backup
    if (!this.backups.includes(backup)) this.backups.push(backup)
  }
}
