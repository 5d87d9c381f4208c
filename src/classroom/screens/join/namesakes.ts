import type { JoinedClass } from '../../ports/JoinedClasses'
import { hexOf } from '../../protocol/bytes'
import type { ClassCard } from '../../protocol/card/classCard'

/**
 * Classes of the learner with the names of this one and of its teacher, to the letter, under another card. After a lost phone
 * that is the same class; a name alone proves nothing, since anybody can print a card with it.
 */
export function namesakesOf(card: ClassCard, list: readonly JoinedClass[]): readonly JoinedClass[] {
  const key = hexOf(card.classId)
  const names = ({ className, teacherName }: ClassCard) => `${className}\n${teacherName}`
  return list.filter((other) => other.key !== key && !other.isLeaving && names(other.card) === names(card))
}
