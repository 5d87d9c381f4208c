import { QuiltBlock } from '../../ui/QuiltBlock'
import styles from './LessonPicture.module.css'

interface LessonPictureProps {
  readonly moduleId: string
}

/** Three rows of eleven: one whole block stands in the middle of every picture, and the quilt runs off its edges. */
const BLOCKS = Array.from({ length: 33 }, (_, index) => index)

/** The module's quilt block, large and repeated. Decoration: the title beside it says what the lesson is about. */
export function LessonPicture({ moduleId }: LessonPictureProps) {
  return (
    <div className={styles['quilt']} aria-hidden="true">
      {BLOCKS.map((index) => (
        <QuiltBlock key={index} module={moduleId} done={1} total={1} size="fill" />
      ))}
    </div>
  )
}
