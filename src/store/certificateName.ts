/**
 * Role: how a learner wants their name on certificates, beside the name that they go by.
 * Guarantee: it stays on this device: no document, no backup and no file has it.
 * Must not: stand in for a name that was never chosen.
 */
import type { LearnerDatabase } from './learnerDatabase'

/** Null when none was chosen. */
export async function keptCertificateName({ backup }: LearnerDatabase): Promise<string | null> {
  const row = await backup.get('certificate-name')
  return row?.key === 'certificate-name' && typeof row.name === 'string' ? row.name : null
}

export async function keepCertificateName({ backup }: LearnerDatabase, name: string | null): Promise<void> {
  await (name === null ? backup.delete('certificate-name') : backup.put({ key: 'certificate-name', name }))
}
