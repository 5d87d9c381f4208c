import type { WeakPassword } from '../ports/TaughtClasses'

/**
 * Returns the reason why a new class book password is rejected.
 * @param before the current password; undefined for a new class
 */
export async function faultOfNew(
  password: string,
  { known, before }: { readonly known: readonly string[]; readonly before?: string },
): Promise<WeakPassword | undefined> {
  if (before !== undefined && password.normalize('NFC') === before.normalize('NFC')) return weak('same-password')
  let judge: typeof import('../../platform/judgePassword')
  try {
    judge = await import('../../platform/judgePassword')
  } catch {
    return weak('judge-missing')
  }
  const fault = judge.judgePassword(password, known)
  return fault && weak(fault)
}

function weak(fault: WeakPassword['fault']): WeakPassword {
  return { kind: 'weak-password', fault }
}
