import type { StuckMember } from '../../../protocol/book/today'

/** The key of a stuck learner in a module. The grid marks the patch with a corner. */
export function stuckKey({ member, moduleId }: Pick<StuckMember, 'member' | 'moduleId'>): string {
  return `${member.member} ${moduleId}`
}
