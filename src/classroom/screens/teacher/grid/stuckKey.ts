import type { StuckMember } from '../../../protocol/book/today'

/** What a patch of the grid bears a corner for: this learner in this module. */
export function stuckKey({ member, moduleId }: Pick<StuckMember, 'member' | 'moduleId'>): string {
  return `${member.member} ${moduleId}`
}
