import type { JoinedClass } from '../../ports/JoinedClasses'
import { hexOf } from '../../protocol/bytes'
import type { ClassCard } from '../../protocol/card/classCard'

/**
 * Other classes of the learner whose class name and teacher name are exactly the same. After a lost phone, that is the
 * same class. A name alone proves nothing, because anyone can print a card with it.
 */
export function namesakesOf(card: ClassCard, list: readonly JoinedClass[]): readonly JoinedClass[] {
  const key = hexOf(card.classId)
  const names = ({ className, teacherName }: ClassCard) => `${className}\n${teacherName}`
  return list.filter((other) => other.key !== key && !other.isLeaving && names(other.card) === names(card))
}
