import { listed } from '../listed'
import { plural } from '../plural'

/** What a merge brought, or what the other copy does not have. */
interface Counts {
  readonly reports: number
  readonly leavings: number
  readonly decisions: number
  readonly notes: number
  readonly hasPlan: boolean
  readonly hasSettings: boolean
}

/** Two teachers of one class, each with a copy, and what a merge of both copies brought. */
export const secondTeacherWords = {
  title: 'A second teacher',
  text: 'A colleague can teach this class too, from another phone or computer. Each of you has a copy of the class.',
  steps: [
    'Make a class backup, and give your colleague the file.',
    'Tell your colleague the password separately, for example in person.',
    'Under My classes, your colleague chooses “Restore a class from a backup.”',
    'Later, give each other a new backup, and restore it the same way. Then both of you have everything.',
  ],
  rulesTitle: 'Good to know',
  rules: [
    'Both of you can collect reports and make plans. Learners get the same 8 digits from both.',
    'Approvals, notes, plans and settings reach the other copy when it restores your backup.',
    'If both of you changed the same note, plan or setting, the newer change wins.',
    'If both of you decided about the same device, the copy with more decisions about it wins. If that’s equal, “rejected” wins.',
    'Each copy has its own password. A backup opens with the password of the copy that made it.',
    'Both of you can collect from a relay in your room. Only its owner can collect from a relay in an account.',
    'Deleting the class on one device doesn’t delete the other copy.',
    'A new class card makes a new class. Your colleague then restores a backup of the new class.',
    'If you archive the class, your colleague’s copy stays open and collects from the relay until it restores your backup.',
  ],

  /** What the backup had and this device did not. */
  news: (counts: Counts) => {
    const parts = partsOf(counts)
    return parts.length === 0 ? 'Everything in the backup was already here.' : `New here: ${listed(parts)}.`
  },
  /** What the backup does not have. Empty if it has everything. */
  lacks: (counts: Counts) => {
    const parts = partsOf(counts)
    return parts.length === 0
      ? ''
      : `Only on this device: ${listed(parts)}. Your colleague’s copy may need a new backup from you.`
  },
  deleted: (count: number) =>
    plural(count, {
      one: '1 report was deleted here, because the other copy had deleted it.',
      other: `${count} reports were deleted here, because the other copy had deleted them.`,
    }),
  archived: { archived: 'The class is now archived.', reopened: 'The class is open again.' },
}

function partsOf({ reports, leavings, decisions, notes, hasPlan, hasSettings }: Counts): readonly string[] {
  return [
    ...(reports > 0 ? [plural(reports, { one: '1 report', other: `${reports} reports` })] : []),
    ...(leavings > 0 ? [plural(leavings, { one: '1 device that left', other: `${leavings} devices that left` })] : []),
    ...(decisions > 0 ? [plural(decisions, { one: '1 decision', other: `${decisions} decisions` })] : []),
    ...(notes > 0 ? [plural(notes, { one: '1 note', other: `${notes} notes` })] : []),
    ...(hasPlan ? ['1 plan'] : []),
    ...(hasSettings ? ['changed settings'] : []),
  ]
}
