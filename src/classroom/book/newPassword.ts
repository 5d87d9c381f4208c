import type { WeakPassword } from '../ports/TaughtClasses'

/** Why a new password of a class book is not taken. @param before the password until now; undefined for a class that is new */
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
