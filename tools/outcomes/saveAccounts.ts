import type { AccountsOptions } from './runOutcomes'

export async function saveAccounts({ say }: AccountsOptions): Promise<number> {
  say('')
  return 1
}
