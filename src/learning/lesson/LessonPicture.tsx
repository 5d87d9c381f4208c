import { useState } from 'react'
import { pictureWords } from '#words/pictures'
import { QuiltBlock } from '../../ui/QuiltBlock'
import styles from './LessonPicture.module.css'

interface LessonPictureProps {
  readonly moduleId: string
  /** The drawing that the lesson asks for; an unknown name shows the module's own. */
  readonly image: string | undefined
}

/** Three rows of eleven: one whole block stands in the middle of every picture, and the quilt runs off its edges. */
const BLOCKS = Array.from({ length: 33 }, (_, index) => index)

/** The scene of the lesson, or the module's quilt block, large and repeated, where no scene can be had. */
export function LessonPicture({ moduleId, image }: LessonPictureProps) {
  const [missing, setMissing] = useState<readonly string[]>([])
  const name = [image, moduleId].find((one) => one !== undefined && isDrawn(one) && !missing.includes(one))
  if (name === undefined) return <Quilt moduleId={moduleId} />
  return (
    <img
      className={styles.scene}
      src={`/illustrations/${name}.svg`}
      alt={pictureWords[name]}
      width={640}
      height={372}
      decoding="async"
      onError={() => setMissing([...missing, name])}
    />
  )
}

/** Lesson text is data: a name that no drawing has asks for nothing. */
function isDrawn(name: string): boolean {
  return Object.hasOwn(pictureWords, name)
}

function Quilt({ moduleId }: { readonly moduleId: string }) {
  return (
    <div className={styles.quilt} aria-hidden="true">
      {BLOCKS.map((index) => (
        <QuiltBlock key={index} module={moduleId} done={1} total={1} size="fill" />
      ))}
    </div>
  )
}
